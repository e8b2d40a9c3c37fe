#!/usr/bin/env bash
# Sets up all that the tests need on Debian 12, Debian 13 or Ubuntu 24.04, and runs every check.
# --full adds the long rows and the figures. Every stage runs even if one before it failed; the last lines say which.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

full=false
case "${1:-}" in
    "") ;;
    --full) full=true ;;
    *) give_up "usage: packaging/test.sh [--full]" ;;
esac

test_tools=(git xvfb xauth dbus dbus-daemon at-spi2-core python3 python3-pyatspi gir1.2-atspi-2.0)
if $full; then test_tools+=(strace); fi # to see that no socket reaches for the internet
install_packages "${window_libraries[@]}" "${test_tools[@]}"
make_environment "[dev]"
compile_languages

cd "$root"
export PATH="$venv/bin:$PATH"
failed=()

stage() { # NAME COMMAND…
    local name=$1 start=$SECONDS
    shift
    printf '\n== %s: %s\n' "$name" "$*"
    if "$@"; then
        printf '== %s: well (%d s)\n' "$name" $((SECONDS - start))
    else
        printf '== %s: FAILED (%d s)\n' "$name" $((SECONDS - start))
        failed+=("$name")
    fi
}

# A screen, a session bus and the accessibility bus, as a screen reader would find them.
with_screen_reader() {
    local runtime status=0
    runtime=$(mktemp -d)
    XDG_RUNTIME_DIR=$runtime QT_QPA_PLATFORM=xcb QT_ACCESSIBILITY=1 QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 \
        xvfb-run -a -s "-screen 0 1600x1000x24" dbus-run-session -- bash -c '
            /usr/libexec/at-spi-bus-launcher --launch-immediately 2>/dev/null & bus=$!
            sleep 1
            "$@"; status=$?
            kill $bus 2>/dev/null
            exit $status' screen-reader "$@" || status=$?
    rm -rf "$runtime"
    return $status
}

stage lint ruff check .
stage format ruff format --check .
stage types mypy
stage floors lint-imports
stage languages python i18n/i18n.py check
# Three workers on two cores: one waits for the disk, a process or a timer. What loops hot runs apart, without coverage,
# which would slow it down ten times.
everyday="not atspi and not bench and not full"
stage tests pytest -n 3 --dist loadfile --cov --cov-report= -m "$everyday and not hot" --ignore tests/golden/pictures
stage pictures pytest tests/golden/pictures # in a process of its own: as a fresh program looks
stage hot pytest -n 3 --dist loadfile -m "$everyday and hot"
if grep -rq --include='*.py' 'mark\.atspi' tests; then
    stage access with_screen_reader pytest -m atspi
fi
stage coverage python packaging/coverage_floors.py
stage wheel python packaging/try_wheel.py
if $full; then
    # Row by row, with a closing table; what has passed for this commit is not run again.
    stage promises python packaging/promises.py
    stage full pytest -m full --ignore tests/trust
    stage figures pytest -m bench -s
fi

printf '\n'
if [ ${#failed[@]} -gt 0 ]; then
    printf 'FAILED: %s\n' "${failed[*]}"
    exit 1
fi
printf 'All is well, in %d s.\n' $SECONDS

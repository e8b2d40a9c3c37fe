# Shared by run.sh and test.sh: sets up system libraries, a Python environment and the languages. To be sourced.
# All it says goes to standard error, so that what bjdesk prints stays clean.
# BJDESK_VENV: where the environment goes (default: .venv in the checkout). BJDESK_PYTHON: which Python to use.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=${BJDESK_VENV:-$root/.venv}

# What Qt needs to open a window on a bare machine; lrelease needs libglib, libbrotli and libgssapi as well.
window_libraries=(
    libglib2.0-0 libgl1 libegl1 libfontconfig1 libdbus-1-3 libbrotli1 libxkbcommon-x11-0 libxcb-cursor0
    libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxcb-xkb1 libxcb-randr0 libxcb-sync1 libxcb-xfixes0 libx11-xcb1
    libgssapi-krb5-2 libwayland-cursor0 libwayland-egl1
)

say() { printf '%s\n' "$*" >&2; }

give_up() {
    say "$*"
    exit 2
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        env DEBIAN_FRONTEND=noninteractive "$@" >&2
    elif command -v sudo >/dev/null; then
        sudo env DEBIAN_FRONTEND=noninteractive "$@" >&2
    else
        give_up "These have to be installed by an administrator first (there is no sudo here): ${missing[*]}"
    fi
}

is_installed() { dpkg-query -W -f '${Status}\n' "$1" 2>/dev/null | grep -q 'ok installed'; }

# Prints what is to be installed of the given packages. Debian 13 and Ubuntu 24.04 renamed some to NAMEt64.
not_installed() {
    local name
    for name in "$@"; do
        is_installed "$name" || is_installed "${name}t64" || printf '%s\n' "$name"
    done
}

# Prints the name under which this system knows a package.
known_as() {
    local name
    for name in "$1" "${1}t64"; do
        if apt-cache policy "$name" 2>/dev/null | grep -q 'Candidate: [^(]'; then
            printf '%s\n' "$name"
            return
        fi
    done
    printf '%s\n' "$1"
}

# Installs what is missing of the given Debian packages; asks the network for nothing if nothing is.
install_packages() {
    local missing=() names=() name
    if ! command -v apt-get >/dev/null; then
        say "No apt-get here: going on with the libraries that this system has."
        return
    fi
    mapfile -t missing < <(not_installed "$@")
    [ ${#missing[@]} -gt 0 ] || return 0
    say "Installing with apt-get: ${missing[*]}"
    as_root apt-get update -qq || say "apt-get update failed; going on with the package lists that are here."
    for name in "${missing[@]}"; do names+=("$(known_as "$name")"); done
    as_root apt-get install -y -qq --no-install-recommends "${names[@]}" \
        || give_up "These system packages could not be installed: ${names[*]}"
}

# Prints a Python that is new enough and can make environments.
find_python() {
    local name
    for name in ${BJDESK_PYTHON:-python3.13 python3.12 python3.11 python3}; do
        if "$name" -c 'import ensurepip, sys, venv; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null; then
            command -v "$name"
            return
        fi
    done
    return 1
}

# Prints what an environment was made from: this checkout, as it asks for packages now.
stamp() { { printf '%s\n' "$root" && cat "$root/pyproject.toml" "$root/packaging/constraints.txt"; } | sha256sum; }

# Makes the environment and installs bjdesk into it, from the checkout, with the given extras ("" or "[dev]").
make_environment() {
    local stamp_file=$venv/bjdesk-stamp stamp python
    stamp=$(stamp)
    if "$venv/bin/python" -c '' 2>/dev/null && grep -qxF "$stamp bjdesk$1" "$stamp_file" 2>/dev/null; then
        return
    fi
    if ! python=$(find_python); then
        install_packages python3 python3-venv
        python=$(find_python) || give_up "bjdesk needs Python 3.11 or newer, with its venv module; none was found."
    fi
    if ! "$venv/bin/python" -c 'import pip' 2>/dev/null; then
        say "Making a Python environment in $venv"
        "$python" -m venv --clear "$venv" >&2 || give_up "The Python environment could not be made in $venv."
    fi
    say "Installing bjdesk$1 and what it needs"
    local pip=("$venv/bin/python" -m pip install --quiet --disable-pip-version-check
        --constraint "$root/packaging/constraints.txt")
    # The build tool first: with it in place, PySide6 is not fetched a second time for the build.
    { "${pip[@]}" hatchling editables \
        && "${pip[@]}" --no-build-isolation --editable "$root$1"; } >&2 \
        || give_up "Python packages could not be installed; is there a network?"
    quicken_start
    # Both scripts share the environment: what one of them has installed, the other leaves alone.
    { grep -F "$stamp" "$stamp_file" 2>/dev/null || true; printf '%s\n' "$stamp bjdesk$1"; } >"$stamp_file.new"
    mv "$stamp_file.new" "$stamp_file"
}

# Qt's Python part carries sources that it compiles anew at every start, unless it is told once (SBK_EMBED=0) to lay
# them out as files, whose compiled form is kept. What bjdesk would compile at its first start is compiled here too.
quicken_start() {
    local parts=("$root/bjdesk") support
    if SBK_EMBED=0 "$venv/bin/python" -c 'import PySide6.QtCore' >&2; then
        for support in "$venv"/lib/python*/site-packages/shiboken6/files.dir; do parts+=("$support"); done
    fi
    "$venv/bin/python" -m compileall -q "${parts[@]}" >&2 \
        || say "Not all could be compiled ahead: the first start takes longer."
}

compile_languages() {
    local folder=$root/bjdesk/_data/i18n file
    for file in "$root"/i18n/*.ts; do
        file=$(basename "$file" .ts)
        if [ ! "$folder/$file.qm" -nt "$root/i18n/$file.ts" ]; then
            say "Compiling the languages"
            "$venv/bin/python" "$root/i18n/i18n.py" release >&2 || give_up "The languages could not be compiled."
            return
        fi
    done
}

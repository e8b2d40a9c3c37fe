#!/bin/sh
# Installs bjdesk for one user, without an administrator: ./install.sh [--remove] [--prefix DIR], DIR being ~/.local.
# It may be run again at any time: over an older version, or over a half-done installation. Your games are not touched.
set -eu

here=$(cd "$(dirname "$0")" && pwd -P)
prefix=${HOME:-}/.local
remove=no

give_up() {
    printf 'bjdesk: %s\n' "$*" >&2
    exit 2
}

while [ $# -gt 0 ]; do
    case $1 in
        --remove) remove=yes ;;
        --prefix) [ $# -gt 1 ] || give_up "--prefix takes a folder."; prefix=$2; shift ;;
        *) give_up "usage: ./install.sh [--remove] [--prefix DIR]" ;;
    esac
    shift
done
case $prefix in
    /.local) give_up "there is no home folder; name one with --prefix." ;;
    /*) ;;
    *) prefix=$PWD/$prefix ;;
esac

home=$prefix/lib/bjdesk
link=$prefix/bin/bjdesk
XDG_DATA_HOME=${XDG_DATA_HOME:-$prefix/share}
export XDG_DATA_HOME

if [ "$remove" = yes ]; then
    found=no
    for file in "$link" "$home" "$home.new" "$home.old"; do
        if [ -e "$file" ] || [ -L "$file" ]; then found=yes; fi
    done
    [ $found = yes ] || give_up "it is not installed in $prefix: there is nothing to remove."
    # Not by the program's own install-desktop: half of it may be gone.
    id=io.github.bjdesk.bjdesk
    rm -f "$XDG_DATA_HOME/applications/$id.desktop" "$XDG_DATA_HOME/metainfo/$id.metainfo.xml" \
        "$XDG_DATA_HOME"/icons/hicolor/*/apps/$id.* 2>/dev/null || give_up "$XDG_DATA_HOME can't be written."
    rm -rf "$home" "$home.new" "$home.old" "$link" 2>/dev/null || give_up "$prefix can't be written."
    echo "bjdesk is removed from $prefix; your games are kept."
    exit 0
fi

[ -x "$here/bjdesk/bjdesk" ] || give_up "the program is not beside this script; unpack the whole archive."
if command -v ldd >/dev/null; then
    missing=$(find "$here/bjdesk" -name 'libqxcb.so' -o -name 'libQt6Gui.so*' -o -name 'libQt6XcbQpa.so*' | while read -r file; do
        ldd "$file" 2>/dev/null | sed -n 's/^[[:space:]]*\(.*\) => not found/\1/p'
    done | sort -u | tr '\n' ' ')
    [ -z "$missing" ] || give_up "this system lacks libraries that a window needs: $missing(README.txt names the packages)."
fi
"$here/bjdesk/bjdesk" --version >/dev/null 2>&1 || give_up "the program does not run on this system."

# Before anything changes: all that is to be written can be.
for folder in "$prefix/lib" "$prefix/bin" "$XDG_DATA_HOME"; do
    mkdir -p "$folder" 2>/dev/null && [ -w "$folder" ] || give_up "$folder can't be written."
done
rm -rf "$home.new" 2>/dev/null || give_up "$home.new can't be removed."
trap 'rm -rf "$home.new"; exit 2' HUP INT TERM
cp -R "$here/bjdesk" "$home.new" 2>/dev/null || { rm -rf "$home.new"; give_up "$prefix can't be written, or it is full."; }
# The old one is there until the new one is whole.
if [ -e "$home" ]; then
    rm -rf "$home.old" 2>/dev/null && mv "$home" "$home.old" 2>/dev/null || give_up "$home can't be replaced."
fi
mv "$home.new" "$home" 2>/dev/null || give_up "$home can't be written."
rm -rf "$home.old" 2>/dev/null || give_up "$home.old can't be removed; run this again."
ln -sfn ../lib/bjdesk/bjdesk "$link" 2>/dev/null || give_up "$link can't be written."
"$link" install-desktop >/dev/null || exit 2
echo "bjdesk is installed in $prefix and in your menu."
case :$PATH: in *:"$prefix/bin":*) ;; *) echo "In a terminal, call it $link: that folder is not on your PATH." ;; esac

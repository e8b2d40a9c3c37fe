#!/usr/bin/env bash
# Sets up all that bjdesk needs on Debian 12, Debian 13 or Ubuntu 24.04, and opens the table.
# Arguments go to bjdesk: packaging/run.sh --language cs. Run it as root or as one who may sudo.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

install_packages "${window_libraries[@]}"
make_environment ""
compile_languages
exec "$venv/bin/bjdesk" "$@"

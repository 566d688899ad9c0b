#!/usr/bin/env bash
# A Chromium for the browser tests and bubblewrap for the sandbox tests, from the system's packages.
# Its headless shell draws the same pages with less work; where there is none, any Chromium will do.
# Says what to do where it cannot install them; the tests then name what they skip (in CI they fail).
set -u
has() { command -v "$1" >/dev/null; }
a_browser() { has chromium-headless-shell || has chromium || has chromium-browser || has google-chrome; }
walled() { [ "$(uname)" != Linux ] || has bwrap; }

wanted=()
has chromium-headless-shell || wanted+=(chromium-headless-shell)
walled || wanted+=(bubblewrap)
[ ${#wanted[@]} -eq 0 ] && exit 0

if has apt-get; then
    as_root=(); [ "$(id -u)" = 0 ] || as_root=(sudo -n)
    install() {
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -qq --no-install-recommends "$@" >/dev/null
    }
    echo "Installing ${wanted[*]} (used by the tests alone) …"
    "${as_root[@]}" timeout 120 apt-get update -qq
    for package in "${wanted[@]}"; do install "$package" fonts-dejavu-core; done
    a_browser || install chromium fonts-dejavu-core
fi

missing=()
a_browser || missing+=(chromium)
walled || missing+=(bubblewrap)
[ ${#missing[@]} -eq 0 ] && exit 0
echo "Not installed: ${missing[*]}. The tests that need it are skipped; to run them: install it with your system's package manager, e.g. 'apt-get install ${missing[*]}' or 'brew install --cask chromium'." >&2
[ -z "${CI:-}" ]

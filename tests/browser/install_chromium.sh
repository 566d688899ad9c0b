#!/usr/bin/env bash
# Chromium for the browser tests and bubblewrap for the sandbox tests, from the system's packages.
# Says what to do where it cannot install them; the tests then name what they skip (in CI they fail).
set -u
missing=()
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || missing+=(chromium)
[ "$(uname)" = Linux ] && { command -v bwrap >/dev/null || missing+=(bubblewrap); }
[ ${#missing[@]} -eq 0 ] && exit 0

if command -v apt-get >/dev/null; then
    as_root=(); [ "$(id -u)" = 0 ] || as_root=(sudo -n)
    echo "Installing ${missing[*]} (used by the tests alone) …"
    "${as_root[@]}" apt-get update -qq &&
        DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" fonts-dejavu-core >/dev/null && exit 0
fi
echo "Not installed: ${missing[*]}. The tests that need it are skipped; to run them: install it with your system's package manager, e.g. 'apt-get install ${missing[*]}' or 'brew install --cask chromium'." >&2
[ -z "${CI:-}" ]

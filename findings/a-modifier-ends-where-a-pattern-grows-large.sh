#!/usr/bin/env bash
# Guess: `(?i:limited|ltd|plc)` ignores case wherever it stands; a pattern put together from lists of names may grow without a change of meaning.
# Truth: from about 20,000 characters of source on, V8 leaves out its optimisation of alternatives, and of a group with the modifier `i`
#   only one alternative still ignores case: here "Ltd", but neither "Limited" nor "PLC". Nothing is thrown. The flag `i` of the whole pattern
#   goes on working, and so does a group of a single word. Write such words out in the cases that are printed, or keep patterns small.
# Seen: Node 24.21.0 (V8 13.6), the same with `--no-regexp-optimization` on a pattern of 30 characters. Source: own run; a neighbour, `(?-i:…)` inside
#   a pattern with the flag, is nodejs/node issue 60030.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node@24.21.0
(cd node_modules/node && node installArchSpecificPackage >/dev/null 2>&1)
export PATH="$work/node_modules/node/bin:$PATH"
cat > probe.mjs <<'JS'
const towns = (count) => Array.from({ length: count }, (_, i) => `town${i}`).join('|');
const printed = ['Limited', 'LIMITED', 'Ltd', 'ltd', 'PLC', 'plc'];
const matched = (pattern) => printed.filter((word) => pattern.test(word));
const seen = {};
for (const count of [10, 5000]) {
  const tail = `(?: of (?:${towns(count)}))?`;
  const group = new RegExp(`^(?:(?i:limited|ltd|plc))${tail}$`);
  const flag = new RegExp(`^(?:limited|ltd|plc)${tail}$`, 'i');
  seen[count] = [matched(group), matched(flag)];
  console.log(`${group.source.length} characters: the group matches ${seen[count][0].join(', ')}; the flag ${seen[count][1].join(', ')}`);
}
const all = printed.length;
const [small, large] = [seen[10], seen[5000]];
console.log(process.version, 'V8', process.versions.v8);
process.exit(small[0].length === all && large[0].join() === 'Ltd,ltd,plc' && large[1].length === all ? 0 : 1);
JS
node probe.mjs

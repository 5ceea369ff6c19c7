#!/usr/bin/env bash
# Guess: a parser of personal names that finds only two words takes the last of them as the surname; titles and degrees are taken off where a name remains.
# Truth: humanparser 2.7.0 takes the last word as a degree whenever it knows it: of "Wei Ma" (one of the most frequent surnames of China, and a Master of Arts) the surname is the
#   empty text and the suffix "Ma". "Rahman Md", as passports of Bangladesh have Mohammad short, loses its last word as a doctor's degree in humanparser and in parse-full-name 1.2.7, and
#   both make a title of "Judge Moyo", parse-full-name of "Doctor Khumalo" too, given names in southern Africa. What a list is then searched for is half a name, and nothing says so.
# Seen: humanparser 2.7.0, parse-full-name 1.2.7. Source: own run; the lists of suffixes and titles in both packages.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts humanparser@2.7.0 parse-full-name@1.2.7
cat > probe.cjs <<'JS'
const { parseName } = require('humanparser');
const { parseFullName } = require('parse-full-name');

const seen = [];
for (const name of ['Wei Tan', 'Wei Ma', 'Rahman Md', 'Doctor Khumalo', 'Judge Moyo']) {
  const one = parseName(name);
  const other = parseFullName(name);
  const parts = [
    [one.firstName, one.lastName, one.salutation ?? one.suffix],
    [other.first, other.last, other.title || other.suffix],
  ].map(([first, last, taken]) => `first "${first ?? ''}", last "${last ?? ''}", taken off "${taken ?? ''}"`);
  console.log(`${name}: humanparser ${parts[0]}; parse-full-name ${parts[1]}`);
  seen.push(...[one.lastName && one.firstName, other.last && other.first].map((whole) => (whole ? 'whole' : 'half')));
}
process.exit(seen.join() === 'whole,whole,half,whole,half,half,whole,half,half,half' ? 0 : 1);
JS
node probe.cjs

#!/usr/bin/env bash
# Guess: an edit distance of 0 says that two names, or two account numbers, are the same, and the distance from A to B is that from B to A.
# Truth: `DamerauLevenshteinDistance` of natural is 0 wherever the second text is the first with one sign doubled (but the very first sign): Ana and Anna, Oto and Otto, 62001 and 620001. The other way round it is 1, so that the answer
#   depends on which of two lists is searched in which. It is the default; with `{ restricted: true }`, and in `LevenshteinDistance`, the same pairs are 1. Of 20 pairs that differ in one doubled sign, as misread or mistyped names do, all
#   come out as equal. A rule "distance 0, so the same person" or "the same account" is met by another one. Compare with === first, or take talisman or damerau-levenshtein.
# Seen: natural 8.1.1, talisman 1.1.4, damerau-levenshtein 1.0.8. Source: own run; natural #757 (asymmetry) and #778 (a cause, not merged).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts natural@8.1.1 talisman@1.1.4 damerau-levenshtein@1.0.8
cat > probe.mjs <<'JS'
import damerau from 'damerau-levenshtein';
import natural from 'natural';
import talisman from 'talisman/metrics/damerau-levenshtein.js';

const MEASURES = {
  'natural, as it is': (a, b) => natural.DamerauLevenshteinDistance(a, b),
  'natural, restricted': (a, b) => natural.DamerauLevenshteinDistance(a, b, { restricted: true }),
  'natural, Levenshtein': (a, b) => natural.LevenshteinDistance(a, b),
  talisman: (a, b) => talisman(a, b),
  'damerau-levenshtein': (a, b) => damerau(a, b).steps,
};
const doubled = [1, 2, 3, 4, 5].map((at) => ['SAMPLE', 'SAMPLE'.slice(0, at + 1) + 'SAMPLE'.slice(at)]);
const pairs = [
  ['Ana', 'Anna'], ['Oto', 'Otto'], ['Modise', 'Moodise'], ['Kgosi', 'Kgossi'], ['Dube', 'Dubbe'], ['Banda', 'Baanda'], ['Phiri', 'Phirii'], ['Pule', 'Pulle'], ['Moagi', 'Moaggi'], ['Tau', 'Taau'],
  ['62001', '620001'], ['100', '1000'], ['BW0417', 'BW00417'], ['9804', '98004'], ['MMABATHO', 'MMABBATHO'], ...doubled,
];
const seen = [];
for (const [name, measure] of Object.entries(MEASURES)) {
  const [there, back] = [pairs.map(([a, b]) => measure(a, b)), pairs.map(([a, b]) => measure(b, a))];
  const zero = (all) => all.filter((distance) => distance === 0).length;
  console.log(`${name}: of ${pairs.length} pairs 0 apart ${zero(there)}, in the other order ${zero(back)}; Modise and Modsie ${measure('Modise', 'Modsie')}`);
  seen.push(`${zero(there)}/${zero(back)}`);
}
process.exit(pairs.length === 20 && seen.join(' ') === '20/0 0/0 0/0 0/0 0/0' ? 0 : 1);
JS
node probe.mjs | grep -v 'injected env' ; exit "${PIPESTATUS[0]}"

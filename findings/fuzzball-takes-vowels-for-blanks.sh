#!/usr/bin/env bash
# Guess: a score of 100 from fuzzball, which keeps letters of all scripts unless told otherwise, means that two names are spelt the same but for case, blanks and punctuation.
# Truth: before it compares it turns everything into a blank that is neither a letter nor a number, and a vowel sign of Devanagari, Bengali, Tamil or Thai is neither: it is a mark. राम and रीम (Ram and
#   Rim) score 100, and so do two Bengali names; only what is written between the vowels is compared, while one name with and without the vowel signs of Arabic falls to 36 as its letters become words.
#   With `full_process: false` the same pairs score 50 to 75, as their Latin spellings do. Lists of sanctions carry names in their own script; compare those without the processing, or after a transliteration.
# Seen: fuzzball 2.2.6. Source: own run; Unicode 16, 4.5 (general category: Mn and Mc are not letters).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts fuzzball@2.2.6
cat > probe.mjs <<'JS'
import * as fuzzball from 'fuzzball';

const pairs = [
  ['Latin, the same', 'Kagiso', 'KAGISO'],
  ['Latin', 'Ram', 'Rim'],
  ['Cyrillic', 'Рам', 'Рим'],
  ['Devanagari', 'राम', 'रीम'],
  ['Bengali', 'মিনা', 'মেনি'],
  ['Tamil', 'கமலா', 'கமலி'],
  ['Arabic, the same with its vowels', 'محمد', 'مُحَمَّد'],
];
const seen = [];
for (const [script, a, b] of pairs) {
  const scores = [fuzzball.ratio(a, b), fuzzball.token_sort_ratio(a, b), fuzzball.ratio(a, b, { full_process: false })];
  console.log(`${script}: ${a} and ${b}: ratio ${scores[0]}, token_sort_ratio ${scores[1]}, ratio unprocessed ${scores[2]}; compared ${JSON.stringify([a, b].map((name) => fuzzball.full_process(name)))}`);
  seen.push(scores.join('/'));
}
process.exit(seen.join() === '100/100/17,67/67/67,67/67/67,100/100/67,100/100/50,100/100/75,73/36/67' ? 0 : 1);
JS
node probe.mjs

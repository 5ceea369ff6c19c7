#!/usr/bin/env bash
# Guess: Metaphone is one algorithm, so that a key computed by one package finds the name under the key of another; and its rule for a silent b is for words such as "lamb".
# Truth: the b behind an m is silent at the end of a word. metaphone and phonetics leave out every b behind an m: Mbewe has the key of Mewe, Mumba that of Mumma, Zimba that of Zima, as happens to English names hardly ever and to names of
#   Zambia, Malawi and the coast all the time. talisman keeps it, and writes Phiri as the others do, so an index by one package and a query by another find most names and miss these.
#   Compute index and query with one package, and try it with names of one's own clients.
# Seen: metaphone 2.0.1, phonetics 1.0.7, talisman 1.1.4. Source: own run; L. Philips, "Hanging on the Metaphone", Computer Language 7 (12), 1990 (B is silent at the end of a word behind M).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts metaphone@2.0.1 phonetics@1.0.7 talisman@1.1.4
cat > probe.mjs <<'JS'
import { metaphone } from 'metaphone';
import phonetics from 'phonetics';
import byTalisman from 'talisman/phonetics/metaphone.js';

const keys = (name) => [metaphone(name), phonetics.metaphone(name), byTalisman(name)];
const seen = [];
for (const name of ['Lamb', 'Phiri', 'Banda', 'Mbewe', 'Mewe', 'Mumba', 'Mumma', 'Zimba', 'Zima']) {
  const [first, second, third] = keys(name);
  console.log(`${name}: metaphone ${first}, phonetics ${second}, talisman ${third}`);
  seen.push(`${name} ${first}/${second}/${third}`);
}
const as = 'Lamb LM/LM/LM,Phiri FR/FR/FR,Banda BNT/BNT/BNT,Mbewe MW/MW/MBW,Mewe MW/MW/MW,Mumba MM/MM/MMB,Mumma MM/MM/MM,Zimba SM/SM/SMB,Zima SM/SM/SM';
process.exit(seen.join() === as ? 0 : 1);
JS
node probe.mjs

#!/usr/bin/env bash
# Guess: a name transliterated to A–Z is spelt as the zone of the holder's passport spells it, and of capitals come capitals.
# Truth: any-ascii drops marks (Ü → U, Å → A, Ø → O) where ICAO Doc 9303 part 3 (section 6, table A) writes two letters (UE or UXX, AA, OE), so that of BJØRN ÅSE
#   neither word is that of the passport. And a capital that needs two letters comes back as a capital and a small one:
#   ÞÓR → ThOR, ÆGIR → AeGIR, ЩЕРБАК → ShchERBAK. Compared as they are, the same names differ; capitals are to be made afterwards.
# Seen: any-ascii 0.3.3, Node 24.21.0. Source: own run; Doc 9303 part 3, recommended transliterations of the Latin alphabet.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts any-ascii@0.3.3
cat > probe.mjs <<'JS'
import anyAscii from 'any-ascii';

/** Name → spellings that Doc 9303 has for it. */
const NAMES = {
  MÜLLER: ['MUELLER', 'MUXXLLER'],
  BJØRN: ['BJOERN'],
  ÅSE: ['AASE'],
  GÖRAN: ['GOERAN'],
  ÞÓR: ['THOR'],
  ÆGIR: ['AEGIR'],
  ŒUVRARD: ['OEUVRARD'],
};
let [unlike, mixed] = [0, 0];
for (const [name, zone] of Object.entries(NAMES)) {
  const plain = anyAscii(name);
  const same = zone.includes(plain.toUpperCase());
  if (!same) unlike++;
  if (plain !== plain.toUpperCase()) mixed++;
  console.log(`${name.padEnd(8)} any-ascii ${plain.padEnd(8)} Doc 9303 ${zone.join(' or ').padEnd(20)} ${same ? 'the same but for capitals' : 'another word'}`);
}
console.log(`ЩЕРБАК   any-ascii ${anyAscii('ЩЕРБАК')}`);
process.exit(unlike === 4 && mixed === 3 && anyAscii('ЩЕРБАК') === 'ShchERBAK' ? 0 : 1);
JS
node probe.mjs

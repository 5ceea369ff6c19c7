#!/usr/bin/env bash
# Guess: the Daitch-Mokotoff code of a package finds the spellings of one name that this code was made for: Jusuf and Yusuf, Rachid and Rashid.
# Truth: the code gives a name several values where a letter has several sounds (J is 1 or 4, CH is 5 or 4, CK is 5 or 45), and two names match when they share one. natural's SoundExDM returns one text: the value of the first sound
#   of each. Jusuf is 447000 there and Yusuf 147000, Jakub and Yakub, Jamal and Yamal, Rachid and Rashid have nothing in common, and its Peters has one of the two values published for it. talisman returns all of them, and all
#   four pairs meet. But talisman gives neighbours of one value one each (Kgosi 554000 for 540000: one digit is due), so the values of the two packages cannot be compared with one another.
# Seen: natural 8.1.1 (one file of it), talisman 1.1.4. Source: own run; G. Mokotoff, "Soundexing and Genealogy" (the chart, rules for adjacent sounds and for several codes; Peters 739400 and 734000).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts natural@8.1.1 talisman@1.1.4
cat > probe.mjs <<'JS'
import SoundExDM from 'natural/lib/natural/phonetics/dm_soundex.js';
import byTalisman from 'talisman/phonetics/daitch-mokotoff.js';

const one = new SoundExDM();
const values = (name) => [[one.process(name)], byTalisman(name)];
const share = (a, b) => a.some((value) => b.includes(value));
const seen = [];
for (const [a, b] of [['Moussa', 'Musa'], ['Jusuf', 'Yusuf'], ['Jakub', 'Yakub'], ['Jamal', 'Yamal'], ['Rachid', 'Rashid']]) {
  const [left, right] = [values(a), values(b)];
  const meets = [0, 1].map((which) => share(left[which], right[which]));
  console.log(`${a} and ${b}: natural ${left[0]} and ${right[0]}, ${meets[0]}; talisman ${left[1].join(' or ')} and ${right[1].join(' or ')}, ${meets[1]}`);
  seen.push(meets.join(' '));
}
for (const name of ['Peters', 'Kgosi']) {
  const [byNatural, all] = values(name);
  console.log(`${name}: natural ${byNatural}; talisman ${all.join(' or ')}`);
  seen.push(`${byNatural}/${all.join('+')}`);
}
process.exit(seen.join() === 'true true,false true,false true,false true,false true,739400/739400+734000,540000/554000' ? 0 : 1);
JS
node probe.mjs

#!/usr/bin/env bash
# Guess: the Jaro-Winkler similarity of two names is one number, whichever package computes it.
# Truth: for long names it is; for names of two and three letters five packages give three answers. jaro-winkler-typescript lets letters match one place away, where the window of
#   the definition (half the longer name, less one) is 0: LI and IL are .67 alike instead of 0, ABD and ADB .80 instead of .56. natural adds Winkler's bonus for the same
#   beginning at every similarity, the others only above .7: .60. A threshold taken over from one package finds or loses short surnames (Li, Ng, Oh, Abd) with another.
# Seen: jaro-winkler 0.2.8, jaro-winkler-typescript 1.0.1, talisman 1.1.4, natural 8.1.1, wink-distance 2.0.2. Source: own run; W. Winkler, "String Comparator Metrics", 1990.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jaro-winkler@0.2.8 jaro-winkler-typescript@1.0.1 talisman@1.1.4 natural@8.1.1 wink-distance@2.0.2
cat > probe.cjs <<'JS'
const talisman = require('talisman/metrics/jaro-winkler');
const packages = {
  'jaro-winkler': require('jaro-winkler'),
  'jaro-winkler-typescript': require('jaro-winkler-typescript').jaroWinkler,
  talisman: talisman.default ?? talisman,
  natural: require('natural').JaroWinklerDistance,
  'wink-distance': (a, b) => 1 - require('wink-distance').string.jaroWinkler(a, b),
};
const answers = (a, b) => Object.values(packages).map((similarity) => similarity(a, b).toFixed(2));
const seen = [];
console.log(Object.keys(packages).join(', '));
for (const [a, b] of [['SHACKLEFORD', 'SHACKELFORD'], ['MARTHA', 'MARHTA'], ['ABD', 'ADB'], ['LI', 'IL']]) {
  const all = answers(a, b);
  console.log(`${a} and ${b}: ${all.join(', ')}`);
  seen.push(new Set(all).size);
}
process.exit(seen.join() === '1,1,3,2' ? 0 : 1);
JS
node probe.cjs 2>/dev/null | grep -v 'injected env'

#!/usr/bin/env bash
# Guess: a parser of dates in running English text gives the date of "Signed at Gaborone on this 31st day of January 2026", the wording of deeds, resolutions and sworn statements, or gives none.
# Truth: chrono-node reads "31st of January 2026", but "day" between the number and the month ends what it takes for a day: it finds "January 2026" and `parseDate` answers the 1st, in the British variant too. Every such document
#   is signed on the first of its month, which is a likely day. That nothing said so stands in `isCertain('day')` alone, which `parseDate` does not give; `chrono.strict` finds no date at all. any-date-parser knows the wording.
# Seen: chrono-node 2.10.3, any-date-parser 2.2.4. Source: own run.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts chrono-node@2.10.3 any-date-parser@2.2.4
cat > probe.mjs <<'JS'
import anyDateParser from 'any-date-parser';
import * as chrono from 'chrono-node';

const asked = new Date('2026-11-30T12:00:00Z');
const day = (date) => date?.toISOString().slice(0, 10) ?? 'none';
const seen = [];
for (const text of ['on 31st of January 2026', 'on this 31st day of January 2026', 'on the 3rd day of October, 2025', 'on this twelfth day of May 2026']) {
  const [found] = chrono.parse(text, asked);
  const answers = [day(chrono.parseDate(text, asked)), day(chrono.en.GB.parseDate(text, asked)), day(chrono.strict.parseDate(text, asked) ?? undefined)];
  const bare = text.replace(/^on (?:this|the)? ?/, '');
  const other = /^\d/.test(bare) ? day(anyDateParser.fromString(bare, 'en')) : 'not asked';
  console.log(`${text}: chrono ${answers[0]} from "${found.text}" (day certain: ${found.start.isCertain('day')}), British ${answers[1]}, strict ${answers[2]}; any-date-parser ${other}`);
  seen.push([...answers, found.start.isCertain('day'), other].join(' '));
}
process.exit(
  seen.join() ===
    '2026-01-31 2026-01-31 2026-01-31 true 2026-01-31,2026-01-01 2026-01-01 none false 2026-01-31,' +
      '2025-10-01 2025-10-01 none false 2025-10-03,2026-05-01 2026-05-01 none false not asked'
    ? 0
    : 1,
);
JS
TZ=UTC node probe.mjs

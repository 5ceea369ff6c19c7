#!/usr/bin/env bash
# Guess: a date of birth in the Hijri calendar of Umm al-Qura, as on Saudi identity cards, is one Gregorian day for whatever
#   names that calendar: it is a published table.
# Truth: only from 1420 AH (1999) on. For births of 1360 to 1419 AH (1941 to 1999) there are three tables of that name: ICU's (the Intl of Node
#   and browsers), that of moment-hijri and the converter ported from Python, and that of @umalqura/core. In six months of seven they
#   differ by a day, now and then two. Java's HijrahDate and, by the reports below, the Saudi office's converter agree with ICU. So
#   a card and a passport of one person may differ by a day and both be in order: convert with ICU, and allow for the day.
# Seen: Node 24.21 (ICU 78.3), @tabby_ai/hijri-converter 1.0.5, moment-hijri 3.0.0, @umalqura/core 0.0.7; the same table in OpenJDK 17.
#   Source: own run; dralshehri/hijridate #26 and xsoh/moment-hijri #106 (both of 2026) compare with the office's figures.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @tabby_ai/hijri-converter@1.0.5 moment-hijri@3.0.0 @umalqura/core@0.0.7
cat > probe.mjs <<'JS'
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { hijriToGregorian } = require('@tabby_ai/hijri-converter');
const moment = require('moment-hijri');
const umalqura = require('@umalqura/core').default;

const DAY = 86_400_000;
const text = (year, month, day) => [year, month, day].map((n) => String(n).padStart(2, '0')).join('-');
const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' });
const icu = new Map();
for (let time = Date.UTC(1940, 0, 1); time < Date.UTC(2024, 0, 1); time += DAY) {
  const part = Object.fromEntries(calendar.formatToParts(time).map(({ type, value }) => [type, value]));
  icu.set(text(part.year, part.month, part.day), new Date(time).toISOString().slice(0, 10));
}
const PACKAGES = {
  ICU: (y, m, d) => icu.get(text(y, m, d)),
  'hijri-converter': (y, m, d) => {
    const { year, month, day } = hijriToGregorian({ year: y, month: m, day: d });
    return text(year, month, day);
  },
  'moment-hijri': (y, m, d) => moment(`${y}/${m}/${d}`, 'iYYYY/iM/iD').locale('en').format('YYYY-MM-DD'),
  '@umalqura/core': (y, m, d) => {
    const { date } = umalqura(y, m, d);
    return text(date.getFullYear(), date.getMonth() + 1, date.getDate());
  },
};
/** Of the tenth days of the months of these years: how often a package's day is ICU's, how often all packages say the same. */
function compare(from, to) {
  const like = Object.fromEntries(Object.keys(PACKAGES).map((name) => [name, 0]));
  let [all, months] = [0, 0];
  for (let year = from; year <= to; year++)
    for (let month = 1; month <= 12; month++) {
      const days = Object.entries(PACKAGES).map(([name, convert]) => [name, convert(year, month, 10)]);
      for (const [name, day] of days) if (day === days[0][1]) like[name]++;
      if (new Set(days.map(([, day]) => day)).size === 1) all++;
      months++;
    }
  console.log(`${from}-${to} AH, ${months} months: all agree in ${all}; as ICU: ${Object.entries(like).slice(1).map(([name, n]) => `${name} ${n}`).join(', ')}`);
  return { months, all, like };
}
console.log(`Node ${process.versions.node}, ICU ${process.versions.icu}. 10 Rajab 1405 AH:`);
for (const [name, convert] of Object.entries(PACKAGES)) console.log(`  ${name.padEnd(16)} ${convert(1405, 7, 10)}`);
const births = compare(1360, 1419);
const since = compare(1420, 1444);
const apart = Object.entries(births.like).slice(1).every(([, n]) => n < births.months / 2);
process.exit(since.all >= since.months - 1 && births.all < births.months / 5 && apart ? 0 : 1);
JS
TZ=UTC node probe.mjs

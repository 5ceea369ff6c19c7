#!/usr/bin/env bash
# Guess: a date of birth on the UK sanctions list that lacks its day or month is refused by a parser of dates, so that the gap is noticed when the list is loaded.
# Truth: the list writes what it does not know into the date: `dd/mm/1957` and `00/00/1957` (the year alone), `dd/03/1957` and `00/03/1957`. Some parsers make whole dates of these. `new Date('dd/mm/1957')` is 1 January 1957, as V8
#   skips the words, though it refuses the other three. dayjs with the format DD/MM/YYYY refuses the letters but takes each 00 for 1, unless it is told to be strict. chrono gives 1 March for `dd/03/1957`; that the day is a guess
#   stands in isCertain() alone. any-date-parser refuses all four, but like Date reads whole dates the American way: 05/03/1957 is in May. luxon, date-fns and moment refuse the gaps and read the rest rightly. So an entry that means
#   any day of a year looks like one day, and a comparison of dates says "another person" of all who were born on the other 364. Read the three parts by hand and compare those that are numbers above 0.
# Seen: dayjs 1.11.23, chrono-node 2.10.3, any-date-parser 2.2.4, luxon 3.7.2, date-fns 4.4.0, moment 2.31.0, Node 24.21. Source: own run; the form of the published list, as its public readers describe it; ECMA-262, Date.parse (texts in
#   another form than its own: up to the implementation); dayjs's page on CustomParseFormat (strict mode).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts dayjs@1.11.23 chrono-node@2.10.3 any-date-parser@2.2.4 luxon@3.7.2 date-fns@4.4.0 moment@2.31.0
cat > probe.mjs <<'JS'
import anyDate from 'any-date-parser';
import * as chrono from 'chrono-node';
import { parse } from 'date-fns';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { DateTime } from 'luxon';
import moment from 'moment';

dayjs.extend(customParseFormat);
const PARSERS = {
  Date: (text) => new Date(text),
  dayjs: (text) => dayjs(text, 'DD/MM/YYYY').toDate(),
  'dayjs, strict': (text) => dayjs(text, 'DD/MM/YYYY', true).toDate(),
  chrono: (text) => chrono.en.GB.parseDate(text),
  'any-date-parser': (text) => anyDate.fromString(text),
  luxon: (text) => DateTime.fromFormat(text, 'dd/MM/yyyy').toJSDate(),
  'date-fns': (text) => parse(text, 'dd/MM/yyyy', new Date(2026, 10, 30)),
  moment: (text) => moment(text, 'DD/MM/YYYY').toDate(),
};
const two = (number) => String(number).padStart(2, '0');
const shown = (date) => (date && !Number.isNaN(Number(date)) ? `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` : '-');
const written = ['dd/mm/1957', 'dd/03/1957', '00/00/1957', '00/03/1957', '05/03/1957'];
console.log(`${''.padEnd(16)} ${written.join(' ')}`);
const seen = {};
for (const [name, read] of Object.entries(PARSERS)) {
  const dates = written.map((text) => shown(read(text)));
  console.log(`${name.padEnd(16)} ${dates.map((date) => date.padEnd(10)).join(' ')}`);
  seen[name] = dates.join(' ');
}
const refused = '- - - - 1957-03-05';
process.exit(
  seen.Date === '1957-01-01 - - - 1957-05-03' && seen.dayjs === '- - 1957-01-01 1957-03-01 1957-03-05' && seen.chrono === '- 1957-03-01 - - 1957-03-05' &&
    seen['any-date-parser'] === '- - - - 1957-05-03' && ['dayjs, strict', 'luxon', 'date-fns', 'moment'].every((name) => seen[name] === refused)
    ? 0
    : 1,
);
JS
TZ=Africa/Gaborone node probe.mjs

#!/usr/bin/env bash
# Guess: a maintained package of public holidays has the days off of Botswana, so that a due date or a pay day can be moved off them.
# Truth: the first of October, the day after Botswana Day, is a public holiday of the country too, and date-holidays has it in no year, while it has the second of January, which is of the same kind. The list
#   follows an old copy of the Public Holidays Act that the ILO keeps. A pay day or a due date on 1 October passes for a working day.
# Seen: date-holidays 3.37.0. Source: own run; the package's BW.yaml, which names that copy; calendars of the country's holidays for 2019 (officeholidays.com) and 2026 (printthecalendar.com) have the day.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts date-holidays@3.37.0
cat > probe.cjs <<'JS'
const Holidays = require('date-holidays');

const botswana = new Holidays('BW');
const missing = [];
for (let year = 2019; year <= 2027; year++) {
  const days = botswana.getHolidays(year).filter(({ type }) => type === 'public').map(({ date }) => date.slice(5, 10));
  if (!days.includes('10-01')) missing.push(year);
  if (year === 2026) console.log(`2026: ${days.length} public holidays, 30 September ${days.includes('09-30')}, 1 October ${days.includes('10-01')}, 1 January ${days.includes('01-01')}, 2 January ${days.includes('01-02')}`);
}
console.log(`1 October is no holiday in ${missing.join(', ')}`);
process.exit(missing.length === 9 ? 0 : 1);
JS
TZ=UTC node probe.cjs

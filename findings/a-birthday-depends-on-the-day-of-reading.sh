#!/usr/bin/env bash
# Guess: the date of birth that a package takes from a South African identity number (YYMMDD at its beginning) is the same on every day.
# Truth: south-african-id-info starts from the present moment and sets day, month and year one after the other. Where the present month
#   has no such day, the day spills over before the month is set: a holder born on 31 January is born on 1 January for whoever asks in
#   November. Asked in October it is right, so a test that is written in such a month passes.
# Seen: south-african-id-info 1.0.1, Node 24.21.0. Source: own run, and the package's index.js.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts south-african-id-info@1.0.1
cat > probe.cjs <<'JS'
const info = require('south-african-id-info');
const RealDate = Date;

/** What the package says while the clock shows this day. */
function askedOn(day, number) {
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      super(...(given.length ? given : [`${day}T12:00:00`]));
    }
  };
  try {
    const { valid, birthDate } = info(number);
    const two = (n) => String(n).padStart(2, '0');
    return valid && `${birthDate.getFullYear()}-${two(birthDate.getMonth() + 1)}-${two(birthDate.getDate())}`;
  } finally {
    globalThis.Date = RealDate;
  }
}

/** An invented number with its check digit (Luhn). */
function numberOf(birth) {
  const digits = `${birth}502908`;
  const sum = [...digits].reverse().reduce((all, d, i) => all + (i % 2 ? +d : [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][+d]), 0);
  return digits + ((10 - (sum % 10)) % 10);
}

const number = numberOf('930131');
const answers = ['2026-10-15', '2026-11-15', '2026-02-15'].map((day) => [day, askedOn(day, number)]);
for (const [day, birth] of answers) console.log(`born 1993-01-31, asked on ${day}: ${birth}`);
const seen = answers.map(([, birth]) => birth).join();
process.exit(seen === '1993-01-31,1993-01-01,1993-01-03' ? 0 : 1);
JS
node probe.cjs

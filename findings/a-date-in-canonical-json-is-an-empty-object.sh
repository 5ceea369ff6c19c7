#!/usr/bin/env bash
# Guess: a package for canonical JSON gives one text for one value, the same whichever package makes it, and what JSON.stringify would write is in it; so the hash over that text, as of an entry of a log, covers every field.
# Truth: JSON.stringify asks a Date for its text. another-json and @tufjs/canonical-json do not: a Date becomes {}, without an error, so that two entries that differ in their time alone have one hash, and a sound entry has another
#   hash as soon as it was stored and read back, as its time is a text by then. canonical-json puts keys that look like whole numbers first and in the order of numbers (9 before 10, as the engine lists them), where RFC 8785
#   sorts them as texts: the hash of a map by page or by row differs from the tenth on. @tufjs/canonical-json refuses 250.5 (its format, OLPC's, has whole numbers alone) and leaves a line break as it is, which no JSON
#   parser reads. Turn dates into texts first, and test a package with a date, an amount, a line break and ten rows; canonicalize and json-canonicalize do as RFC 8785 says.
# Seen: another-json 0.2.0, @tufjs/canonical-json 2.0.0, canonical-json 0.4.0, canonicalize 5.1.0, json-canonicalize 3.0.1, Node 24.21. Source: own run; RFC 8785, 3.2.3 (keys as arrays of UTF-16 units) and appendix A; ECMA-262, 25.5.2 (toJSON).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts another-json@0.2.0 @tufjs/canonical-json@2.0.0 canonical-json@0.4.0 canonicalize@5.1.0 json-canonicalize@3.0.1
cat > probe.mjs <<'JS'
import another from 'another-json';
import canonicalJson from 'canonical-json';
import canonicalize from 'canonicalize';
import { canonicalize as jsonCanonicalize } from 'json-canonicalize';
import { createHash } from 'node:crypto';
import tuf from '@tufjs/canonical-json';

const PACKAGES = { canonicalize, 'json-canonicalize': jsonCanonicalize, 'another-json': another.stringify, 'canonical-json': canonicalJson, '@tufjs/canonical-json': tuf.canonicalize };
const rows = (count) => Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at + 1), 'row']));
const ENTRIES = {
  'at 8 o’clock': { case: 17, at: new Date('2026-09-04T08:00:00Z') },
  'at 9 o’clock': { case: 17, at: new Date('2026-09-04T09:00:00Z') },
  'an amount': { amount: 250.5 },
  'two lines': { note: 'first\nsecond' },
  'nine rows': rows(9),
  'ten rows': rows(10),
};
const seen = {};
for (const [what, entry] of Object.entries(ENTRIES)) {
  for (const [name, text] of Object.entries(PACKAGES)) {
    let written;
    try {
      written = text(entry);
    } catch (error) {
      written = `refused: ${error.message}`;
    }
    const hash = createHash('sha256').update(written).digest('hex').slice(0, 8);
    (seen[name] ??= {})[what] = hash;
    console.log(`${what.padEnd(13)} ${name.padEnd(22)} ${hash} ${JSON.stringify(written).slice(0, 90)}`);
  }
}
const stored = another.stringify(JSON.parse(JSON.stringify(ENTRIES['at 8 o’clock'])));
console.log(`the first entry, stored and read back, by another-json: ${stored}`);
const sameAt = (name) => seen[name]['at 8 o’clock'] === seen[name]['at 9 o’clock'];
const asRfc = (name) => Object.keys(ENTRIES).filter((what) => seen[name][what] === seen.canonicalize[what]).join();
const all = Object.keys(ENTRIES).join();
process.exit(
  stored === canonicalize(ENTRIES['at 8 o’clock']) && !sameAt('canonicalize') && sameAt('another-json') && sameAt('@tufjs/canonical-json') &&
    asRfc('json-canonicalize') === all &&
    asRfc('canonical-json') === 'at 8 o’clock,at 9 o’clock,an amount,two lines,nine rows' &&
    asRfc('another-json') === 'an amount,two lines,nine rows,ten rows' &&
    asRfc('@tufjs/canonical-json') === 'nine rows,ten rows'
    ? 0
    : 1,
);
JS
node probe.mjs

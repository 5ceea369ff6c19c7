#!/usr/bin/env bash
# Guess: a CSV file of a government ends with its last row.
# Truth: OFAC's SDN and Consolidated CSV files (sdn, add, alt; cons_prim, cons_add, cons_alt) end with the byte 0x1A, the end
#   mark of CP/M and DOS, behind the last line break. A strict CSV parser refuses the whole file for its last byte; a
#   relaxed one delivers one more record, whose first field is that byte and no number.
# Seen: csv-parse 7.0.3; the form of the published files of 2021 to 2025. The row below is invented in OFAC's form.
# Source: the publisher's files as kept by public repositories; own run.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts csv-parse@7.0.3
cat > probe.mjs <<'JS'
import { parse } from 'csv-parse/sync';

const file = '99001,"EXAMPLE SHIPPING LTD",-0- ,"SDGT",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \r\n\x1a';
let strict = 'read';
try {
  parse(file);
} catch (error) {
  strict = error.code;
}
const relaxed = parse(file, { relax_column_count: true });
console.log(`strict: ${strict}`);
console.log(`relaxed: ${relaxed.length} records, the last is ${JSON.stringify(relaxed.at(-1))}`);
process.exit(strict === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH' && relaxed.length === 2 ? 0 : 1);
JS
node probe.mjs

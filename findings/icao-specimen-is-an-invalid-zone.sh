#!/usr/bin/env bash
# Guess: the specimen passport printed in ICAO Doc 9303 itself is valid for a parser of that standard.
# Truth: the `mrz` package calls it invalid: Utopia (UTO) is no state to it, and the issuing state is answered as null, though
#   every check digit holds. `valid` mixes what the check digits prove with what a list of states knows; a zone of a
#   state that the list lacks fails in the same way. Ask for the check digits one by one.
# Seen: mrz 5.0.2. Source: Doc 9303 part 4, appendix B (the specimen); own run.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mrz@5.0.2
cat > probe.mjs <<'JS'
import { parse } from 'mrz';

const zone = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
const { valid, fields, details } = parse(zone);
const failed = details.filter((detail) => !detail.valid).map(({ field, error }) => `${field}: ${error}`);
const digits = details.filter(({ field }) => /CheckDigit$/.test(field ?? ''));
console.log(`valid: ${valid}; issuing state: ${fields.issuingState}`);
console.log(failed.join('\n'));
console.log(`check digits that hold: ${digits.filter((digit) => digit.valid).length} of ${digits.length}`);
process.exit(!valid && fields.issuingState === null && digits.length > 0 && digits.every((digit) => digit.valid) ? 0 : 1);
JS
node probe.mjs

#!/usr/bin/env bash
# Guess: `eslint --fix` of a rule against slow patterns keeps what a pattern matches, and a person can go on reading it.
# Truth: where a class with \p{Lu} overlaps what follows it, `regexp/no-super-linear-backtracking` takes the overlap out by writing the class
#   anew as code points: sixty characters become thousands on one line. They are the capitals of Unicode 15 whatever the runtime knows, so
#   that letters of Unicode 16 that matched before the fix do not match after it. Run the rule without fixes.
# Seen: eslint 10.15.0, eslint-plugin-regexp 3.3.3, Node 24.21. Source: own run; the rule's page says only that it is fixable in part.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts eslint@10.15.0 eslint-plugin-regexp@3.3.3 node@24.21.0
(cd node_modules/node && node installArchSpecificPackage >/dev/null 2>&1) # a Node of Unicode 17
export PATH="$work/node_modules/node/bin:$PATH"
cat > eslint.config.mjs <<'JS'
import regexp from 'eslint-plugin-regexp';
const rules = { 'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }] };
export default [{ plugins: { regexp }, rules }];
JS
cat > reference.mjs <<'JS'
export const reference = /[\p{Lu}\d/-]*\d[\p{Lu}\d/ -]*/u;
JS
cp reference.mjs before.mjs
npx eslint --fix reference.mjs >/dev/null || true
cat > probe.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { reference as before } from './before.mjs';
import { reference as after } from './reference.mjs';

const length = (file) => readFileSync(file, 'utf8').length;
const capitals = Array.from({ length: 0x30000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => /\p{Lu}/u.test(letter));
const whole = (pattern, text) => pattern.exec(text)?.[0] === text;
const lost = capitals.filter((letter) => whole(before, `${letter}1`) && !whole(after, `${letter}1`));
console.log(`Node ${process.versions.node}, Unicode ${process.versions.unicode}: ${length('before.mjs')} characters before the fix, ${length('reference.mjs')} after it`);
console.log(`${lost.length} of ${capitals.length} capitals no longer match, e.g. U+${lost[0]?.codePointAt(0).toString(16).toUpperCase()}`);
process.exit(length('reference.mjs') > 20 * length('before.mjs') && lost.length > 0 ? 0 : 1);
JS
node probe.mjs

#!/usr/bin/env bash
# Guess: `db.backup(file)` of an encrypted database makes an encrypted copy, and `serialize()` gives the bytes of the file.
# Truth: SQLite3 Multiple Ciphers refuses `backup()` into a new file ("incompatible source and target databases"): the target has no key, and the API cannot give it
#   one. `VACUUM INTO` copies with the key of the source. `serialize()` gives the database in plain, whatever the file is.
# Seen: better-sqlite3-multiple-ciphers 13.0.3, Node 24.21.0. Source: own run; the documentation of SQLite3 Multiple Ciphers says that a
#   backup needs both sides to be encrypted alike.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts better-sqlite3-multiple-ciphers@13.0.3 node@24.21.0
(cd node_modules/node && node installArchSpecificPackage >/dev/null 2>&1) # the addon needs Node 24
cat > probe.mjs <<'JS'
import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3-multiple-ciphers';

const WORD = 'A WORD IN THE DATABASE';
const database = new Database('source.db');
database.pragma(`cipher = 'sqlcipher'`);
database.pragma(`key = 'only a test'`);
database.exec(`CREATE TABLE t (a); INSERT INTO t VALUES ('${WORD}')`);
const how = (bytes) => (bytes.includes(WORD) ? 'in plain' : 'encrypted');

const seen = [how(readFileSync('source.db'))];
try {
  await database.backup('backup.db');
  seen.push(how(readFileSync('backup.db')));
} catch (thrown) {
  seen.push(`refused: ${thrown.message}`);
}
database.exec(`VACUUM INTO 'vacuum.db'`);
seen.push(how(readFileSync('vacuum.db')), how(database.serialize()));
['the file itself', 'backup()', 'VACUUM INTO', 'serialize()'].forEach((what, i) => console.log(`${what.padEnd(16)} ${seen[i]}`));
const asSaid = seen[0] === 'encrypted' && /^refused: .*incompatible/.test(seen[1]) && seen[2] === 'encrypted' && seen[3] === 'in plain';
process.exit(asSaid ? 0 : 1);
JS
node_modules/node/bin/node probe.mjs

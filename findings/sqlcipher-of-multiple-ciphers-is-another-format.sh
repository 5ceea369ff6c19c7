#!/usr/bin/env bash
# Guess: with `PRAGMA cipher = 'sqlcipher'` SQLite3 Multiple Ciphers writes a database as SQLCipher 4 does.
# Truth: not by default. SQLCipher encrypts and authenticates the first page from byte 16 on, behind the salt. Multiple Ciphers leaves
#   bytes 16 to 23 (page size, format versions, reserved bytes) in plain and authenticates from byte 24 on, unless `PRAGMA legacy = 4`
#   stands before the key. All other pages are the same, so that a reader of pages sees one bad page, the first.
# Seen: better-sqlite3-multiple-ciphers 13.0.3, Node 24.21.0. Source: own run; SQLCipher's design page (page HMAC, key derivation) and
#   the cipher options of SQLite3 Multiple Ciphers.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts better-sqlite3-multiple-ciphers@13.0.3 node@24.21.0
(cd node_modules/node && node installArchSpecificPackage >/dev/null 2>&1) # the addon needs Node 24
cat > probe.mjs <<'JS'
import { createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3-multiple-ciphers';

const [PAGE, SALT, HMAC] = [4096, 16, 64];
console.log(`Node ${process.version}, SQLite ${new Database(':memory:').prepare('SELECT sqlite_version()').pluck().get()}`);

/** Which pages bear the HMAC-SHA512 that SQLCipher 4 gives them, when the first one is taken from a byte on. */
function pages(options, firstFrom) {
  const file = `probe-${options.length}-${firstFrom}.db`;
  const key = randomBytes(32);
  const database = new Database(file);
  for (const option of [`cipher = 'sqlcipher'`, ...options, `key = "x'${key.toString('hex')}'"`]) database.pragma(option);
  database.exec('CREATE TABLE t (a)');
  const insert = database.prepare('INSERT INTO t VALUES (?)');
  for (let i = 0; i < 200; i++) insert.run('x'.repeat(100));
  database.close();
  const bytes = readFileSync(file);
  const salt = bytes.subarray(0, SALT).map((byte) => byte ^ 0x3a);
  const macKey = pbkdf2Sync(key, salt, 2, 32, 'sha512');
  const holds = [];
  for (let n = 1; n <= bytes.length / PAGE; n++) {
    const page = bytes.subarray((n - 1) * PAGE, n * PAGE);
    const number = Buffer.alloc(4);
    number.writeUInt32LE(n);
    const mac = createHmac('sha512', macKey).update(page.subarray(n === 1 ? firstFrom : 0, PAGE - HMAC)).update(number).digest();
    holds.push(mac.equals(page.subarray(PAGE - HMAC)));
  }
  const others = holds.slice(1).every(Boolean);
  console.log(`${(options[0] ?? 'by default').padEnd(12)} first page from byte ${firstFrom}: ${holds[0] ? 'holds' : 'does not hold'}; ${holds.length - 1} others: ${others ? 'hold' : 'do not hold'}`);
  return holds[0] && others ? 'all' : others ? 'all but the first' : 'fewer';
}

const seen = [pages([], 16), pages([], 24), pages(['legacy = 4'], 16)];
process.exit(seen.join() === 'all but the first,all,all' ? 0 : 1);
JS
node_modules/node/bin/node probe.mjs

#!/usr/bin/env bash
# Guess: importing a package for the sake of `JaroWinklerDistance` or `SoundEx` has no effect but the import.
# Truth: natural's main file loads its five kinds of storage, and each of them calls dotenv when it is loaded. A .env file in the folder in which the program was started becomes part of its environment, for every module that reads
#   `process.env` after it, and five lines of dotenv, with a changing tip on other products of its makers, go to standard output: a command whose output is JSON prints none any more. The drivers of MongoDB, PostgreSQL and Redis
#   are loaded too, over a thousand files. The single file (natural/lib/natural/phonetics/soundex.js) does none of this; DOTENV_CONFIG_QUIET stops the lines alone.
# Seen: natural 8.1.1 with dotenv 17.4.2. Source: own run, and the package's lib/natural/util/storage.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts natural@8.1.1 dotenv@17.4.2
mkdir started-here
echo 'STATION_MODE=rehearsal' > started-here/.env
cat > whole.cjs <<'JS'
const natural = require('natural');
const files = Object.keys(require.cache).length;
console.log(JSON.stringify({ key: new natural.SoundEx().process('Modise'), mode: process.env.STATION_MODE ?? null, manyFiles: files > 1000 }));
JS
cat > single.cjs <<'JS'
const SoundEx = require('natural/lib/natural/phonetics/soundex.js');
const files = Object.keys(require.cache).length;
console.log(JSON.stringify({ key: new SoundEx().process('Modise'), mode: process.env.STATION_MODE ?? null, manyFiles: files > 1000 }));
JS
cat > probe.mjs <<'JS'
import { execFileSync } from 'node:child_process';

const run = (script, more = {}) => execFileSync(process.execPath, [`../${script}.cjs`], { cwd: 'started-here', env: { PATH: process.env.PATH, ...more }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const seen = [];
for (const [what, output] of [['whole package', run('whole')], ['whole package, DOTENV_CONFIG_QUIET', run('whole', { DOTENV_CONFIG_QUIET: 'true' })], ['one file', run('single')]]) {
  const lines = output.trim().split('\n');
  console.log(`${what}: ${lines.length} lines of output, the last one ${lines.at(-1)}${lines.length > 1 ? `, the first one ${lines[0].replace(/\/\/.*/, '…')}` : ''}`);
  seen.push(`${lines.length} ${lines.at(-1)}`);
}
process.exit(
  seen.join() ===
    '6 {"key":"M320","mode":"rehearsal","manyFiles":true},1 {"key":"M320","mode":"rehearsal","manyFiles":true},1 {"key":"M320","mode":null,"manyFiles":false}'
    ? 0
    : 1,
);
JS
node probe.mjs

/**
 * `npm run findings [-- NAME…]`: runs `findings/*.sh` one after the other and prints what each one's head guessed and whether
 * the behaviour is still the one described.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..', 'findings');
const asked = process.argv.slice(2).map((name) => path.basename(name, '.sh'));
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.sh'))
  .map((file) => path.basename(file, '.sh'))
  .filter((name) => asked.length === 0 || asked.includes(name));

/** Exit code of a script that lacks a Debian package it names. */
const NOT_HERE = 77;
const outcomes = new Map([
  [0, 'as described'],
  [NOT_HERE, 'not run: a package is missing'],
]);

const rows = names.map((name) => {
  process.stdout.write(`\n== ${name}\n`);
  const { status } = spawnSync(path.join(folder, `${name}.sh`), { stdio: ['ignore', 'inherit', 'inherit'] });
  const head = readFileSync(path.join(folder, `${name}.sh`), 'utf8');
  const guess = /^# Guess: ([^]+?)\n# Truth:/m.exec(head)?.[1]?.replaceAll(/\n#\s*/g, ' ') ?? '';
  return { finding: name, guess, outcome: outcomes.get(status ?? 1) ?? 'CHANGED' };
});

process.stdout.write('\n| Finding | The guess it contradicts | Today |\n|---|---|---|\n');
for (const { finding, guess, outcome } of rows)
  process.stdout.write(`| ${finding} | ${guess} | ${outcome} |\n`);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) process.stderr.write(`No such finding: ${unknown.join(', ')}\n`);
process.exit(unknown.length > 0 || rows.some(({ outcome }) => outcome === 'CHANGED') ? 1 : 0);

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = path.resolve(import.meta.dirname, '../docs/adr');
const index = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');
const decisions = globSync('[0-9]*.md', { cwd: FOLDER })
  .sort()
  .map((file) => {
    const text = readFileSync(path.join(FOLDER, file), 'utf8');
    const [heading = '', , status = ''] = text.split('\n');
    return { file, heading, status, statuses: text.split('**Status.**').length - 1 };
  });

const LINK = /\[(\d+)\]\(([^)]+)\)/g;
/** `Accepted.`, or what a later one changed or replaced; then which earlier ones this one changes or replaces. */
const STATUS =
  /^\*\*Status\.\*\* (?:Accepted|(?:Amended|Superseded) by \[.+?)\.(?: Supersedes \[[^.]+\.md\)\.)?(?: Amends \[[^.]+\.md\)(?:, \[[^.]+\.md\))*\.)?$/;

/** Files that a part of a status links: `Amends`, `Amended by`, … */
const linked = (status: string, word: string): string[] => {
  const from = status.indexOf(`${word} [`);
  if (from === -1) return [];
  const after = status.slice(from + word.length);
  const end = after.search(/ (?:Supersedes|Amends) \[/);
  return [...(end === -1 ? after : after.slice(0, end)).matchAll(LINK)].map((match) => match[2]!);
};

describe('decisions', () => {
  it('are some two hundred', () => {
    expect(decisions.length).toBeGreaterThan(200);
  });

  it.each(decisions)('$file has its number, a plain title, a status and a line in the index', (decision) => {
    const { file, heading, status, statuses } = decision;
    expect(statuses).toBe(1);
    const [, number, title = ''] = /^# (\d+)\. (.+)$/.exec(heading) ?? [];
    expect(number?.padStart(4, '0')).toBe(file.slice(0, 4));
    expect(title).toMatch(/^[\p{Lu}\d].{7,119}[^.]$/u);
    expect(status).toMatch(STATUS);
    const [changed = ''] = /(?:Amended|Superseded) by .+?\.(?= Supersedes| Amends|$)/.exec(status) ?? [];
    expect(index.split('\n')).toContain(
      `- [${number!}](${file}) ${title}${changed && ` — ${changed.slice(0, -1)}`}`,
    );
  });

  it('the index names each once, and nothing else', () => {
    const named = [...index.matchAll(/^- \[\d+\]\(([^)]+)\)/gm)].map((match) => match[1]);
    expect(named.toSorted()).toEqual(decisions.map(({ file }) => file));
  });

  it.each([
    ['Amends', 'Amended by'],
    ['Supersedes', 'Superseded by'],
  ])('%s stands where the other says %s, and the other way', (forth, back) => {
    const pairs = (word: string): [string, string][] =>
      decisions.flatMap(({ file, status }) =>
        linked(status, word).map((other): [string, string] => [file, other]),
      );
    const changes = pairs(forth).map(([later, earlier]) => `${later} > ${earlier}`);
    const changed = pairs(back).map(([earlier, later]) => `${later} > ${earlier}`);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.toSorted()).toEqual(changed.toSorted());
  });
});

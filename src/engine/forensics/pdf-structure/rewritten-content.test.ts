import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../contract/forensics.ts';
import { handmadePdf, stream } from '../../pdf/handmade.test-data.ts';
import { startInspection } from '../inspector.ts';

const NAMES = [
  'Letter of a fictional employer',
  'Name: Mpho Example',
  'Salary: P18,400.00',
  'Employed since 2019',
];
const CLOSE = ['We confirm that the person named above is known to us.', 'Yours faithfully'];
const LINES = [...NAMES, ...CLOSE];

/** A page of lines, each with the show operator that `show` writes. */
const page = (show: (text: string) => string, lines = LINES): string =>
  lines.map((text, i) => `BT\n/F1 9 Tf\n20 ${180 - 12 * i} Td\n${show(text)}\nET`).join('\n');
/** Halves of a line with a kerning adjustment between them. */
const halves = (text: string): [string, string] => [text.slice(0, 8), text.slice(8)];

const literal = page((text) => `(${text}) Tj`);
const spaced = page((text) => `[ (${halves(text).join(') -15 (')}) ] TJ`);
const hexadecimal = page((text) => `<${Buffer.from(text, 'latin1').toString('hex')}> Tj`);
const rounded = page((text) => `[(${halves(text).join(')-15.000001(')})] TJ`);
const spacedLate = 'BT\n/F2 9 Tf\n20 148 Td\n[ (4 May) -15 ( 2021) ] TJ\nET';
const typed = (x: number, y: number, size = 9): string =>
  `\nq\nBT\n1 0 0 1 ${x} ${y} Tm\n/F2 ${size} Tf 0 g\n(4 May 2021) Tj\nET\nQ`;

async function foundIn(content: string, producer: string | null, last?: string): Promise<Finding[]> {
  const info = producer === null ? {} : { 7: `<< /Producer (${producer}) >>` };
  const more = last === undefined ? {} : { 10: stream(last) };
  const one = Buffer.from(handmadePdf({ content }, { ...info, ...more })).toString('latin1');
  const text = last === undefined ? one : one.replace('/Contents 4 0 R', '/Contents [4 0 R 10 0 R]');
  const bytes = Buffer.from(text.replace('/Root 1 0 R', '/Root 1 0 R /Info 7 0 R'), 'latin1');
  const { findings } = await startInspection({ name: 'a.pdf', bytes }, 0, {
    mode: 'quick',
    today: '2026-11-28',
  }).finish([], 'unknown');
  return findings.filter((f) => f.detector === 'rewritten-content');
}

describe('content that another program wrote than the file names', () => {
  it.each([
    ['brackets with blanks', spaced, 'LibreOffice 7.4'],
    ['small hexadecimal digits', hexadecimal, 'ReportLab PDF Library'],
    ['brackets with blanks, a value typed in the same hand', `${spaced}\n${spacedLate}`, 'LibreOffice 7.4'],
  ])('is a weak sign, as of pages that were cleaned, scaled or turned: %s', async (_, content, producer) => {
    expect(await foundIn(content, producer)).toMatchObject([
      { strength: 'weak', page: 0, group: 'metadata' },
    ]);
  });

  it.each([
    ['in the hand of its maker', literal, 'LibreOffice 7.4'],
    ['by a program that names itself', spaced, 'pikepdf 8.1'],
    ['where no maker is named', spaced, null],
    ['of a maker that nobody knows', spaced, 'Example Reports 1.0'],
    ['partly in another hand', `${spaced}\n${literal}`, 'LibreOffice 7.4'],
    ['with too little of it', page((t) => `[ (${t}) ] TJ`, NAMES), 'LibreOffice 7.4'],
    ['with numbers of six decimals', page((t) => `[(${t})-15.000000(.)] TJ`), 'Microsoft: Print To PDF'],
  ])('is none %s', async (_, content, producer) => {
    expect(await foundIn(content, producer)).toEqual([]);
  });

  it.each([
    ['rounded numbers', rounded + typed(20, 148), undefined],
    ['hexadecimal digits', hexadecimal, typed(20, 148)],
    ['brackets with blanks', spaced, typed(20, 148)],
  ])('is strong where a value was typed among lines in another hand: %s', async (_, content, last) => {
    expect(await foundIn(content, 'LibreOffice 7.4', last)).toMatchObject([
      { strength: 'strong', group: 'metadata', after: '4 May 2021' },
    ]);
  });

  it.each([
    ['nothing was typed', ''],
    ['a line was added at the foot', typed(20, 20)],
    ['a reference was added at the head', typed(200, 192)],
    ['a stamp was set across it', typed(40, 130, 24)],
  ])('is weak where %s', async (_, added) => {
    expect(await foundIn(rounded + added, 'LibreOffice 7.4')).toMatchObject([{ strength: 'weak' }]);
  });
});

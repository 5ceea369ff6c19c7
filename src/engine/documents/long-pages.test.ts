import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../contract/pages.ts';
import { lines, pageOf, type PrintedLine } from './testing/page-of.ts';
import { anyRequest } from './testing/request.ts';
import { understand } from './understand.ts';

const PHRASES = [
  'Company Name',
  'Nata Fresh Holdings (Pty) Ltd',
  'Account No',
  'Lesedi Primary School',
  'Date of Issue',
  '12 October 2026',
  'Kago Example',
  'Plot 123, Broadhurst',
];

/** A page of small print in ten columns, as large as pages are read. */
function smallPrint(count: number): ReadPage {
  const printed = Array.from({ length: count }, (_, i): PrintedLine => {
    const text = PHRASES[(i + Math.floor(i / 10)) % PHRASES.length]!;
    return [20 + 350 * (i % 10), 20 + 11 * Math.floor(i / 10), text];
  });
  const page = pageOf(printed);
  return {
    ...page,
    report: { ...page.report, width: 3_600, height: 3_600 },
    lines: page.lines.map((line) => ({
      ...line,
      box: { ...line.box, width: line.box.width / 4, height: 9 },
    })),
  };
}

/** Seconds of the processor, whatever else the machine does. */
const secondsFor = (page: ReadPage): number => {
  const begun = process.cpuUsage();
  understand([page], anyRequest);
  return process.cpuUsage(begun).user / 1_000_000;
};

describe('pages that nobody prints', { timeout: 120_000 }, () => {
  it('1,500 lines of small print are understood within seconds', () => {
    expect(secondsFor(smallPrint(1_500))).toBeLessThan(20);
  });

  it('a line of 30,000 characters is understood within seconds', () => {
    const text = 'Account No 1234567 Company Name Nata Fresh Holdings (Pty) Ltd and '
      .repeat(500)
      .slice(0, 30_000);
    expect(secondsFor(pageOf([[20, 100, text]]))).toBeLessThan(20);
  });

  it('a word of 20,000 letters is understood within seconds', () => {
    const letter = lines(
      'LETTER OF AUTHORISATION',
      'We, Nata Fresh Holdings (Pty) Ltd, hereby authorise Kago Example to act for us.',
      'A'.repeat(20_000),
    );
    expect(secondsFor(pageOf(letter))).toBeLessThan(20);
  });
});

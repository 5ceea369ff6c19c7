import { expect, it } from 'vitest';
import { StationConfig } from '../contract/config.ts';
import type { Progress, VerifyRequest } from './calls.ts';
import { pageOf, type PrintedLine } from './documents/testing/page-of.ts';
import { anyRequest } from './documents/testing/request.ts';
import { understand } from './documents/understand.ts';
import { tellingWhatIsFound } from './progress.ts';

const FRONT: PrintedLine[] = [
  [300, 40, 'REPUBLIC OF BOTSWANA'],
  [300, 80, 'NATIONAL IDENTITY CARD'],
  [350, 150, 'SURNAME'],
  [350, 175, 'EXAMPLE'],
  [350, 220, 'FORENAMES'],
  [350, 245, 'TEST'],
];
const page = pageOf(FRONT);

function telling(watched: boolean) {
  const told: Progress[] = [];
  const request: VerifyRequest = {
    ...anyRequest,
    files: [],
    ocr: StationConfig.parse({}).ocr,
    forensics: 'off',
    watched,
  };
  return { found: tellingWhatIsFound(request, { progress: (step) => void told.push(step) }), told };
}

it('what a page says is told with the stages that follow it, without a value', () => {
  const { found, told } = telling(true);
  found.progress({ stage: 'reading', page: 1 });
  found.read(page, false);
  found.progress({ stage: 'reading', page: 2 });
  expect(told[0]).toEqual({ stage: 'reading', page: 1 });
  expect(told[1]!.found).toMatchObject([{ documentType: 'OMANG' }]);
  const { fields } = told[1]!.found![0]!;
  expect(fields).toEqual(expect.arrayContaining(['surname', 'fullName']));
  // Another name for the same reading.
  expect(fields).not.toContain('name');
  expect(JSON.stringify(told)).not.toContain('EXAMPLE');
});

it('no page is understood twice when nobody watches, nor the last one', () => {
  for (const [watched, isLast] of [
    [false, false],
    [true, true],
  ] as const) {
    const { found, told } = telling(watched);
    found.read(page, isLast);
    found.progress({ stage: 'understanding', pages: 1 });
    expect(told).toEqual([{ stage: 'understanding', pages: 1 }]);
  }
});

it('when all is understood, documents take the place of their pages', () => {
  const { found, told } = telling(true);
  found.read(page, false);
  found.read(page, false);
  found.understood(understand([page], anyRequest).documents);
  found.progress({ stage: 'judging', page: 1, pages: 1 });
  expect(told[0]!.found).toHaveLength(1);
});

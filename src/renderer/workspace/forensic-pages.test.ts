import { expect, it } from 'vitest';
import type { Finding, ForensicReport } from '../../contract/forensics.ts';
import type { Verification } from '../../contract/verification.ts';
import { casePageOf, forensicsOn } from './forensic-pages.ts';

const box = { x: 1, y: 2, width: 3, height: 4 };
const finding = (explanation: string, page: number | null): Finding =>
  ({ explanation, page, box: page === null ? null : box }) as Finding;
const report = (file: number, findings: Finding[], maps: [page: number, png: string][]): ForensicReport =>
  ({ file, findings, heatMaps: maps.map(([page, png]) => ({ page, png })) }) as ForensicReport;

/** A front and a back, each a file of its own, and a statement of two pages. */
const back = finding('on the back', 0);
const second = finding('on the second page', 1);
const ofFile = finding('about the file', null);
const forensics = [
  report(0, [], []),
  report(1, [back], [[0, 'BACK']]),
  report(2, [second, ofFile], [[1, 'SECOND']]),
];
const pages = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
].map(([file, pageInFile]) => ({ report: { file, pageInFile } }));
const verification = { pages, forensics } as unknown as Verification;

it('a finding stands on the page of its own file', () => {
  expect(forensicsOn(verification, 0)).toEqual({ findings: [], heatMap: null });
  expect(forensicsOn(verification, 1)).toEqual({ findings: [back], heatMap: 'BACK' });
  expect(forensicsOn(verification, 2)).toEqual({ findings: [], heatMap: null });
  expect(forensicsOn(verification, 3)).toEqual({ findings: [second], heatMap: 'SECOND' });
});

it('a finding leads to its page of the case; one about the file leads nowhere', () => {
  expect(casePageOf(verification, forensics[1]!, back)).toBe(1);
  expect(casePageOf(verification, forensics[2]!, second)).toBe(3);
  expect(casePageOf(verification, forensics[2]!, ofFile)).toBeNull();
});

import { expect, test } from 'vitest';
import { ForensicReport, type Finding } from '../../contract/forensics.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { message } from '../../contract/messages/message.ts';
import { loadCalibration } from './calibration.ts';
import { finding } from './detector.ts';
import { startInspection } from './inspect.ts';
import { judge } from './verdict.ts';

const by = { id: 'any', version: '1', group: 'logic' } as const;
const context = {
  channel: 'scan',
  calibration: loadCalibration(),
  pages: [],
  shown: 0,
  quick: null,
} as const;
const fused = { groups: {}, risk: 0.2, measured: 0 };

const sum = finding(by, {
  strength: 'strong',
  says: message('sumFindings.netPay', { gross: 100, deducted: 10, expected: 90, net: 95 }),
  detail: '',
});
const box = finding(
  { ...by, group: 'splice' },
  { strength: 'strong', says: message('pictureFindings.whiteBox'), detail: '' },
);

test('a finding has its English sentence and its message', () => {
  expect(sum.explanation).toBe('Gross 1.00 less deductions 0.10 is 0.90, but the net pay says 0.95.');
  expect(sum.said).toEqual({
    key: 'sumFindings.netPay',
    values: { gross: 100, deducted: 10, expected: 90, net: 95 },
  });
});

test.each<[string, Finding[]]>([
  ['two groups', [sum, box]],
  ['one strong finding', [box]],
  ['a doubtful sum', [{ ...sum, strength: 'weak' }]],
  ['what a trusted signer vouches for', [{ ...box, strength: 'note', authenticates: true }]],
  ['nothing', []],
  ['findings that were stored without keys', [{ ...box, said: undefined }]],
])('the verdict on %s says in its message what its sentence says', (_, findings) => {
  const { message: sentence, said } = judge(findings as Finding[], fused, context);
  expect(sentence).toBe(inEnglish(said));
  expect(sentence).not.toMatch(/\{\{|undefined|^$/);
});

test('a report keeps its messages through JSON, and one without them is still read', async () => {
  const bytes = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R/Info<</Creator(Writer, produced by X)>>>>\n%%EOF',
  );
  const inspector = startInspection({ bytes, name: 'a.pdf' } as never, 0, {
    mode: 'quick',
    today: '2026-11-28',
  });
  const report = await inspector.finish([], 'unknown');
  const again = ForensicReport.parse(JSON.parse(JSON.stringify(report)));
  expect(again).toEqual(report);
  for (const { said, explanation } of again.findings) expect(inEnglish(said!)).toBe(explanation);
  expect(again.findings.map((one) => one.said!.key)).toContain('metadataFindings.pdf');
  const { said: _, ...before } = report;
  expect(ForensicReport.parse(before).said).toBeUndefined();
});

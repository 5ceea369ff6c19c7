import { expect, it } from 'vitest';
import { AuditQuery } from './administration.ts';
import { CaseQuery } from './cases.ts';

it('a moment is asked for as it is stored: with milliseconds, whatever was sent', () => {
  for (const sent of ['2026-12-01T08:00:24Z', '2026-12-01T08:00:24.000Z', '2026-12-01T08:00:24.000000Z']) {
    expect(CaseQuery.parse({ from: sent })).toMatchObject({ from: '2026-12-01T08:00:24.000Z' });
    expect(AuditQuery.parse({ since: sent, until: sent })).toMatchObject({
      since: '2026-12-01T08:00:24.000Z',
      until: '2026-12-01T08:00:24.000Z',
    });
  }
  expect(CaseQuery.parse({ to: '2026-12-01' })).toMatchObject({ to: '2026-12-01' });
  expect(CaseQuery.safeParse({ from: '2026-02-30T08:00:00Z' }).success).toBe(false);
});

it('a case is asked for in capitals as well', () => {
  const caseId = '91aeb070-38e4-428d-b63f-5249c896f72e';
  expect(AuditQuery.parse({ caseId: caseId.toUpperCase() })).toMatchObject({ caseId });
});

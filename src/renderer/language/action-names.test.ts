// @vitest-environment happy-dom
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { actionLabel } from './action-names.ts';
import { startLanguage } from './language.ts';

await startLanguage();
const { t } = i18next;

test('a reading that somebody cancelled is not said to have failed', () => {
  expect(actionLabel(t, 'verification.failed', { code: 'DAMAGED_DOCUMENT' })).toBe('Verification failed');
  expect(actionLabel(t, 'verification.failed', { code: 'CONFLICT', cancelled: true })).toBe(
    'Reading cancelled',
  );
});

test('a paper that came later is told from the first reading', () => {
  expect(actionLabel(t, 'verification.requested', { files: 2 })).toBe('Verification started');
  expect(actionLabel(t, 'verification.requested', { files: 3, added: 2 })).toBe(
    '2 more files added, and the case read again',
  );
});

test('a decision says which, and an action without words its own name', () => {
  expect(actionLabel(t, 'case.decided', { outcome: 'refer' })).toBe('Decided: Refer');
  expect(actionLabel(t, 'case.decided', { outcome: 'something new' })).toBe('Decided');
  expect(actionLabel(t, 'vault.opened')).toBe('Vault opened');
});

test.each([
  ['case.corrected', { field: 'idNumber', documentType: 'OMANG' }, 'Field corrected: ID number, Omang'],
  ['case.correction-undone', { field: 'netSalary' }, 'Correction taken back: Net salary'],
  ['screening.list-imported', { list: 'UN', entries: 3 }, 'List imported: UN'],
  ['screening.hit-decided', { list: 'OFAC', entryId: '7771' }, 'List match decided: OFAC 7771'],
  ['screening.completed', { lists: ['UN 2026-11-20', 'EU 2026-11-19'] }, 'Screened: UN, EU'],
  ['screening.completed', { lists: ['A 1', 'B 1', 'C 1', 'D 1'] }, 'Screened: A, B, C …'],
  ['screening.completed', { lists: [] }, 'Screened'],
  ['case.point-settled', { aspect: 'forensics', point: 'x' }, 'Open point settled: Forensics'],
  ['setting.changed', { name: 'retention.auditDays' }, 'Setting changed: Keep the audit log, days'],
  ['backup.made', { name: 'station.bak' }, 'Backup begun'],
])('%s says which: %o', (action, detail, words) => {
  expect(actionLabel(t, action, detail)).toBe(words);
});

test('what was done to a person or an application names it', () => {
  const about = 'Neo Tau';
  const left = { operator: 'o-2', role: 'clerk', disabled: false, formerlyDisabled: false };
  for (const [change, words] of [
    [{ ...left, passwordChanged: true }, 'New password'],
    [{ ...left, disabled: true }, 'Deactivated'],
    [{ ...left, formerlyDisabled: true }, 'Active'],
    [{ ...left, formerRole: 'supervisor' }, 'Clerk'],
    [{ operator: 'o-2', role: 'clerk', disabled: false, passwordChanged: false }, 'Clerk'],
  ] as const)
    expect(actionLabel(t, 'operator.changed', change, about)).toBe(`Operator changed: Neo Tau: ${words}`);
  expect(actionLabel(t, 'client.revoked', { clientId: 'c-1' }, 'Core banking')).toBe(
    'Application revoked: Core banking',
  );
});

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

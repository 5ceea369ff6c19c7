// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { message } from '../../contract/messages/message.ts';
import type { Check } from '../../contract/verification.ts';
import { caseOf, readField } from '../testing/case-of.ts';
import { mount } from '../testing/mount.tsx';
import { CLERK } from '../testing/station-answers.ts';
import { CheckList } from './check-list.tsx';
import { SelectionProvider } from './selection.tsx';

function said(check: Check): string {
  const { verification } = caseOf([readField('expiryDate', '2024-01-01')]);
  verification!.documents[0]!.checks.push(check);
  const { root, unmount } = mount(
    <SelectionProvider>
      <CheckList verification={verification!} />
    </SelectionProvider>,
    CLERK,
  );
  const text = root.textContent;
  unmount();
  return text;
}
const check = (id: string, outcome: Check['outcome'], fields = ['expiryDate']): Check => ({
  id,
  outcome,
  explanation: 'So it is.',
  fields,
});

test('both sides of a comparison are called what they are', () => {
  const compared = (id: string, fields: string[]) =>
    said({ ...check(id, 'failed', fields), expected: 'SENTLE', actual: 'SETLE' });
  expect(compared('mrz-against-print', ['surname'])).toMatch(/Machine-readable zoneSENTLE.*PrintedSETLE/);
  expect(compared('same-person', ['fullName', 'employeeName'])).toMatch(
    /First documentSENTLE.*Other documentSETLE/,
  );
  expect(compared('dates-in-order', ['issueDate', 'expiryDate'])).toMatch(
    /Date of issueSENTLE.*Expiry dateSETLE/,
  );
  expect(compared('a-new-check', ['surname'])).toMatch(/Should beSENTLE.*On the documentSETLE/);
});

test('a check that does not hold says what to do, also one that has no words of its own', () => {
  expect(said(check('not-expired', 'failed'))).toContain('Ask for a document that is still valid.');
  expect(said(check('a-new-check', 'failed'))).toContain('correct here what was misread');
  expect(said(check('a-new-check', 'note'))).toContain('Compare it with the paper.');
});

test('a check and what it expects are said by key, whatever the sentences beside it', () => {
  const text = said({
    ...check('not-expired', 'failed'),
    said: message('checks.expired', { day: '2024-01-01' }),
    expected: 'Later.',
    expectedSaid: message('checks.orLater', { day: '2026-11-28' }),
    actual: '2024-01-01',
  });
  expect(text).toContain('Expired on 01 Jan 2024.');
  expect(text).toContain('28 Nov 2026 or later');
  expect(text).not.toMatch(/So it is|Later\./);
});

test('what holds, and a note about nothing that was read, ask for nothing', () => {
  expect(said(check('not-expired', 'passed'))).not.toMatch(/Ask for|Compare/);
  expect(said(check('back-side-missing', 'note', []))).not.toMatch(/Ask for|Compare/);
});

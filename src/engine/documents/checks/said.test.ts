import { expect, test } from 'vitest';
import { inEnglish, inLanguage } from '../../../contract/messages/in-language.ts';
import { message } from '../../../contract/messages/message.ts';
import { Check } from '../../../contract/verification.ts';
import { viewOf } from '../../layout/view.ts';
import { pageOf } from '../testing/page-of.ts';
import type { CheckRule } from '../document-type.ts';
import { checkOf } from './check.ts';
import { inOrder, notExpired, oldEnough, validAtMost } from './days.ts';
import { difference, listTotal, statementAdds, taxNumberShape, uinShape } from './numbers.ts';

const WORDS = {
  date: (iso: string) => `<${iso}>`,
  field: (name: string) => `[${name}]`,
  document: (type: string) => `(${type})`,
  share: String,
  sentence: String,
};

const rows = [{ balance: 90, debit: 10 }];
const VALUES = {
  dateOfBirth: '1990-05-06',
  issueDate: '2020-01-02',
  expiryDate: '2031-05-06',
  gross: 100,
  deductions: 10,
  net: 95,
  opening: 100,
  closing: 80,
  rows,
  uin: 'BW0001',
  tin: 'C12345678901',
};

test.each<[string, CheckRule]>([
  ['a day', notExpired('expiryDate')],
  ['a day that is past', notExpired('issueDate')],
  ['two days', inOrder('dateOfBirth', 'issueDate')],
  ['two days the other way round', inOrder('expiryDate', 'issueDate')],
  ['a validity', validAtMost('issueDate', 'expiryDate', 10, 11)],
  ['an age', oldEnough('dateOfBirth', 'issueDate', 40)],
  ['a sum', difference('gross', 'deductions', 'net', 'x')],
  ['a list', listTotal('rows', 'balance', 'gross', 'x')],
  ['a statement', statementAdds('opening', 'rows', 'closing', 'rows')],
  ['an unusual form', uinShape('uin')],
  ['a usual form', taxNumberShape('tin', 'tin-shape')],
])('a check of %s says by key what its sentence says', (_, rule) => {
  const made = rule({
    values: new Map(
      Object.entries(VALUES).map(([name, value]) => [name, { value, confidence: 1, printed: value }]),
    ),
    view: viewOf(pageOf([]), '2026-11-28'),
    today: '2026-11-28',
    maxAddressAgeMonths: 3,
  });
  expect(made.length).toBeGreaterThan(0);
  for (const check of made) {
    expect(check.explanation).toBe(inEnglish(check.said!));
    expect(check.explanation).not.toMatch(/\{\{|undefined|null|NaN/);
    if (check.expectedSaid) expect(check.expected).toBe(inEnglish(check.expectedSaid));
    expect(inLanguage(check.said!, 'tn', WORDS)).not.toMatch(/\{\{|undefined|^$/);
    expect(Check.parse(JSON.parse(JSON.stringify(check)))).toEqual(check);
  }
});

test('what is expected in words is kept by key as well, a value is not', () => {
  const check = {
    id: 'x',
    outcome: 'failed' as const,
    fields: [],
    says: message('checks.expired', { day: '2026-11-02' }),
  };
  const inWords = checkOf({ ...check, expected: message('checks.orLater', { day: '2026-11-28' }) });
  expect(inWords).toMatchObject({ explanation: 'Expired on 2026-11-02.', expected: '2026-11-28 or later' });
  expect(inLanguage(inWords.expectedSaid!, 'tn', WORDS)).toBe('<2026-11-28> kgotsa morago ga yone');
  expect(checkOf({ ...check, expected: 'P1.00' })).not.toHaveProperty('expectedSaid');
  expect(checkOf(check)).not.toHaveProperty('expected');
});

test('a check that was stored without a key is still read', () => {
  const stored = { id: 'x', outcome: 'note', explanation: 'So it was.', fields: [] };
  expect(Check.parse(stored)).toEqual(stored);
});

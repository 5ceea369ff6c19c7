import { describe, expect, it } from 'vitest';
import { findMoney } from '../../values/money.ts';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

/** A statement in which money out has no sign; the first row follows from no balance but the opening one. */
const statement = (opening: string): ReturnType<typeof readPrinted> =>
  readPrinted([
    [60, 60, 'First National Bank of Botswana'],
    [60, 100, 'Statement Period 31 May 2026 to 30 June 2026'],
    [60, 140, 'Account Number: 62418827003'],
    [60, 180, 'Opening Balance'],
    [400, 180, opening],
    [60, 220, 'Closing Balance'],
    [400, 220, '7,233.33 Cr'],
    ...[
      ['Date', 'Description', 'Amount', 'Balance'],
      ['03 Jun', 'Card purchase', '845.00', '1,604.20Cr'],
      ['09 Jun', 'Send money', '500.00', '1,104.20Cr'],
      ['12 Jun', 'Airtime', '50.00', '1,054.20Cr'],
      ['25 Jun', 'Salary', '6,241.53Cr', '7,295.73Cr'],
      ['30 Jun', 'Monthly fee', '62.40', '7,233.33Cr'],
    ].flatMap((row, i) =>
      row.map((cell, j): [number, number, string] => [[60, 200, 600, 800][j]!, 300 + 40 * i, cell]),
    ),
  ]);

describe('specks of a copy', () => {
  it('a full stop before an amount that is complete without it', () => {
    expect(findMoney('.2,449.20 Cr').map((m) => m.value)).toEqual([2449.2]);
    // Without pula before it, the point is the amount's own: ".15" of interest.
    expect(findMoney('.50').map((m) => m.value)).toEqual([0.5]);
    expect(findMoney('1.2,449.20').map((m) => m.value)).not.toContain(2449.2);
    expect(valueIn(statement('.2,449.20 Cr'), 'openingBalance')).toBe(2449.2);
  });
});

describe('cards like an Omang', () => {
  const particulars = ['Surname: EXAMPLE', 'First Names: MARY', 'Sex: F', 'ID Number: 227788419'];

  it.each([
    ['REPUBLIC OF KENYA', 'NATIONAL IDENTITY CARD'],
    ['REPUBLIC OF ZAMBIA', 'IDENTITY CARD'],
    ['REPUBLIC OF SOUTH AFRICA', 'NATIONAL IDENTITY CARD'],
    ['REPUBLIC OF ZIMBABWE', 'NATIONAL REGISTRATION'],
    ['RÉPUBLIQUE DU RWANDA', "CARTE NATIONALE D'IDENTITÉ"],
    ['REPÚBLICA DE MOÇAMBIQUE', 'BILHETE DE IDENTIDADE'],
  ])('%s, %s is none, but a card of another state', (issuer, title) => {
    const card = readPrinted(lines(issuer, title, ...particulars, 'Date of Birth: 01/02/1990'));
    expect(card).toMatchObject({ documentType: 'FOREIGN_ID_CARD', category: 'IDENTITY' });
    expect(valueIn(card, 'fullName')).toBe('MARY EXAMPLE');
  });
});

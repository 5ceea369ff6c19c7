import { describe, expect, it } from 'vitest';
import { viewOf } from '../../layout/view.ts';
import { lines, pageOf } from '../testing/page-of.ts';
import { printedAt, printedValues, type PrintedForm } from './printed-values.ts';
import { surroundingsOf } from './surroundings.ts';

const view = viewOf(
  pageOf([
    ...lines('Okwa Timbers (Pty) Ltd', 'Plot 12, Station Road', 'Gaborone'),
    [60, 220, 'Net pay'],
    [400, 220, 'P8,250.00'],
    [60, 260, 'Account 62001234567 of Kago Example, Nurse, since 3 May 2026.'],
  ]),
  '2026-11-30',
);
const values = printedValues(view);
const textsOf = (form: PrintedForm): string[] =>
  values.filter((one) => one.form === form).map(({ pieces }) => pieces.map(({ text }) => text).join(' / '));

describe('what is printed on a page', () => {
  it('is told by its form', () => {
    expect(textsOf('date')).toEqual(['3 May 2026']);
    expect(textsOf('amount')).toContain('P8,250.00');
    expect(textsOf('number')).toContain('62001234567');
    expect(textsOf('name')).toEqual(
      expect.arrayContaining(['Okwa Timbers (Pty) Ltd', 'Kago Example', 'Kago Example, Nurse']),
    );
    expect(textsOf('address')).toContain('Plot 12, Station Road / Gaborone');
  });

  it('has features of what stands around it, and not of itself', () => {
    const netPay = surroundingsOf(
      values.find(({ form, pieces }) => form === 'amount' && pieces[0]!.text === 'P8,250.00')!,
    );
    expect(netPay).toEqual(
      expect.arrayContaining(['left:net', 'left:pay', 'all left:net pay', 'last cell', 'hundredths']),
    );
    expect(netPay.join(' ')).not.toMatch(/8250|8,250/);
    const name = surroundingsOf(values.find(({ pieces }) => pieces[0]!.text === 'Kago Example')!);
    expect(name).toEqual(expect.arrayContaining(['last:of', 'next:nurse', 'words 2', 'word kago']));
  });

  it('is found again at the place of a reading', () => {
    const known = values.find(({ pieces }) => pieces[0]!.text === 'Kago Example')!;
    const { box, page } = known.pieces[0]!;
    expect(printedAt(view, 'name', { page, box, raw: 'Kago Example' })).toMatchObject({
      from: known.from,
      to: known.to,
    });
    expect(printedAt(view, 'name', { page: null, box: null, raw: null })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { cardNumber } from './card-numbers.ts';
import { companyNumber, tin } from './identifiers.ts';

const context = { today: '2026-11-30', namedHere: true } as const;
const company = (text: string) => companyNumber.parse(text, context);

describe('numbers of other registers and offices', () => {
  it.each(['07719342', '120090076451', '152209947', 'BN00000881243', 'PVT-7YUX2K9', '80020001144218'])(
    'takes %s as it is: no lost character makes it of a number of this country',
    (printed) => {
      expect(company(printed)).toMatchObject({ value: printed });
      expect(company(printed)!.doubt).toBeUndefined();
    },
  );

  it.each(['BW0000123456', 'BW000012345678', '00001234567'])(
    'doubts %s, which is what a lost or mistaken character leaves behind',
    (printed) => {
      expect(company(printed)!.doubt?.key).toBe('notes.characterMissing');
    },
  );

  it.each(['BN 00000781245', '44 009118220', '118820447-B'])(
    'doubts the number in %s, whose letters and figures beside it may belong to it',
    (printed) => {
      const read = company(printed)!;
      expect(read.doubt?.key ?? read.value).toBe(read.doubt ? 'notes.characterMissing' : printed);
    },
  );

  it('does not take the word before a number for a part of it', () => {
    expect(company('REG NO 118820447')).toMatchObject({ value: '118820447' });
    expect(company('REG NO 118820447')!.doubt).toBeUndefined();
  });

  it('doubts a taxpayer number that may lack its letter, not one of another office', () => {
    expect(tin.parse('17583085012', context)!.doubt).toBeDefined();
    expect(tin.parse('1012207118', context)!.doubt).toBeUndefined();
    expect(tin.parse('17748203-0001', context)!.doubt).toBeUndefined();
  });

  it('knows the letters behind a number inside a sentence, and the check digit in brackets', () => {
    expect(new RegExp(`^${tin.inText}`).exec('IE 3441188TH. It must')?.[0]).toBe('IE 3441188TH');
    expect(cardNumber.parse('R123456(7)', context)).toMatchObject({ value: 'R123456(7)' });
  });
});

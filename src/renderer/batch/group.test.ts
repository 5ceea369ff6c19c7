import { expect, test } from 'vitest';
import { groupFiles, type Sorted } from './group.ts';

const file = (
  key: string,
  name: string | null,
  numbers: Record<string, string> = {},
  documentType = 'X',
): Sorted => ({
  key,
  fileName: key,
  whose: {
    documentType,
    name,
    numbers: Object.entries(numbers).map(([field, number]) => ({ field, number })),
  },
});
const silent = (key: string): Sorted => ({
  key,
  fileName: key,
  whose: { documentType: null, name: null, numbers: [] },
});
const filesOf = (...sorted: Sorted[]) => groupFiles(sorted).map(({ files }) => files.join(' '));

test('files that share a number are one customer’s, however their names are written', () => {
  expect(
    filesOf(
      file('card', 'MOGAPI KEABETSWE', { idNumber: '111222333' }),
      file('other', 'NEO SEBINA', { idNumber: '999888777' }),
      file('payslip', 'K. Mogapi', { idNumber: '111222333' }, 'PAYSLIP'),
    ),
  ).toEqual(['card payslip', 'other']);
});

test('a name alone is enough where no number contradicts it; the order of its words and a title do not matter', () => {
  expect(
    filesOf(
      file('card', 'MOGAPI KEABETSWE', { idNumber: '111222333' }),
      file('bill', 'Mrs Keabetswe Naledi Mogapi', { accountNumber: '55500011' }, 'UTILITY_BILL'),
      file('statement', 'Keabetswe Mogapi', { accountNumber: '62000001' }, 'BANK_STATEMENT'),
    ),
  ).toEqual(['card bill statement']);
});

test('namesakes with two numbers of one kind are two customers', () => {
  expect(
    filesOf(
      file('one', 'Thabo Moyo', { idNumber: '111111111' }),
      file('two', 'Thabo Moyo', { idNumber: '222222222' }),
    ),
  ).toEqual(['one', 'two']);
});

test.each(['DRIVERS_LICENCE', 'BIRTH_CERTIFICATE', 'LEASE_AGREEMENT'])(
  'namesakes are two customers where the ID number on the %s is another one',
  (documentType) => {
    const card = file('card', 'Thabo Moyo', { idNumber: '111111111' }, 'OMANG');
    expect(filesOf(card, file('paper', 'Thabo Moyo', { idNumber: '222222222' }, documentType))).toEqual([
      'card',
      'paper',
    ]);
    expect(filesOf(card, file('paper', 'Thabo Moyo', { idNumber: '111111111' }, documentType))).toEqual([
      'card paper',
    ]);
  },
);

test.each([
  ['PASSPORT', 'passportNumber', 'BN0123456'],
  ['RESIDENCE_PERMIT', 'permitNumber', '333333333'],
  ['VISA', 'visaNumber', '333333334'],
  ['FOREIGN_ID_CARD', 'documentNumber', '444444444'],
])(
  'the number of a %s itself, given as ID number, too, contradicts no other',
  (documentType, own, number) => {
    expect(
      filesOf(
        file('card', 'Thabo Moyo', { idNumber: '111111111' }, 'OMANG'),
        file('paper', 'Thabo Moyo', { [own]: number, idNumber: number }, documentType),
      ),
    ).toEqual(['card paper']);
  },
);

test('two names on a joint account are two customers, in whichever order their papers come', () => {
  const papers = [
    file('card', 'Thabo Moyo', { idNumber: '111111111' }, 'OMANG'),
    file('his', 'MOYO THABO', { accountNumber: '62000001' }, 'BANK_STATEMENT'),
    file('hers', 'Lesego Dube', { accountNumber: '62000001' }, 'BANK_STATEMENT'),
  ];
  expect(filesOf(...papers)).toEqual(['card his', 'hers']);
  expect(filesOf(...papers.toReversed())).toEqual(['hers', 'his card']);
});

test('an account number joins what names nobody, and through it no two people', () => {
  const nameless = file('page two', null, { accountNumber: '62000001' }, 'BANK_STATEMENT');
  const his = file('his', 'Thabo Moyo', { accountNumber: '62000001' }, 'BANK_STATEMENT');
  const hers = file('hers', 'Lesego Dube', { accountNumber: '62000001' }, 'UTILITY_BILL');
  expect(filesOf(his, nameless)).toEqual(['his page two']);
  expect(filesOf(nameless, his)).toEqual(['page two his']);
  expect(filesOf(his, nameless, hers)).toEqual(['his page two', 'hers']);
  expect(filesOf(nameless, his, hers)).toEqual(['page two his', 'hers']);
});

test('of two namesakes the account tells whose a statement is', () => {
  expect(
    filesOf(
      file('one', 'Thabo Moyo', { idNumber: '111111111' }),
      file('two', 'Thabo Moyo', { idNumber: '222222222', accountNumber: '62000001' }),
      file('statement', 'Thabo Moyo', { accountNumber: '62000001' }, 'BANK_STATEMENT'),
    ),
  ).toEqual(['one', 'two statement']);
});

test('one word is no name to go by', () => {
  expect(filesOf(file('one', 'Thabo'), file('two', 'Thabo Moyo'))).toEqual(['one', 'two']);
});

test('what says nothing of its holder goes with the file before it, or after it where that has a name like its own', () => {
  expect(
    filesOf(
      file('front', 'Thabo Moyo', { idNumber: '111111111' }),
      { key: 'back', fileName: 'IMG_3', whose: null },
      file('other', 'Neo Sebina', { idNumber: '333333333' }),
      silent('page two'),
    ),
  ).toEqual(['front back', 'other page two']);
  expect(
    filesOf(
      file('mogapi-front', 'Keabetswe Mogapi', { idNumber: '111111111' }),
      silent('moyo-back'),
      file('moyo-front', 'Thabo Moyo', { idNumber: '222222222' }),
    ),
  ).toEqual(['mogapi-front', 'moyo-back moyo-front']);
  expect(filesOf(silent('photo'), silent('another'))).toEqual(['photo', 'another']);
});

test('no file is lost or in two groups', () => {
  const many = Array.from({ length: 12 }, (_, i) =>
    i % 4 === 3
      ? silent(`f${i}`)
      : file(`f${i}`, `Person ${'abc'[i % 3]}${'abc'[i % 3]} Example`, { idNumber: `10000000${i % 3}` }),
  );
  expect(
    groupFiles(many)
      .flatMap(({ files }) => files)
      .sort(),
  ).toEqual(many.map(({ key }) => key).sort());
});

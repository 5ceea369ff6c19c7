import { message } from '../../../contract/messages/message.ts';
import { readPackFiles, type CountryPack } from '../country-pack.ts';
import banks from './banks.json' with { type: 'json' };
import incomeTax from './income-tax.json' with { type: 'json' };
import institutions from './institutions.json' with { type: 'json' };
import names from './names.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };

/** Botswana (docs/facts). */
export const botswana: CountryPack = {
  ...readPackFiles({ banks, incomeTax, institutions, names, places }),
  code: 'BW',
  zoneCode: 'BWA',
  name: 'Botswana',
  nationality: {
    value: 'MOTSWANA',
    words: ['motswana', 'botswana', 'bwa', 'bw', 'batswana', 'republic of botswana', 'botswana citizen'],
  },
  utcOffset: '+02:00',
  telephonePrefix: '+267',
  letterClosings: ['pula'],
  currency: {
    code: 'BWP',
    misreadCode: String.raw`BW\w{1,2}`,
    symbols: ['P'],
    words: ['pula'],
    minor: ['thebe'],
  },
  // Sources differ on when the 2022 relief ended; papers of its last months may show either rate (docs/facts/taxes.md).
  vatRates: [
    { rate: 0.1, from: '2002-07-01', until: '2010-03-31' },
    { rate: 0.12, from: '2010-04-01', until: '2021-03-31' },
    { rate: 0.14, from: '2021-04-01', until: '2022-08-02' },
    { rate: 0.12, from: '2022-08-01', until: '2023-03-31' },
    { rate: 0.14, from: '2023-02-01' },
  ],
  // The fifth digit is 1 for a man and 2 for a woman (docs/facts/botswana-numbers.md).
  nationalId: {
    words: ['omang'],
    labels: [
      'Omang | Omang Number | Omang Card No | Omang ID | ID: Omang | Omang/ID No | ID/Omang | ID/Omang No',
      'Nomoro ya Omang | Nomoro ya Karata | Nomoro ya bosupi',
    ],
    length: 9,
    digits: String.raw`\d{4}[12]\d{4}`,
    unusual: message('notes.omangFifthDigit'),
    beginsWithBirth: false,
    called: 'omangNumbers',
    field: 'omangNumber',
    sameOnPapers: 'same-omang-number',
    sexFigure: {
      check: 'omang-sex-digit',
      at: 4,
      male: '1',
      female: '2',
      called: 'fifthDigitOfOmang',
    },
  },
  passportNumber: {
    usual: /^[A-Z]{2}\d{7}$/,
    inWords: 'twoLettersAndSevenDigits',
    withoutLetters: message('notes.passportLetters'),
  },
  numbersPassportsByPerson: true,
  evidence: {
    UTILITY_BILL: [
      { phrase: 'Botswana Power Corporation', weight: 2.6 },
      { phrase: 'Botswana Telecommunications Corporation', weight: 2.4 },
      { phrase: 'Orange Botswana', weight: 1.8 },
    ],
    AFFIDAVIT: [{ phrase: 'Botswana Police', weight: 0.6 }],
    FOREIGN_ID_CARD: [
      { phrase: 'Lefatshe la Botswana', weight: -4 },
      { phrase: 'Omang', weight: -3 },
    ],
  },
  cards: [],
  documentsOf: 'botswana',
};

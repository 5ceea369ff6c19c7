import { message } from '../../../contract/messages/message.ts';
import { readPackFiles, type CountryPack } from '../country-pack.ts';
import banks from './banks.json' with { type: 'json' };
import incomeTax from './income-tax.json' with { type: 'json' };
import institutions from './institutions.json' with { type: 'json' };
import names from './names.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };

/** Namibia (docs/facts/namibia.md). */
export const namibia: CountryPack = {
  ...readPackFiles({ banks, incomeTax, institutions, names, places }),
  code: 'NA',
  zoneCode: 'NAM',
  name: 'Namibia',
  nationality: {
    value: 'NAMIBIAN',
    words: ['namibian', 'namibia', 'nam', 'republic of namibia', 'namibian citizen'],
  },
  utcOffset: '+02:00',
  telephonePrefix: '+264',
  letterClosings: [],
  currency: {
    code: 'NAD',
    misreadCode: 'NAD',
    symbols: ['N$'],
    words: ['namibia dollars', 'namibia dollar', 'namibian dollars', 'namibian dollar'],
    minor: [],
  },
  vatRates: [{ rate: 0.15, from: '2000-11-27' }],
  // The date of birth, YYMMDD, and five more digits.
  nationalId: {
    words: [],
    labels: [],
    length: 11,
    digits: String.raw`\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{5}`,
    unusual: message('notes.characterMistaken'),
    beginsWithBirth: true,
    called: 'identityNumbers',
    sameOnPapers: 'same-id-number',
  },
  numbersPassportsByPerson: false,
  evidence: {},
  cards: [
    {
      documentType: 'NAMIBIAN_ID_CARD',
      title: 'Namibian national identity card',
      heads: [
        ['National Identity Card', 2.6],
        ['Identity Card', 1.4],
        ['Republic of Namibia', 1.2],
        ['Ministry of Home Affairs', 0.8],
      ],
    },
  ],
};

import type { Corpora, Paper } from './paper.ts';

interface Holder {
  readonly last: string;
  readonly first: string;
  readonly number: string;
  readonly born: string;
  readonly issued: string;
  readonly ends: string;
}

/** Dates month first, as in the United States; each holder has one that proves the order. */
const HOLDERS: readonly Holder[] = [
  {
    last: 'EXAMPLE',
    first: 'LERATO ANN',
    number: 'E12345678',
    born: '04/19/1991',
    issued: '02/03/2022',
    ends: '04/19/2030',
  },
  {
    last: 'WARD',
    first: 'NO TRUST',
    number: '97-730-0020',
    born: '08/06/1984',
    issued: '02/22/2021',
    ends: '08/06/2029',
  },
  {
    last: 'PAGE',
    first: 'ID BILL',
    number: 'WDLABCD456DG',
    born: '11/30/1979',
    issued: '01/05/2020',
    ends: '11/30/2028',
  },
  {
    last: 'AN',
    first: 'CHURCH MAY',
    number: '0812319684104',
    born: '12/25/2001',
    issued: '12/28/2023',
    ends: '12/25/2031',
  },
];

type Layout = (holder: Holder) => string;

/** Layouts like those of North American issuers, with AAMVA labels. */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  'captions beside their values': (h) => `
    SOME STATE                    DRIVER LICENSE
    4d LIC#: ${h.number}          9 CLASS: C
    1 ${h.last}                   12 RESTR: NONE
    2 ${h.first}                  9a END: NONE
    8 12 SAMPLE ST
    ANYTOWN ST 99999
    3 DOB: ${h.born}              15 SEX: F
    4a ISS: ${h.issued}           16 HGT: 5'-06"
    4b EXP: ${h.ends}             18 EYES: BRO
    5 DD 00000000900000000A1101
  `,
  'numbers joined to captions': (h) => `
    SOME STATE                    DRIVER LICENSE
    4dLIC#${h.number} 9CLASS C    DONOR
    1${h.last}
    2 ${h.first}
    3 DOB${h.born}                4alSS ${h.issued}
    812 SAMPLE ST
    15 SEX F                      18EYES BLU
    4bEXP ${h.ends}               9aEND L
    5 DDX0000000900XX1101
  `,
  'captions above their values': (h) => `
    SOME STATE                    DRIVER LICENSE
    1   ${h.last}
    2   ${h.first}
    8   14466 SAMPLE AVE
    3 DOB               4a Iss              9a Endorsements
      ${h.born}           ${h.issued}         NONE
    4d Customer Identifier  4b Exp          12 Restrictions
      ${h.number.padEnd(20)}    ${h.ends}           NONE
    5 DD                Previous Type       9 Class
      18084133355       A                   R
    15 Sex              16 Hgt
      F                 5'-04"
  `,
  'captions without numbers, joined to their values': (h) => `
    SOME STATE   USA              DRIVER LICENSE
    DL${h.number}                 CLASS C
    EXP ${h.ends}                 END NONE
    LN${h.last}
    FN${h.first}
    2570 SAMPLE STREET
    ANYTOWN, ST 99999
    DOB${h.born}                  RSTRNONE
    SEX F                         HAIR BRN            EYES BRN
    HGT 5'-05                     WGT 125 lb          ISS
                                                      ${h.issued}
  `,
  'captions without numbers, apart from their values': (h) => `
    SOME STATE                    COMMERCIAL DRIVER LICENSE
    DL ${h.number}                CLASS A
    LN ${h.last}
    FN ${h.first}
    DOB ${h.born}                 SEX F
    EXP ${h.ends}                 ISS ${h.issued}
    HGT 5'-05                     WGT 125 lb
  `,
};

const iso = (day: string): string => {
  const [month, date, year] = day.split('/');
  return `${year}-${month}-${date}`;
};

/** North American licences: every layout with every holder. */
const licencesOfAmerica: readonly Paper[] = Object.entries(LAYOUTS).flatMap(([of, layout]) =>
  HOLDERS.map((holder): Paper => ({
    of: `${of}: ${holder.first} ${holder.last}`,
    printed: layout(holder),
    says: {
      surname: holder.last,
      forenames: holder.first,
      licenceNumber: holder.number.replaceAll('-', ''),
      dateOfBirth: iso(holder.born),
      dateOfIssue: iso(holder.issued),
      expiryDate: iso(holder.ends),
      gender: 'F',
    },
  })),
);

const licencesMisread: readonly Paper[] = [
  {
    of: 'a letter of the background behind a surname in capitals',
    printed: `
      PERMIS DE CONDUIRE            UTOPIE
      1. EXEMPLEa
      2. Paul
      3. 14.07.1981 (Utopia City)
      4a. 01.01.2023   4c. 99999 Utopia City
      4b. 31.12.2037
      5. 13AA00002
      9. AM/B/BE
    `,
    says: { forenames: 'Paul', licenceNumber: '13AA00002' },
    held: ['surname', 'fullName'],
  },
  {
    of: 'an item number joined to its date',
    printed: `
      PERMIS DE CONDUIRE            UTOPIE
      1. EXEMPLE
      2. Paul
      3. 14.07.1981 (Utopia City)
      4a01.01.2023     4c. 99999 Utopia City
      4b31.12.2037
      5. 13AA00002
      9. AM/B/BE
    `,
    says: { dateOfIssue: '2023-01-01', expiryDate: '2037-12-31' },
  },
  {
    of: 'the next item of a numbered card beside a caption whose value stands below it',
    printed: `
      SOME STATE                    DRIVER LICENSE
      4d DLN D12345678              9 CLASS C
      1 EXAMPLE
      2 LERATO
      3 DOB 04/19/1991              4a ISS 02/03/2022
      12 RESTRICTIONS               9a END L
                                    4b EXP 04/19/2030
    `,
    says: { licenceNumber: 'D12345678', licenceClass: 'C' },
    held: ['driverRestriction'],
  },
];

export const corpora: Corpora = {
  DRIVERS_LICENCE: [...licencesOfAmerica, ...licencesMisread],
};

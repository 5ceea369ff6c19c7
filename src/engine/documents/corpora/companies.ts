import type { Corpora, Paper } from './paper.ts';

const DIRECTORS = [
  { name: 'Faith Hunter', appointmentDate: null, nationality: null },
  { name: 'Nguyen Example', appointmentDate: null, nationality: null },
];

const extract = (of: string, people: string): Paper => ({
  of,
  printed: `
    COMPANIES AND INTELLECTUAL PROPERTY AUTHORITY
    COMPANY EXTRACT

    Company name         Lesedi Example Holdings (Pty) Ltd
    UIN                  BW00001234567
    Status               Registered
${people
  .trim()
  .split('\n')
  .map((line) => `    ${line.trim()}`)
  .join('\n')}
  `,
  says: { registrationNumber: 'BW00001234567', directors: DIRECTORS },
});

/** A list of two numbered rows and a third one; the values expected for the first two. */
function numbered(
  third: string,
  people: readonly (readonly [string, string])[],
  [first, second]: readonly [string, string],
): Pick<Paper, 'printed' | 'says'> {
  return {
    printed: `
      EXTRACT FROM THE COMPANIES REGISTER
      Name: Mosu Trading (Pty) Ltd      Registration number: BW00009998887
      Directors
      1. ${first.padEnd(20)} Omang 428317215     Appointed 04/05/2018
      2. ${second.padEnd(20)} Omang 517224410     Appointed 04/05/2018
      ${third}
    `,
    says: {
      directors: people.map(([name, appointmentDate]) => ({ name, appointmentDate, nationality: null })),
    },
  };
}

/** Lists in parts: current and former directors. */
const companyExtracts: readonly Paper[] = [
  ...[
    ['Current', 'Former'],
    ['Current directors', 'Former directors'],
    ['Active', 'Resigned'],
    ['Active directors (2)', 'Ceased directors (1)'],
    ['Present directors', 'Past directors'],
    ['Serving:', 'Previous:'],
    ['CURRENT', 'HISTORICAL'],
    ['Existing directors', 'Removed directors'],
  ].flatMap(([current, former]) => [
    extract(
      `${current} before ${former}`,
      `Directors\n${current}\nFaith Hunter\nNguyen Example\n${former}\nThabo Sample`,
    ),
    extract(
      `${former} before ${current}`,
      `Directors\n${former}\nThabo Sample\n${current}\nFaith Hunter\nNguyen Example`,
    ),
  ]),
  ...['Former', 'Past directors', 'Resigned (2)', 'Retired'].map((former) =>
    extract(
      `${former} below a list without a heading of its own`,
      `Directors\nFaith Hunter\nNguyen Example\n${former}\nThabo Sample\nNeo Bill`,
    ),
  ),
  ...['Resigned 01/02/2024', 'Ceased 01/02/2024', 'Resigned on 1 February 2024', 'Retired: 01/02/2024'].map(
    (left): Paper => ({
      ...extract(`a row that says when somebody left: ${left}`, ''),
      ...numbered(
        `3. SAMPLE, Thabo       Passport EA001      Appointed 11/06/2021    ${left}`,
        [
          ['Kitso HUNTER', '2018-05-04'],
          ['Neo EXAMPLE', '2018-05-04'],
        ],
        ['HUNTER, Kitso', 'EXAMPLE, Neo'],
      ),
    }),
  ),
  ...['PAGE, Ward', 'BILL, General', 'TRUST, Chief', 'PAGE, House'].map((name): Paper => {
    const [last, first] = name.split(', ');
    return {
      ...extract(`a name of which a word also says a place or an office: ${name}`, ''),
      ...numbered(
        '',
        [
          ['Kitso HUNTER', '2018-05-04'],
          [`${first} ${last}`, '2018-05-04'],
        ],
        ['HUNTER, Kitso', name],
      ),
    };
  }),
];

export const corpora: Corpora = {
  COMPANY_EXTRACT: companyExtracts,
};

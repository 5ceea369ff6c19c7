import type { Paper } from './paper.ts';

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

/** Lists in parts: those who are of the company, and those who were. */
export const companyExtracts: readonly Paper[] = [
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
];

import type { Draft } from '../draw/draft.ts';
import { t } from '../draw/inline.ts';
import { form } from '../parts/form.ts';
import { specimenLine } from '../parts/security.ts';
import { signature } from '../parts/signature.ts';
import { table } from '../parts/table.ts';
import { inWords, pula } from '../world/amounts.ts';
import { formalDate, longDate, slashDate } from '../world/dates.ts';
import { upper } from '../world/person.ts';
import type { Random } from '../world/random.ts';
import { defineType } from './define.ts';
import type { RegistryFacts } from './registry.ts';
import { registryFacts } from './registry.ts';

const capital = (d: Draft): number => d.values['authorizedCapital'] as number;

function classic(d: Draft, f: RegistryFacts, random: Random): void {
  d.left = d.right = 72;
  d.onPage = (page) => specimenLine(page);
  d.page('a4').use({ family: 'serif', size: 11.5, leading: 1.5 });
  specimenLine(d);
  d.para('THE COMPANIES ACT', { align: 'centre', after: 2 });
  d.para(f.kind.toUpperCase(), { align: 'centre' });
  d.para('MEMORANDUM OF ASSOCIATION', { bold: true, size: 16, align: 'centre', after: 4 });
  d.para('of', { align: 'centre', italic: true, after: 4 });
  d.para(d.f('companyName', upper), { bold: true, size: 14, align: 'centre', after: 16 });
  const clauses: Parameters<Draft['para']>[0][] = [
    t`1. The name of the company is ${d.f('companyName')}.`,
    t`2. The registered office of the company is situated at ${d.f('registeredAddress')}.`,
    t`3. The main object of the company is ${d.f('businessType', (v: string) => v.toLowerCase())}.`,
    '4. The liability of the members is limited.',
    t`5. The share capital of the company is ${d.f('authorizedCapital', pula)} (${inWords(capital(d))} Pula) divided into ${String(f.shares)} shares.`,
    '6. The company has the powers of a natural person of full capacity, subject to the Act.',
  ];
  for (const clause of clauses) d.para(clause);
  d.para(
    'We, the persons whose names are written below, wish to be formed into a company in pursuance of this memorandum of association, and agree to take the number of shares opposite our names.',
  );
  table(
    d,
    [
      { title: 'Names of subscribers', share: 3 },
      { title: 'Shares taken', share: 1.4, align: 'right' },
      { title: 'Signature', share: 2 },
    ],
    f.holders.map((holder) => [holder.name, String(holder.shares), '']),
    { look: 'grid', padding: 8 },
  );
  signature(d, random, 400, d.y - f.holders.length * 31 - 2, 90, 26);
  d.gap(12).para(['Dated this ', d.f('registrationDate', formalDate), ' at Gaborone.']);
}
function constitution(d: Draft, f: RegistryFacts, random: Random): void {
  d.left = d.right = 64;
  d.onPage = (page) => specimenLine(page);
  d.page('a4').use({ family: 'sans', size: 10.5, leading: 1.45 });
  specimenLine(d);
  d.para('MEMORANDUM AND ARTICLES OF ASSOCIATION', { bold: true, size: 15, after: 4 });
  form(
    d,
    [
      ['Company', d.f('companyName')],
      ['Company number', d.f('registrationNumber')],
      ['Date of registration', d.f('registrationDate', slashDate)],
      ['Type', d.f('companyType')],
    ],
    { arrangement: 'colon', labelWidth: 140 },
  );
  d.gap(8);
  const articles: [string, Parameters<Draft['para']>[0]][] = [
    [
      'NAME AND OFFICE',
      t`The company is named above and has its registered office at ${d.f('registeredAddress')}.`,
    ],
    [
      'OBJECTS',
      t`The company is established to carry on the business of ${d.f('businessType')} and anything incidental to it.`,
    ],
    [
      'CAPITAL',
      t`The company may issue shares up to an authorised capital of ${d.f('authorizedCapital', pula)}.`,
    ],
    [
      'TRANSFER OF SHARES',
      'No share may be transferred to a person who is not a member unless it has first been offered to the other members.',
    ],
    [
      'DIRECTORS',
      [
        'The first directors are ',
        ...f.firm.directors.flatMap((_, i) => [
          ...(i === 0 ? [] : [i === f.firm.directors.length - 1 ? ' and ' : ', ']),
          d.f(`directors.${i}.name`),
        ]),
        '.',
      ],
    ],
    [
      'MEETINGS',
      'The company holds an annual general meeting once in each calendar year and not later than fifteen months after the last.',
    ],
    ['ACCOUNTS', 'The directors keep proper accounts and lay them before the members each year.'],
    ['WINDING UP', 'On winding up the surplus is divided among the members in proportion to their shares.'],
  ];
  articles.forEach(([head, text], i) => {
    d.room(50);
    d.para(`${i + 1}. ${head}`, { bold: true, after: 2 });
    d.para(text);
  });
  signature(d, random, 64, d.y, 120, 34);
}
function lodged(d: Draft, f: RegistryFacts): void {
  d.left = d.right = 60;
  d.page('a4').use({ family: 'mono', size: 10, leading: 1.5 });
  d.para('MEMORANDUM', { bold: true, size: 14, after: 2 });
  d.para(['OF ASSOCIATION OF ', d.f('companyName', upper)], { bold: true });
  d.para([
    'Lodged with the Registrar under number ',
    d.f('registrationNumber'),
    ' on ',
    d.f('registrationDate', longDate),
  ]);
  form(
    d,
    [
      ['OBJECT', d.f('businessType')],
      ['OFFICE', d.f('registeredAddress')],
      ['CAPITAL', d.f('authorizedCapital', pula)],
      ['LIABILITY', 'Limited'],
      ...f.firm.directors.map((_, i): [string, ReturnType<Draft['f']>] => [
        `DIRECTOR ${i + 1}`,
        d.f(`directors.${i}.name`),
      ]),
    ],
    { arrangement: 'colon', labelWidth: 110, pitch: 6 },
  );
  specimenLine(d);
}

export const memorandum = defineType<RegistryFacts>({
  type: 'MEMORANDUM',
  category: 'ENTITY',
  configuredType: 'OTHER',
  fields: ['companyName', 'binNumber', 'registrationNumber', 'registrationDate', 'businessType'],
  same: { binNumber: 'registrationNumber' },
  facts: registryFacts,
  layouts: [
    { issuer: 'A lawyer', draw: classic },
    { issuer: 'A company secretary', draw: constitution },
    { issuer: 'An old filing', draw: lodged },
  ],
});

import type { Draft } from '../../draw/draft.ts';
import type { Inline } from '../../draw/inline.ts';
import type { Row } from '../../parts/form.ts';
import { form } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import { table } from '../../parts/table.ts';
import { commas } from '../../world/amounts.ts';
import { monDate, slashDate } from '../../world/dates.ts';
import type { Random } from '../../world/random.ts';
import { stampedExtract } from '../company-extract.ts';
import type { RegistryFacts } from '../registry.ts';
import { hand, opening, write } from './hand.ts';
import { CIPA, directors, number } from './register.ts';

/** A test author's extract. */
export function extractPlain(d: Draft, f: RegistryFacts, random: Random): void {
  stampedExtract(d, false);
  const h = hand(random);
  opening(d, h, [random.pick(CIPA)], 'COMPANY EXTRACT|COMPANY REGISTRY EXTRACT|Company Extract');
  write(d, h, [
    ['Company Name|Name', d.f('companyName')],
    [number, d.f('registrationNumber')],
    ['Status|Company Status', d.f('companyStatus')],
    ['Incorporation Date|Date of Incorporation', d.f('incorporationDate', h.date)],
    ['Registered Address|Registered Office', d.f('registeredAddress')],
    ...(random.chance(0.7)
      ? [['Business Activities|Business Activity|Principal Activity', d.f('businessActivities')] as Row]
      : []),
    ...(random.chance(0.6)
      ? [['Authorised Capital|Authorized Capital', d.f('authorizedCapital', h.money)] as Row]
      : []),
    ...(random.chance(0.6) ? [['Issued Capital', d.f('issuedCapital', h.money)] as Row] : []),
  ]);
  directors(d, h, f, random.chance(0.6));
  if (f.holders.length > 0) {
    d.para('Shareholders', { bold: true, after: 3 });
    f.holders.forEach((_, i) =>
      d.para([`- `, d.f(`shareholders.${i}.name`), ': ', d.f(`shareholders.${i}.shares`), ' shares'], {
        after: 2,
      }),
    );
    d.gap(6);
  }
  write(d, h, [['Extract Date|Date of Extract|Date', d.f('extractDate', h.date)]]);
}
/** A search report with one table of officers and one of members. */
export function extractReport(d: Draft, f: RegistryFacts): void {
  stampedExtract(d, false);
  d.left = d.right = 46;
  d.page('a4').use({ family: 'verdana', size: 8.4 });
  d.para(['Company extract  ', d.f('companyName', undefined, { bold: true })], { size: 13, after: 10 });
  form(
    d,
    [
      ['UIN', d.f('registrationNumber')],
      ['State', d.f('companyStatus')],
      ['Incorporated', d.f('incorporationDate', monDate)],
      ['As at', d.f('extractDate', monDate)],
      ['Capital authorised', d.f('authorizedCapital', (n: number) => `BWP ${commas(n)}`)],
      ['Capital issued', d.f('issuedCapital', (n: number) => `BWP ${commas(n)}`)],
      ['Office', d.f('registeredAddress')],
      ['Activity', d.f('businessActivities')],
    ],
    { arrangement: 'below', columns: 2, pitch: 8 },
  );
  d.gap(8).para('Officers', { bold: true, after: 3 });
  table(
    d,
    [
      { title: 'Role', share: 1 },
      { title: 'Name', share: 3 },
      { title: 'Nationality', share: 1.4 },
      { title: 'Appointed', share: 1.5 },
    ],
    [
      ...f.firm.directors.map((_, i): Inline[] => [
        'Director',
        d.f(`directors.${i}.name`),
        d.f(`directors.${i}.nationality`),
        d.f(`directors.${i}.appointmentDate`, slashDate),
      ]),
      ['Secretary', f.secretary.name, 'Motswana', ''],
    ],
    { look: 'lines' },
  );
  if (f.holders.length > 0) {
    d.gap(12).para('Members', { bold: true, after: 3 });
    table(
      d,
      [
        { title: 'Shareholder', share: 3 },
        { title: 'Number of shares', share: 1.5, align: 'right' },
      ],
      f.holders.map((_, i) => [d.f(`shareholders.${i}.name`), d.f(`shareholders.${i}.shares`)]),
      { look: 'lines' },
    );
  }
  specimenLine(d);
}

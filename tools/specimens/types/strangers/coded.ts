import type { Draft } from '../../draw/draft.ts';
import { rectPath } from '../../draw/shapes.ts';
import { portrait } from '../../parts/portrait.ts';
import { specimenLine } from '../../parts/security.ts';
import type { Column } from '../../parts/table.ts';
import { table } from '../../parts/table.ts';
import { bare, commas } from '../../world/amounts.ts';
import { dotDate, slashDate } from '../../world/dates.ts';
import { upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { StatementFacts } from '../../world/statement.ts';
import { period } from '../bank-statement.ts';
import type { LicenceFacts } from '../drivers-licence.ts';
import { notReal } from './cards.ts';

/*
 * Papers whose values stand behind numbers or in rows with figures that mean something else: a card of the Vienna
 * model, a statement whose last row prints turnovers before the balance.
 */

/** A licence of the regional model: numbers in place of labels, two of them on one line. */
export function licenceCoded(d: Draft, f: LicenceFacts, random: Random): void {
  d.page('id1').use({ family: random.pick(['sans', 'verdana'] as const), size: 8.4, colour: '#111' });
  d.path(rectPath(0, 0, 242.65, 153), { fill: '#f7f0f4' });
  d.text(76, 16, random.pick(['DRIVING LICENCE', "DRIVER'S LICENCE"]), { bold: true, size: 10 });
  d.text(76, 27, 'REPUBLIC OF BOTSWANA', { size: 7 });
  portrait(d, 9, 34, 56, 72, f.who, random);
  d.text(76, 44, ['1.  ', d.f('surname', upper)]);
  d.text(76, 57, ['2.  ', d.f('forenames', upper)]);
  d.text(76, 70, ['3.  ', d.f('dateOfBirth', dotDate), ` ${f.who.birthplace}`]);
  d.text(76, 83, ['4a. ', d.f('dateOfIssue', dotDate), '   4b. ', d.f('expiryDate', dotDate)]);
  d.text(76, 96, '4c. DRTS Gaborone');
  d.text(76, 109, ['4d. ', d.f('idNumber')]);
  d.text(76, 122, ['5.  ', d.f('licenceNumber')]);
  d.text(76, 135, ['9.  ', d.f('licenceClass')]);
  notReal(d, 37, 124, 'centre');
}

/** A statement in which a balance is brought forward in the first row and carried forward behind the turnovers in the last. */
export function statementTurnovers(d: Draft, f: StatementFacts, random: Random): void {
  d.bottom = 50;
  d.onPage = (page) => specimenLine(page);
  d.page('a4').use({ family: random.pick(['sans', 'serif'] as const), size: 9 });
  specimenLine(d);
  d.y = 48;
  d.para(d.f('bankName'), { bold: true, size: 13, after: 2 });
  d.para('Statement of account', { size: 10, after: 8 });
  d.para(['Name: ', d.f('accountHolder', upper)], { after: 1 });
  d.para(['Account no. ', d.f('accountNumber'), '     Currency: ', d.f('currency')], { after: 1 });
  d.para(['For the period ', period(d, f, slashDate)], { after: 8 });
  const figures = (title: string): Column => ({ title, share: 1.7, align: 'right' });
  table(
    d,
    [
      { title: 'Date', share: 1.6 },
      { title: 'Particulars', share: 4 },
      figures('Withdrawals'),
      figures('Deposits'),
      figures('Balance'),
    ],
    [
      [slashDate(f.start), 'Balance b/f', '', '', d.f('openingBalance', bare)],
      ...f.rows.map((row, i) => {
        const amount = d.f(`transactions.${i}.amount`, (n: number) => commas(Math.abs(n)));
        return [
          d.f(`transactions.${i}.date`, slashDate),
          d.f(`transactions.${i}.description`),
          row.amount < 0 ? amount : '',
          row.amount > 0 ? amount : '',
          d.f(`transactions.${i}.balance`, commas),
        ];
      }),
      [slashDate(f.end), 'Balance c/f', commas(f.out), commas(f.in), d.f('closingBalance', commas)],
    ],
    { look: 'lines', padding: 2, line: '#999' },
  );
}

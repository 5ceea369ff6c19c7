import { describe, expect, it } from 'vitest';
import type { FieldValue } from '../../../../contract/verification.ts';
import { address } from '../../../values/address.ts';
import { placeOfMeeting } from '../../../values/meeting-place.ts';
import { partyName } from '../../../values/party-name.ts';
import { personName } from '../../../values/person-name.ts';
import { timeOfDay } from '../../../values/periods.ts';
import type { ValueKind } from '../../../values/kind.ts';
import { text } from '../../../values/words.ts';
import { bestOf, viewOfPages } from '../../testing/find-in.ts';
import { pageOf, type PrintedLine } from '../../testing/page-of.ts';
import type { Finder } from '../../document-type.ts';
import { understand } from '../../understand.ts';
import { nameBesideJobTitle } from '../people/name-beside-job-title.ts';
import { partyBlock } from '../people/party-block.ts';
import { resolutionItems } from '../meetings/resolutions.ts';
import { sentence } from '../sentence.ts';
import { signatories } from '../people/signatories.ts';
import { signatory } from '../people/signatory.ts';

const TODAY = '2026-11-21';

/** Lines under each other at the left margin; an empty one is white space, `|` begins a cell at the middle. */
const lines = (...printed: readonly string[]): PrintedLine[] =>
  printed.flatMap((words, i) =>
    words
      .split('|')
      .flatMap((cell, j): PrintedLine[] => (cell.trim() ? [[60 + 400 * j, 100 + i * 30, cell.trim()]] : [])),
  );

function best(finder: Finder, kind: ValueKind, ...printed: readonly string[]): FieldValue {
  const found = finder(viewOfPages([pageOf(lines(...printed))]), { name: 'value', kind });
  return [...found].sort((a, b) => b.score - a.score)[0]?.value ?? null;
}

function read(...printed: readonly string[]): Record<string, FieldValue> {
  const { documents } = understand([pageOf(lines(...printed))], {
    category: null,
    mode: 'BATCH',
    today: TODAY,
    maxAddressAgeMonths: 3,
  });
  const [only] = documents;
  return {
    type: only!.documentType,
    ...Object.fromEntries(only!.fields.map((f) => [f.name, f.value] as const)),
  };
}

describe('parties in blocks of their own', () => {
  const form = [
    'Lessor details',
    'Full names: Kago Molefe',
    'Phone: 71 000 000',
    'Lessee details',
    'Full names | Neo Tau',
  ];

  it('gives each heading its own name, behind the label or beside it', () => {
    expect(best(partyBlock('lessor|landlord'), partyName, ...form)).toBe('Kago Molefe');
    expect(best(partyBlock('lessee|tenant'), partyName, ...form)).toBe('Neo Tau');
    expect(best(partyBlock('employer'), partyName, ...form)).toBeNull();
  });
});

describe('offices beside names', () => {
  it('names who holds the office in the row of a list', () => {
    const list = ['Attendance', 'Kago Molefe | Chairperson', 'Neo Tau | Director'];
    expect(best(nameBesideJobTitle(/^chairperson$/i), personName, ...list)).toBe('Kago Molefe');
    expect(best(nameBesideJobTitle(/^treasurer$/i), personName, ...list)).toBeNull();
  });

  it('finds the signer without closing words by the office below, not by words of the form', () => {
    const letter = [
      'Job Title | Nurse',
      'Gross Salary | P16,420.75',
      'In good standing.',
      '',
      'Kago Molefe',
      'Head of Personnel',
    ];
    expect(best(signatory('name'), personName, ...letter)).toBe('Kago Molefe');
    expect(best(signatory('title'), text, ...letter)).toBe('Head of Personnel');
    expect(
      best(signatory('title'), text, 'We confirm this.', '', 'Regards,', 'Kago Molefe, HR Manager'),
    ).toBe('HR Manager');
  });

  it('prefers the name in full in brackets below a signature in initials', () => {
    expect(
      best(signatory('name'), personName, 'Thank you.', 'Yours faithfully', 'K. Molefe', '(Kago Molefe)'),
    ).toBe('Kago Molefe');
  });

  it('reads who signed in one line and in a list below its heading', () => {
    const names = (...printed: string[]): unknown =>
      (bestOf(signatories(), viewOfPages([pageOf(lines(...printed))])) as { name: string }[] | null)?.map(
        (r) => r.name,
      );
    expect(names('MINUTES', 'Agenda', 'Signatories: Kago Molefe, Neo Tau')).toEqual([
      'Kago Molefe',
      'Neo Tau',
    ]);
    expect(names('MINUTES', 'The meeting closed.', 'Signatories:', 'Kago Molefe', 'Neo Tau')).toEqual([
      'Kago Molefe',
      'Neo Tau',
    ]);
  });
});

describe('resolutions', () => {
  const of = (...printed: string[]): FieldValue =>
    bestOf(resolutionItems(), viewOfPages([pageOf(lines(...printed))]));

  it('stand below their own heading, not below the title and the lines of the form', () => {
    expect(
      of(
        'BOARD RESOLUTION',
        'Company Name: Nata Salt Works (Pty) Ltd',
        'Registration Number: BW00002019987',
        'IT IS HEREBY RESOLVED THAT:',
        '1. The company opens an account with a bank.',
        '2. Kago Molefe be appointed sole signatory.',
        'Signed:',
      ),
    ).toEqual(['The company opens an account with a bank', 'Kago Molefe be appointed sole signatory']);
  });

  it('end where somebody signs, with and without full stops', () => {
    expect(
      of(
        'RESOLVED THAT:',
        'a) the company registers for VAT',
        'b) Neo Tau is appointed public officer',
        'Kago Molefe - Director',
      ),
    ).toEqual(['the company registers for VAT', 'Neo Tau is appointed public officer']);
  });
});

describe('values in sentences', () => {
  it('of two names on two lines the one beside the words is meant', () => {
    expect(
      best(
        sentence('<> chaired'),
        personName,
        `Present: Neo Tau, Bame Kgosing${' '}and Lulu Seane`,
        'Kago Molefe chaired the meeting of the board, which was well attended.',
      ),
    ).toBe('Kago Molefe');
  });

  it.each([
    ['House on Plot 334, Tsholofelo, Gaborone, with all fixtures', 'Plot 334, Tsholofelo, Gaborone'],
    ['Plot 334, Tsholofelo, Gaborone. The premises shall', 'Plot 334, Tsholofelo, Gaborone'],
    ['Plot 334, Tsholofelo, Gaborone (3 bedrooms', 'Plot 334, Tsholofelo, Gaborone'],
    ['Plot 334, Gaborone West, Gaborone', 'Plot 334, Gaborone West, Gaborone'],
  ])('the address in “%s”', (printed, value) => {
    expect(address.parse(printed, { today: TODAY })?.value).toBe(value);
  });

  it('the hour, not the day of the month before it', () => {
    expect(timeOfDay.parse('3 May 2026 at 09:00', { today: TODAY })?.value).toBe('09:00');
    expect(timeOfDay.parse('9 a.m.', { today: TODAY })?.value).toBe('09:00');
    expect(timeOfDay.parse('3 May 2026', { today: TODAY })).toBeNull();
  });

  it.each([
    ['3 May 2026, 09:00, Company boardroom', 'Company boardroom'],
    ['via Zoom', 'Zoom'],
    ['(Virtual) Attendees', 'Virtual'],
    ['Kasane Boardroom, chaired by Kago Molefe', 'Kasane Boardroom'],
    ['16h00', null],
    ['Meeting called to order', null],
  ])('the place of a meeting in “%s”', (printed, value) => {
    expect(placeOfMeeting.parse(printed, { today: TODAY })?.value ?? null).toBe(value);
  });
});

describe('whole papers', () => {
  it('a name in two parts, a form row nobody asked for, and what a letter collects', () => {
    expect(
      read(
        'AFFIDAVIT',
        'Surname: Tladi',
        'First names: Masego',
        'Physical address: Plot 334, Tsholofelo, Gaborone',
        'I swear that this is true.',
      ),
    ).toMatchObject({
      type: 'AFFIDAVIT',
      fullName: 'Masego Tladi',
      address: 'Plot 334, Tsholofelo, Gaborone',
    });
    expect(
      read(
        'RENTAL AGREEMENT',
        'Landlord | Kago Molefe',
        'Tenant | Neo Tau',
        'Address | Plot 12, Tlokweng',
        'Type | Two bedroom flat',
        'Rent | P3,800.00',
      ),
    ).toMatchObject({ type: 'LEASE_AGREEMENT', address: 'Plot 12, Tlokweng', monthlyRent: 3800 });
    expect(
      read(
        'Nata Salt Works (Pty) Ltd',
        '1 May 2026',
        'This letter serves to authorise Neo Tau, Omang 451218905, to collect our tax',
        'clearance certificate.',
        'Kago Molefe',
        'Director',
      ),
    ).toMatchObject({
      type: 'AUTHORISATION_LETTER',
      authorisedPerson: 'Neo Tau',
      signatoryName: 'Kago Molefe',
    });
  });

  it('ward and village of a kgotla’s form are the address; the gross salary is not the basic one', () => {
    expect(
      read(
        'KGOTLA LETTER',
        'Name: Masego Tladi',
        'Ward: Phaphane',
        'Village: Kanye',
        'Date: 3 May 2026',
        'Issued by: Phaphane Kgotla',
      ),
    ).toMatchObject({
      type: 'KGOTLA_LETTER',
      address: 'Phaphane Ward, Kanye',
      issuerName: 'Phaphane Kgotla',
    });
    expect(
      read(
        'SALARY CONFIRMATION',
        'Employee: Neo Tau',
        'Employer: Nata Salt Works (Pty) Ltd',
        'Basic salary: P16,000.00',
        'Gross salary: P17,800.00',
        'Net salary: P13,922.40',
      ),
    ).toMatchObject({ grossSalary: 17800, netSalary: 13922.4 });
  });
});

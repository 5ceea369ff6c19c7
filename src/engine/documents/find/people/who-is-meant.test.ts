import { describe, expect, it } from 'vitest';
import { place } from '../../../values/place.ts';
import { companyName } from '../../../values/company-name.ts';
import { partyName } from '../../../values/party-name.ts';
import { personName } from '../../../values/person-name.ts';
import { valuesOf, viewOfPages } from '../../testing/find-in.ts';
import { lines, pageOf } from '../../testing/page-of.ts';
import { readPrinted, valueIn } from '../../testing/request.ts';
import { nameBesideJobTitle } from './name-beside-job-title.ts';
import { letterhead } from '../issuers/heading.ts';
import { party } from './parties.ts';
import { roleOf, valueOf } from './person-of-role.ts';
import { sentence } from '../sentence.ts';
import { signatory } from './signatory.ts';

describe('who is named in a letterhead', () => {
  it('the second line of a name is no name of its own', () => {
    const head = [
      [60, 40, 'NATA HARDWARE &'],
      [60, 66, 'BUILDING SUPPLIES'],
    ] as const;
    expect(valuesOf(letterhead(), head, companyName)).toEqual(['NATA HARDWARE & BUILDING SUPPLIES']);
  });

  it('two trades that an “&” joins are an organisation, wherever they stand', () => {
    const head = lines('Tel 555 0100', 'SPECIMEN GLASS & ALUMINIUM');
    expect(valuesOf(letterhead(), head, companyName)).toEqual(['SPECIMEN GLASS & ALUMINIUM']);
  });
});

describe('who is a party', () => {
  const landlord = (...printed: string[]) => valuesOf(party('landlord'), lines(...printed), partyName);

  it('not who represents one', () => {
    expect(
      landlord(
        'This lease is made between Nata Estates (Pty) Ltd, herein represented by Kago Example',
        '(hereinafter called the Landlord) of the one part',
      ),
    ).toEqual(['Nata Estates (Pty) Ltd']);
  });

  it('the second one behind the capacity of the first', () => {
    expect(
      landlord('by Neo Specimen in his capacity as executor and Sesupo Holdings (the Landlord)'),
    ).toEqual(['Sesupo Holdings']);
  });
});

describe('who stands beside a word', () => {
  it('a hall before “Chairman” is none where the name stands behind it', () => {
    const row = [
      [60, 60, 'Venue'],
      [200, 60, 'Kago Example Hall'],
      [500, 60, 'Chairman'],
      [700, 60, 'Neo Specimen'],
    ] as const;
    expect(valuesOf(nameBesideJobTitle(/^chairman$/i), row, personName)).toEqual([]);
    expect(valuesOf(nameBesideJobTitle(/^chairman$/i), row.slice(0, 3), personName)).not.toEqual([]);
  });

  it('strokes of a line to be filled in stand around a name', () => {
    const said = lines('I, ____ Kago Example ____ of Maun, do hereby declare');
    expect(valuesOf(sentence('\\bi, <> of\\b'), said, personName)).toEqual(['Kago Example']);
  });

  it('a label in two languages heads the value of either', () => {
    const form = lines('1. CHILD', 'Place of birth / Lefelo la botsalo: Kanye', '2. MOTHER');
    const born = valueOf(roleOf('child', 'mother|father'));
    const asked = ['Place of birth', 'Lefelo la botsalo'].map((label) => ({ ...place, label }));
    for (const { label, ...kind } of asked) {
      const found = valuesOf((view, field) => born(view, { ...field, labels: [label] }), form, kind);
      expect(found, label).toEqual(['Kanye']);
    }
  });

  it('the cell of a form with a colon before it is not who signs without a closing', () => {
    const form = lines('Payslip', 'Rate', 'Hours', 'Pay point', ': Kago Example', 'Total', 'Neo Tau');
    expect(valuesOf(signatory('name'), form, personName)).toEqual(['Neo Tau']);
  });

  it('a letter that ends with thanks in Setswana is signed below them', () => {
    const thanks = ['Ke a leboga', 'Neo Tau', 'Kgotla ya Borakanelo', 'Lobatse', 'Mogala 530 0100'];
    const letter = lines(...thanks, 'Baagi', 'Kago Example', 'Tiro Modise');
    expect(valuesOf(signatory('name'), letter, personName)).toEqual(['Neo Tau']);
  });

  it('an office on the line above a name makes it surer that its holder signs', () => {
    const sure = (above: string): number | undefined => {
      const form = lines('Payslip', 'Rate', 'Hours', 'Total');
      const page = pageOf([...form, [60, 260, above], [60, 285, 'Neo Tau']]);
      return signatory('name')(viewOfPages([page]), { name: 'any', kind: personName })[0]?.score;
    };
    expect(sure('Kgosi')).toBeGreaterThan(sure('Moputso')!);
  });
});

it('a name with initials says the same as the name in full, and is no other reading', () => {
  const letter = readPrinted(
    lines(
      'SPECIMEN DAIRIES (PTY) LTD',
      '5 October 2026',
      'CONFIRMATION OF EMPLOYMENT',
      'Employee: P. Example',
      'We confirm that Phenyo Example is employed by us as a Stock Controller since 15 January 2019.',
      'Yours faithfully',
      'Neo Specimen',
      'HR Manager',
    ),
  );
  expect(valueIn(letter, 'employeeName')).toBe('Phenyo Example');
  const field = letter.fields.find(({ name }) => name === 'employeeName');
  expect(field).toMatchObject({ agreement: 'twice', alternatives: [] });
});

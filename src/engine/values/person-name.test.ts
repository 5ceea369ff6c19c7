import { describe, expect, it } from 'vitest';
import { ANY_DAY } from './kind.ts';
import { personName, withoutInitials } from './person-name.ts';

const surnameIn = (printed: string) => withoutInitials.parse(printed, { ...ANY_DAY, namedHere: true });

describe('a surname with what stands before it', () => {
  it.each([
    ['MC MOKGOSI', 'MOKGOSI'],
    ['ST MOLEFE', 'MOLEFE'],
    ['MC MOLEFE-CLAIR', 'MOLEFE-CLAIR'],
    ['TP MABENA', 'MABENA'],
  ])('has lost the initials that readers join: %s', (printed, surname) =>
    expect(surnameIn(printed)?.value).toBe(surname),
  );

  it('keeps a particle', () => {
    expect(surnameIn('ST CLAIR')).toMatchObject({ value: 'ST CLAIR' });
    expect(surnameIn('ST CLAIR')?.doubt).toBeUndefined();
  });

  it.each(['MC DONALD', 'MC GREGOR'])(
    'is held where it may be initials and an unlisted surname: %s',
    (printed) => {
      expect(surnameIn(printed)?.value).toBe(printed);
      expect(surnameIn(printed)?.doubt).toBeDefined();
    },
  );
});

describe('degrees behind a name', () => {
  it.each([
    ['Kago Example, BA (Hons)', 'Kago Example'],
    ['KAGO LESEDI EXAMPLE, BA', 'KAGO LESEDI EXAMPLE'],
    ['K. Example, Esq.', 'K. Example'],
    ['OUSMANE MALICK BA', 'OUSMANE MALICK BA'],
    ['JACK YUN MA', 'JACK YUN MA'],
  ])('are no part of it; surnames written alike are: %s', (printed, name) =>
    expect(personName.parse(printed, { ...ANY_DAY, namedHere: true })?.value).toBe(name),
  );
});

describe('capitals behind a comma', () => {
  it.each([
    ['Garcia Lopez, MJ', 'MJ Garcia Lopez'],
    ['Moeng Kgosi, B', 'B Moeng Kgosi'],
    ['Smith Jones, A.B.', 'A.B. Smith Jones'],
    ['Nkosi Dlamini, PJ', 'PJ Nkosi Dlamini'],
    ['Example, PJ', 'PJ Example'],
  ])('are initials of a surname, of one word or more: %s', (printed, name) =>
    expect(personName.parse(printed, ANY_DAY)?.value).toBe(name),
  );

  it.each(['NRC', 'N.R.C.', 'NIN', 'ID', 'I.D.'])(
    'caption the number that follows: Kago Example, %s',
    (caption) => expect(personName.parse(`Kago Example, ${caption}`, ANY_DAY)?.value).toBe('Kago Example'),
  );
});

describe('strokes in a name', () => {
  it.each([
    ['RAJ A/L KUMAR', 'RAJ A/L KUMAR'],
    ['Devi a/p Raj Kumar', 'Devi a/p Raj Kumar'],
    ['RAVI KUMAR S/O MOHAN KUMAR', 'RAVI KUMAR'],
    ['Kago Example / Neo Sample', 'Kago Example'],
    ['KAGO EXAMPLE/NEO SAMPLE', 'KAGO EXAMPLE'],
    ['Kago A / Neo L', 'Kago A'],
  ])('are part of it, before a parent, or before somebody else: %s', (printed, name) =>
    expect(personName.parse(printed, { ...ANY_DAY, namedHere: true })?.value).toBe(name),
  );
});

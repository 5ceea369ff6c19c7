import { describe, expect, it } from 'vitest';
import { validateIdentity } from './validate-identity.ts';

const ZONE = ['P<ZAFEXAMPLE<<TINA<RUTH<<<<<<<<<<<<<<<<<<<<<', 'A012345678ZAF9006072F3407275<<<<<<<<<<<<<<02'];

const checksOf = (fields: Record<string, string>, mrz?: string[]) =>
  validateIdentity({ fields, ...(mrz && { mrz }) }, '2026-11-28', { requestId: 'r', timestamp: 't' }).checks;

const failedIn = (...sent: Parameters<typeof checksOf>): string[] =>
  checksOf(...sent).flatMap(({ id, outcome }) => (outcome === 'failed' ? [id] : []));

describe('a name that was sent is a name from end to end', () => {
  it.each([
    'Dr. Kago Sebina',
    'Prof Dr Kago Sebina',
    'Sebina, Kago',
    'John Smith Jr.',
    'Kago Sebina (Mrs)',
    'Kago Sebina, born Modise',
    'Kago Sebina née Modise',
    "Seán O'Brien-Smith",
    'Trần Văn Đạt',
    'Kgosi Kago Sebina',
    'Dr. Kago Sebina, PhD',
    'RAJ A/L KUMAR',
    'Maryam binti Haji Omar',
    'RAVI KUMAR S/O MOHAN KUMAR',
    'kago sebina',
    "seán o'brien-smith",
    'Kago Sebina formerly Modise',
    'Kago Sebina BA (Hons)',
    'Kago Sebina FCCA, CA(SA)',
    'Maria João Pereira da Silva e Sousa de Albuquerque',
    'MARIA JOÃO PEREIRA DA SILVA E SOUSA DE ALBUQUERQUE',
    'da Silva e Sousa de Albuquerque, Maria João Pereira',
    'Abu Bakr Muhammad ibn Abd al-Rahman ibn Ali al Harbi',
  ])('%s', (fullName) => expect(failedIn({ fullName })).toEqual([]));

  it.each([
    'Kago S3bina',
    'Kago Sebina 12',
    'Kago Sebina / Thato Modise',
    'Kago; drop table',
    'Kago Sebina of Plot 12',
    'Kago Sebina: Omang',
    'Kago Sebina BA; drop table',
    'Kago Sebina BSc (Plot) 12',
    'Kago Sebina (Pty) Ltd',
    'Kago and Thato Sebina',
    'Estate of Kago Sebina',
  ])('but not %s', (fullName) => expect(failedIn({ fullName })).toEqual(['field-format']));

  it.each([
    ['Kago Sebina, BA (Hons), MSc (Econ)', 'Kago Sebina'],
    ['Kago Sebina, Esq.', 'Kago Sebina'],
    // Ba and Ma are surnames, too.
    ['OUSMANE MALICK BA', 'OUSMANE MALICK BA'],
    ['JACK YUN MA', 'JACK YUN MA'],
  ])('%s is %s without degrees', (fullName, name) =>
    expect(
      validateIdentity({ fields: { fullName } }, '2026-11-28', { requestId: 'r', timestamp: 't' }).normalised,
    ).toEqual({ fullName: name }),
  );

  it.each(['surname', 'forenames'])('%s with a digit', (part) =>
    expect(failedIn({ [part]: 'Seb1na' })).toEqual(['field-format']),
  );
});

describe('a whole name', () => {
  it.each([
    ['Kago Thato Sebina', 'Sebina', 'Kago'],
    ['SEBINA KAGO', 'Sebina', 'Kago'],
    ['K. Sebina', 'Sebina', 'Kago'],
    ['Åse Sørensen', 'Soerensen', 'Aase'],
    ['Palesa Ward-Moyo', 'Ward', 'Palesa'],
    ['Zahra', 'Ahmadi', 'Zahra'],
  ])('%s has the parts %s and %s', (fullName, surname, forenames) =>
    expect(failedIn({ fullName, surname, forenames })).toEqual([]),
  );

  it.each([
    ['Kago Sebina', 'Modise', 'Kago'],
    ['Kago Sebina', 'Sebina', 'Thato'],
  ])('%s has not %s and %s', (fullName, surname, forenames) =>
    expect(failedIn({ fullName, surname, forenames })).toEqual(['name-parts']),
  );

  it.each(['Tina Ruth Example', 'EXAMPLE TINA', 'T. Example', 'Example'])('%s is in the zone', (fullName) =>
    expect(failedIn({ fullName }, ZONE)).toEqual([]),
  );

  it.each(['Tina Other', 'Maria Example', 'Kago Sebina'])('%s is not', (fullName) =>
    expect(failedIn({ fullName }, ZONE)).toEqual(['mrz-against-print']),
  );
});

describe('what no rule checks', () => {
  it('is named', () =>
    expect(checksOf({ fullName: 'Kago Sebina', shoeSize: '44' })).toContainEqual(
      expect.objectContaining({ id: 'fields-unchecked', outcome: 'note', fields: ['shoeSize'] }),
    ));

  it('and nothing else was sent, is no valid identity', () =>
    expect(failedIn({ shoeSize: '44' })).toEqual(['fields-given']));
});

it('an age that nobody reached is noted', () => {
  const outcomes = (dateOfBirth: string) =>
    checksOf({ dateOfBirth, passportNumber: 'A01234567' }).flatMap(({ id, outcome }) =>
      id === 'age-plausible' ? outcome : [],
    );
  expect(outcomes('1890-06-07')).toEqual(['note']);
  expect(outcomes('1910-06-07')).toEqual(['passed']);
});

it('the state of specimens is noted', () =>
  expect(
    checksOf({}, [
      'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
      'L898902C36UTO7408122F3204159<<<<<<<<<<<<<<04',
    ]),
  ).toContainEqual(expect.objectContaining({ id: 'mrz-state', outcome: 'note' })));

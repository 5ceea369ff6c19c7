import { describe, expect, it } from 'vitest';
import { checkDigit } from '../../engine/ocr/mrz/check-digit.ts';
import { validateIdentity } from './validate-identity.ts';

const validate = (fields: Record<string, string>, mrz?: string[]) =>
  validateIdentity({ fields, ...(mrz ? { mrz } : {}) }, '2026-11-28', {
    requestId: 'r-1',
    timestamp: '2026-11-28T08:00:00.000Z',
  });

interface Person {
  readonly names?: string;
  readonly state?: string;
  readonly code?: string;
  readonly number?: string;
  readonly birth?: string;
  readonly sex?: string;
  readonly expiry?: string;
  readonly personal?: string;
}

const digit = (text: string): string => String(checkDigit(text));

/** A passport's zone whose check digits hold, whatever it says. */
function passportZone(person: Person): string[] {
  const { names = 'EXAMPLE<<TINA', state = 'ZAF', code = 'P<', sex = 'F' } = person;
  const number = (person.number ?? 'A01234567').padEnd(9, '<');
  const [birth, expiry] = [person.birth ?? '900607', person.expiry ?? '340727'];
  const personal = (person.personal ?? '').padEnd(14, '<');
  const parts = [number, birth, expiry, personal].map((part) => part + digit(part)) as [
    string,
    string,
    string,
    string,
  ];
  const [a, b, c, d] = parts;
  return [
    (code + state.padEnd(3, '<') + names).padEnd(44, '<'),
    a + state.padEnd(3, '<') + b + sex + c + d + digit(a + b + c + d),
  ];
}

const failedIn = (mrz: string[], fields: Record<string, string> = {}): string[] =>
  validate(fields, mrz).checks.flatMap((check) => (check.outcome === 'failed' ? [check.id] : []));

describe('what a zone says follows every rule, although its check digits hold', () => {
  it.each([
    ['a passport of another state', {}],
    ['a holder of whichever sex', { sex: 'X' }],
    ['codes of documents since 2024', { code: 'PP' }],
    ['one name, the primary', { names: 'ZAHRA' }],
    ['one name, the secondary', { names: '<<AHMADI' }],
    ['a number of any form', { number: '24CK31907' }],
    ['a number with a blank in it', { number: 'AB<12345' }],
    ['a surname of one letter', { names: 'O<<MIN' }],
    ['Germany, of one letter', { state: 'D' }],
    ['the Omang of a man', { state: 'BWA', number: 'BN1234567', personal: '428317215', sex: 'M' }],
    ['nine digits that are no Omang', { state: 'GBR', personal: '428327215', sex: 'M' }],
    ['an unknown day of birth', { birth: '90<<<<' }],
    ['a leap day', { birth: '000229' }],
  ])('%s is valid', (_, person) => expect(failedIn(passportZone(person))).toEqual([]));

  it.each([
    ['that expired', { expiry: '110411' }, 'not-expired'],
    ['that expired at the end of 1999', { expiry: '991231' }, 'not-expired'],
    ['of an impossible month of birth', { birth: '901312' }, 'mrz-date'],
    ['of an impossible day of birth', { birth: '900231' }, 'mrz-date'],
    ['of a leap day in a year that never was a leap year', { birth: '010229' }, 'mrz-date'],
    ['of an impossible day of expiry', { expiry: '310431' }, 'mrz-date'],
    ['of nobody', { names: '' }, 'mrz-name'],
    ['of a name with a digit in it', { names: 'EXAMP1E<<TINA' }, 'mrz-format'],
    ['without a number', { number: '' }, 'mrz-number'],
    [
      'whose Omang is of a woman, and the sex M',
      { state: 'BWA', number: 'BN1234567', personal: '428327215', sex: 'M' },
      'omang-sex-digit',
    ],
  ])('one %s is not', (_, person, id) => expect(failedIn(passportZone(person))).toContain(id));

  it('notes a state that is none', () => {
    const { checks } = validate({}, passportZone({ state: 'QQQ' }));
    expect(checks).toContainEqual(expect.objectContaining({ id: 'mrz-state', outcome: 'note' }));
    expect(validate({}, passportZone({})).checks.map((check) => check.id)).not.toContain('mrz-state');
  });
});

describe('what was sent beside a zone', () => {
  it.each([
    ['Botswana', 'ZAF'],
    ['BWA', 'ZAF'],
    ['Motswana', 'ZMB'],
    ['German', 'FRA'],
    ['South African', 'BWA'],
    ['BOTSWANA CITIZEN', 'ZAF'],
    ['South African national', 'BWA'],
    // No list has what people of the zone's state are called.
    ['Nigerian', 'NER'],
    ['Congolese', 'GAB'],
  ])('another nationality fails: %s, %s', (nationality, state) =>
    expect(failedIn(passportZone({ state }), { nationality })).toEqual(['mrz-against-print']),
  );

  it.each([
    ['South African', 'ZAF'],
    ['Botswana', 'BWA'],
    ['German', 'D'],
    // No list has these names.
    ['Mongolian', 'MNG'],
    ['Tuvaluan', 'TUV'],
    ['stateless', 'XXX'],
    ['Congolese', 'XXB'],
    ['British', 'GBN'],
    ['Chinese', 'TWN'],
    ['Nigerian', 'NGA'],
    ['Nigerien', 'NER'],
    ['BOTSWANA CITIZEN', 'BWA'],
    // Of more than one nationality, or of one by birth.
    ['Zambian born Motswana', 'BWA'],
    ['Motswana, South African', 'ZAF'],
    ['Motswana / South African', 'ZAF'],
    ['Motswana / South African', 'BWA'],
    ['Indian American', 'USA'],
  ])('the same does not: %s, %s', (nationality, state) =>
    expect(failedIn(passportZone({ state }), { nationality })).toEqual([]),
  );

  const CARD = ['IDZAFA0123456', `${'9006079F3407272ZAF'.padEnd(29, '<')}0`, 'EXAMPLE<<TINA'].map((row) =>
    row.padEnd(30, '<'),
  );
  const ofState = (card: string[], state: string): string[] => [
    `ID${state}${card[0]!.slice(5)}`,
    ...card.slice(1),
  ];
  const VISA = ['V<ZAFEXAMPLE<<TINA'.padEnd(44, '<'), passportZone({})[1]!.slice(0, 28).padEnd(44, '<')];

  it.each<[string, string[]]>([
    ['OMANG', CARD],
    ['PASSPORT', CARD],
    ['PASSPORT', VISA],
    ['VISA', passportZone({})],
    ['FOREIGN_ID_CARD', passportZone({})],
    ['OMANG', passportZone({ state: 'BWA' })],
    ['OMANG', ofState(CARD, 'NAM')],
    ['FOREIGN_ID_CARD', ofState(CARD, 'BWA')],
    ['PASSPORT', ofState(CARD, 'NAM')],
  ])('%s is not the paper of another zone', (documentType, mrz) => {
    const { checks, valid } = validateIdentity({ documentType, fields: {}, mrz }, '2026-11-28', {
      requestId: 'r-1',
      timestamp: '2026-11-28T08:00:00.000Z',
    });
    expect(valid).toBe(false);
    expect(checks).toContainEqual(expect.objectContaining({ id: 'mrz-of-type', outcome: 'failed' }));
  });

  it.each<[string, string[]]>([
    ['PASSPORT', passportZone({})],
    ['VISA', VISA],
    ['FOREIGN_ID_CARD', CARD],
    ['FOREIGN_ID_CARD', ofState(CARD, 'NAM')],
    ['NAMIBIAN_ID_CARD', ofState(CARD, 'NAM')],
    // Licences with a zone have no format of their own here.
    ['DRIVERS_LICENCE', CARD],
  ])('%s may have this one', (documentType, mrz) => {
    const { checks } = validateIdentity({ documentType, fields: {}, mrz }, '2026-11-28', {
      requestId: 'r-1',
      timestamp: '2026-11-28T08:00:00.000Z',
    });
    expect(checks.map((check) => check.id)).not.toContain('mrz-of-type');
  });
});

describe('names', () => {
  it.each([
    'Trust Moyo',
    'Bill Modise',
    'Hanna Gross',
    'Selena Banks',
    'Jieun An',
    'Trần Văn Đạt',
    'Palesa Ward',
    'Church Page',
    'Jimmy Page',
    'No Ah-Young',
    'Sergeant Moyo',
    'Zahra',
    'Æ',
    'Þórður Ægisson',
    "Siobhán O'Brien",
    'Anna To',
  ])('%s is one', (fullName) => expect(validate({ fullName }).valid).toBe(true));

  it.each(['12345', 'A', 'Date of birth', 'N/A', '…'])('%s is none', (fullName) =>
    expect(validate({ fullName }).valid).toBe(false),
  );

  it.each([
    ['Åse Sørensen', 'SOERENSEN<<AASE'],
    ['Åse Sørensen', 'SORENSEN<<ASE'],
    ['Gül Öztürk', 'OEZTUERK<<GUEL'],
    ['Þórður Ægisson', 'AEGISSON<<THORDUR'],
    ['Œdipe Lœb', 'LOEB<<OEDIPE'],
    ['Trần Văn Đạt', 'TRAN<<VAN<DAT'],
    ['Jörg Groß', 'GROSS<<JOERG'],
    ['Łukasz Wałęsa', 'WALESA<<LUKASZ'],
    ["Siobhán O'Brien", 'OBRIEN<<SIOBHAN'],
    ['Zahra', 'ZAHRA'],
  ])('%s is spelt %s in a zone', (fullName, names) =>
    expect(failedIn(passportZone({ names }), { fullName })).toEqual([]),
  );

  it('another person than in the zone is noticed', () =>
    expect(failedIn(passportZone({ names: 'SOERENSEN<<AASE' }), { fullName: 'Kago Modise' })).toContain(
      'mrz-against-print',
    ));
});

import { describe, expect, it } from 'vitest';
import type { MachineReadableZone } from '../../../contract/pages.ts';
import type { ExtractedField, VerifiedDocument } from '../../../contract/verification.ts';
import { message } from '../../../contract/messages/message.ts';
import { notesOf } from '../../documents/notes.ts';
import type { PageEvidence } from '../detector.ts';
import { failedChecks } from './failed-checks.ts';

/** The check that is judged. */
const FAILS = message('checks.notInOrder', { earlier: 'dateOfIssue', later: 'expiryDate' });

const EXPIRY: ExtractedField = {
  name: 'expiryDate',
  value: '2039-02-13',
  raw: '13/02/2039',
  confidence: 0.55,
  page: 0,
  box: { x: 40, y: 300, width: 120, height: 20 },
  source: 'printed',
  agreement: 'twice',
  alternatives: [],
  notes: [],
};

const passport = (agreement: ExtractedField['agreement']): VerifiedDocument => ({
  documentType: 'PASSPORT',
  subtype: null,
  category: 'IDENTITY',
  configuredType: 'BOTSWANA_PASSPORT',
  classification: { confidence: 1, evidence: [], runnersUp: [] },
  pages: [0],
  fields: [{ ...EXPIRY, agreement }],
  checks: [
    {
      id: 'mrz-digit-of-print',
      outcome: 'failed',
      explanation: 'The zone and the print agree, but the check digits fail.',
      actual: '2039-02-13',
      fields: ['expiryDate'],
    },
  ],
  confidence: 0.97,
});

const withZone = (zone: Partial<MachineReadableZone>): PageEvidence[] => [
  {
    pageInFile: 0,
    reading: { report: { index: 0 }, mrz: { valid: false, repaired: 0, confidence: 0.99, ...zone } },
  } as unknown as PageEvidence,
];

describe('check digits that fail for what is printed, too', () => {
  const strength = (document: VerifiedDocument, zone: Partial<MachineReadableZone> = {}) =>
    failedChecks.judge([document], withZone(zone), { today: '2026-11-21', profile: 'identity' })[0]!.strength;

  it('are a strong sign where zone and print were read alike, and the zone clearly', () => {
    expect(strength(passport('twice'))).toBe('strong');
  });

  it('are a note where a character may have been misread', () => {
    expect(strength(passport('once'))).toBe('note');
    expect(strength(passport('twice'), { confidence: 0.93 })).toBe('note');
    expect(strength(passport('twice'), { repaired: 1 })).toBe('note');
  });
});

const DIGITS = ['documentNumber', 'birthDate', 'expirationDate', 'composite'];
const digits = (...wrong: string[]) => DIGITS.map((field) => ({ field, valid: !wrong.includes(field) }));

function judged(
  check: Partial<VerifiedDocument['checks'][number]> & { id: string },
  fields: readonly Partial<ExtractedField>[],
  pages: readonly PageEvidence[],
) {
  const document: VerifiedDocument = {
    ...passport('once'),
    fields: fields.map((one) => ({ ...EXPIRY, agreement: 'once', ...one })),
    checks: [{ outcome: 'failed', explanation: 'It fails.', said: FAILS, fields: [], ...check }],
  };
  return failedChecks.judge([document], pages, { today: '2026-11-21', profile: 'identity' })[0]!;
}

describe('check digits of a zone', () => {
  const box = { x: 20, y: 700, width: 900, height: 90 };
  const found = (zone: Partial<MachineReadableZone>) =>
    judged({ id: 'mrz-check-digits', fields: ['birthDate', 'composite'] }, [], withZone({ box, ...zone }));

  it('that one value breaks while the others keep theirs are a strong sign, shown at the zone', () => {
    expect(found({ checkDigits: digits('birthDate', 'composite') })).toMatchObject({
      strength: 'strong',
      page: 0,
      box,
    });
  });

  it('are one where the digit over the whole zone was made to fit, which a misreading would break, too', () => {
    expect(found({ checkDigits: digits('birthDate') }).strength).toBe('strong');
  });

  it('are a note where a digit may have been misread, or the zone was made without arithmetic', () => {
    expect(found({ checkDigits: digits('composite') }).strength).toBe('note');
    expect(found({ checkDigits: digits('documentNumber', 'birthDate', 'composite') }).strength).toBe('note');
    const wrong = { checkDigits: digits('birthDate', 'composite') };
    expect(found({ ...wrong, confidence: 0.95 }).strength).toBe('note');
    expect(found({ ...wrong, repaired: 1 }).strength).toBe('note');
  });
});

describe('a printed sex that the zone contradicts', () => {
  const found = (confidence: number) =>
    judged(
      { id: 'mrz-against-print', expected: 'M', actual: 'F', fields: ['gender'] },
      [
        {
          name: 'gender',
          value: 'M',
          source: 'mrz',
          alternatives: [
            { value: 'F', raw: 'F', source: 'printed', page: 0, box: EXPIRY.box, confidence, reason: '' },
          ],
        },
      ],
      withZone({ valid: true, checkDigits: digits() }),
    );

  it('is a strong sign where the letter was read surely', () => {
    expect(found(0.98).strength).toBe('strong');
    expect(found(0.7).strength).toBe('note');
  });
});

describe('a printed surname that the zone contradicts', () => {
  const found = (lines: readonly string[], confidence = 0.98) => {
    const [page] = withZone({
      valid: true,
      checkDigits: digits(),
      fields: { lastName: 'MODISE', firstName: 'KAGISO THATO' },
    });
    const printed = { ...page!.reading, lines: lines.map((text) => ({ text })) };
    return judged(
      { id: 'mrz-against-print', expected: 'MODISE', actual: 'SERETSE', fields: ['surname'] },
      [{ name: 'surname', value: 'SERETSE', source: 'printed', confidence }],
      [{ ...page!, reading: printed as unknown as PageEvidence['reading'] }],
    );
  };
  const ZONE = 'P<BWAMODISE<<KAGISO<THATO<<<<<<<<<<<<<<<<<<<';

  it('is a strong sign where only the zone has the other one', () => {
    expect(found(['SERETSE', 'KAGISO THATO', ZONE]).strength).toBe('strong');
  });

  it.each([
    ['the right one stands on another line', ['SERETSE', 'MODISE', 'KAGISO THATO', ZONE]],
    ['it stands there misread', ['SERETSE', 'M0D1SE', 'KAGISO THATO', ZONE]],
    ['the forenames were not read, either', ['SERETSE', 'MOTSWANA', ZONE]],
  ])('is a note where %s', (_, lines) => expect(found(lines).strength).toBe('note'));

  it('is a note where the print was not read surely', () => {
    expect(found(['SERETSE', 'KAGISO THATO', ZONE], 0.8).strength).toBe('note');
  });
});

describe('an expiry before the issue', () => {
  const line = (text: string, y: number, certainty = 1) => ({
    text,
    confidence: 0.99,
    box: { x: 40, y, width: 120, height: 20 },
    certainty: [...text].map(() => certainty),
  });
  const found = (certainty: number, more: Partial<ExtractedField> = {}) =>
    judged(
      { id: 'dates-in-order', fields: ['dateOfIssue', 'expiryDate'] },
      [
        { name: 'dateOfIssue', value: '2042-02-14', box: { x: 40, y: 260, width: 120, height: 20 } },
        { ...notesOf([FAILS]), ...more },
      ],
      [
        {
          pageInFile: 0,
          reading: {
            report: { index: 0 },
            mrz: null,
            lines: [line('14/02/2042', 260), line('13/02/2039', 300, certainty)],
          },
        } as unknown as PageEvidence,
      ],
    ).strength;

  it('is a strong sign where both days were read surely, however the check lowered their confidence', () => {
    expect(found(1)).toBe('strong');
  });

  it('is a note where a day may have been misread or stands elsewhere', () => {
    expect(found(0.6)).toBe('note');
    expect(found(1, { agreement: 'differ' })).toBe('note');
    expect(found(1, notesOf([FAILS, message('notes.byShape')]))).toBe('note');
    expect(found(1, { box: { x: 40, y: 500, width: 120, height: 20 } })).toBe('note');
  });
});

import { describe, expect, it } from 'vitest';
import type { AspectName } from '../../contract/assessment.ts';
import type { Verification } from '../../contract/verification.ts';
import { assess } from './assess.ts';
import { markOf } from './aspects/marks-of-no-document.ts';
import type { AssessmentInput } from './input.ts';
import { inputOf, readingOf, type MadeReading } from './input.fixture.ts';

const aspectOf = (name: AspectName, more: Partial<AssessmentInput>) =>
  assess(inputOf(more)).aspects.find(({ aspect }) => aspect === name)!;
const readAs = (name: AspectName, made: MadeReading, ...further: MadeReading[]) =>
  aspectOf(name, { readings: [made, ...further].map(readingOf) });
const keysOf = ({ points }: { points: { key: string; state: string }[] }): string[] =>
  points.filter(({ state }) => state !== 'passed').map(({ key }) => key);

describe('document', () => {
  it('a side that was not given is to be added; only a supervisor goes without', () => {
    const side = {
      id: 'back-side-missing',
      outcome: 'note',
      explanation: 'Only the front.',
      asks: 'other-side',
    } as const;
    const aspect = readAs('document', { checks: [side] });
    expect(aspect).toMatchObject({ state: 'not_done' });
    expect(aspect.points.at(-1)).toMatchObject({ who: 'supervisor', settledBy: ['add-pages', 'settlement'] });
  });

  it('what was hardly read is compared, what is of no known type read by a supervisor', () => {
    expect(keysOf(readAs('document', { confidence: 0.3 }))).toEqual(['document.littleRead']);
    const other = readAs('document', { documentType: 'OTHER' });
    expect(other).toMatchObject({ state: 'cannot_tell' });
    expect(other.points[0]).toMatchObject({ who: 'supervisor' });
    expect(readAs('document', { documentType: 'OTHER' }, {})).toMatchObject({ state: 'passed' });
  });

  it('a reading that failed says so', () => {
    expect(aspectOf('document', { readings: [], progress: 'failed' })).toMatchObject({
      state: 'cannot_tell',
    });
  });

  it.each([
    'SPECIMEN',
    'Specimen  2019',
    'S P E C I M E N',
    'SPECIMENSPECIMEN',
    'spécimen',
    'MUESTRA',
    'SAMPLE',
    'VOID',
  ])('a line "%s" across it makes it no document', (line) => {
    expect(readAs('document', { lines: ['REPUBLIC OF BOTSWANA', line] })).toMatchObject({ state: 'failed' });
  });

  it('a mark within other words is looked at; ordinary sentences are none', () => {
    expect(readAs('document', { lines: ['UTOPIA SPECIMEN PASSPORT'] })).toMatchObject({ state: 'review' });
    for (const line of [
      'Specimen signature of the director',
      'Signature specimen:',
      'A sample of water was taken',
      'Void where prohibited by law',
      'SAMPLE STREET 12',
      'Payment cancelled on 3 May',
      'Mpho Muster',
    ])
      expect(markOf([line]), line).toBeNull();
  });
});

describe('fields', () => {
  const without = (...names: string[]) => {
    const all = {
      fullName: 'A B',
      idNumber: '123416789',
      dateOfBirth: '1990-02-03',
      expiryDate: '2031-01-01',
    };
    return Object.fromEntries(
      Object.entries(all).map(([name, value]) => [name, names.includes(name) ? null : value]),
    );
  };

  it.each([
    ['OMANG', 'idNumber', 'supervisor'],
    ['OMANG', 'expiryDate', 'clerk'],
    ['DRIVERS_LICENCE', 'dateOfBirth', 'supervisor'],
  ])('%s without %s is not complete, and a %s says that it is not on it', (documentType, name, who) => {
    const aspect = readAs('fields', { documentType, fields: without(name) });
    expect(keysOf(aspect)).toEqual(['fields.notFound']);
    expect(aspect.points.at(-1)).toMatchObject({ values: { field: name }, who });
  });

  it('papers of other kinds have their own', () => {
    const pay = {
      documentType: 'PAYSLIP',
      fields: { employeeName: 'A B', employerName: 'C', payPeriod: '2026-10' },
    };
    expect(keysOf(readAs('fields', pay))).toEqual(['fields.notFound', 'fields.notFound']);
    const whole = { ...pay, fields: { ...pay.fields, grossSalary: '10', netSalary: '9' } };
    expect(readAs('fields', whole)).toMatchObject({ state: 'passed' });
  });

  it('the name that the interface has for it will do, and so will a typed value', () => {
    const { fullName: _, ...rest } = without();
    expect(readAs('fields', { fields: { ...rest, name: 'A B' } })).toMatchObject({ state: 'passed' });
    const typed = [{ document: 0, field: 'idNumber', value: '123416789' }];
    expect(readAs('fields', { fields: without('idNumber'), typed })).toMatchObject({ state: 'passed' });
    const blank = [{ document: 0, field: 'idNumber', value: ' ' }];
    expect(readAs('fields', { fields: without('idNumber'), typed: blank })).toMatchObject({
      state: 'review',
    });
  });

  it('what was not read surely is confirmed one by one', () => {
    const unsure = readAs('fields', { unsure: ['fullName', 'expiryDate'] });
    expect(keysOf(unsure)).toEqual(['fields.unsure', 'fields.unsure']);
    expect(unsure.points.map(({ values }) => values['field'])).toContain('expiryDate');
  });

  describe('a guess that nothing on the page contradicts', () => {
    const licence = {
      documentType: 'DRIVERS_LICENCE',
      fields: { fullName: 'A B', idNumber: '123416789', dateOfBirth: '1990-02-03', expiryDate: '2031-01-01' },
    };
    const guess = (name: string, more: object = {}) =>
      keysOf(readAs('fields', { ...licence, unsure: [name], guessed: [name], ...more }));

    it('is looked at where the document is not complete without it, or a check of its validity rests on it', () => {
      expect(guess('idNumber')).toEqual(['fields.unsure']);
      expect(guess('expiryDate')).toEqual([]);
      const checks = [{ id: 'not-expired', fields: ['expiryDate'] }];
      expect(guess('expiryDate', { checks })).toEqual(['fields.unsure']);
    });

    it('is looked at where more is doubtful than that it was not asked for', () => {
      expect(keysOf(readAs('fields', { ...licence, unsure: ['expiryDate'] }))).toEqual(['fields.unsure']);
    });
  });

  it('who may reside for good has a paper without a last day; whoever may for years has not', () => {
    const permit = (...lines: string[]) =>
      readAs('fields', {
        documentType: 'RESIDENCE_PERMIT',
        fields: { permitNumber: 'RP184531', fullName: 'A B', dateOfBirth: '1990-02-03', expiryDate: null },
        lines,
      });
    expect(permit('CERTIFICATE OF PERMANENT RESIDENCE').state).toBe('passed');
    expect(permit('has been granted the right to reside permanently in the Republic').state).toBe('passed');
    expect(keysOf(permit('RESIDENCE PERMIT'))).toEqual(['fields.notFound']);
  });

  it('of a paper of no known type no fields are known: that it is one says another aspect', () => {
    expect(readAs('fields', { documentType: 'OTHER' })).toMatchObject({ state: 'passed', required: true });
  });
});

describe('checks', () => {
  it('any that failed counts, notes only where they ask for eyes', () => {
    expect(readAs('checks', { checks: [{ outcome: 'failed' }] })).toMatchObject({ state: 'failed' });
    expect(readAs('checks', { checks: [{ outcome: 'note' }] })).toMatchObject({ state: 'passed' });
    expect(readAs('checks', { checks: [{ outcome: 'note', asks: 'compare' }] })).toMatchObject({
      state: 'review',
    });
  });
});

describe('forensics', () => {
  it.each([
    ['TAMPERED', 'failed'],
    ['SUSPICIOUS', 'review'],
    ['INCONCLUSIVE', 'not_done'],
    ['AUTHENTIC', 'passed'],
    ['none', 'not_done'],
  ] as const)('%s is %s', (verdict, state) => {
    expect(readAs('forensics', { verdict })).toMatchObject({ state });
  });

  it('a clean file beside a changed one takes nothing back, nor does a quick look at the same file', () => {
    expect(
      readAs('forensics', { verdict: 'TAMPERED' }, { verdict: 'AUTHENTIC', requestId: 'r-2' }),
    ).toMatchObject({ state: 'failed' });
    const again = { ...readingOf({ verdict: 'INCONCLUSIVE' }) };
    expect(aspectOf('forensics', { readings: [readingOf({ verdict: 'TAMPERED' }), again] })).toMatchObject({
      state: 'failed',
    });
  });

  it('a second file without a report is to be compared, too', () => {
    const reading = readingOf({ verdict: 'AUTHENTIC' });
    const verification: Verification = { ...reading.verification, totalFiles: 2 };
    expect(aspectOf('forensics', { readings: [{ ...reading, verification }] })).toMatchObject({
      state: 'not_done',
    });
  });
});

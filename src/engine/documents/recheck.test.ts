import { describe, expect, it } from 'vitest';
import type { Check, Verification } from '../../contract/verification.ts';
import { recheck, type TypedValue } from './recheck.ts';
import { pageOf, type PrintedLine } from './testing/page-of.ts';
import { anyRequest } from './testing/request.ts';
import { understand } from './understand.ts';

const OPTIONS = { category: null, today: anyRequest.today, maxAddressAgeMonths: 3 };

function read(...papers: (readonly PrintedLine[])[]): Pick<Verification, 'documents' | 'pages' | 'checks'> {
  const pages = papers.map((lines, index) => {
    const page = pageOf(lines);
    return { ...page, report: { ...page.report, index } };
  });
  const { documents, checks } = understand(pages, anyRequest);
  return { documents, checks, pages };
}
const licence: PrintedLine[] = [
  [60, 60, 'REPUBLIC OF BOTSWANA'],
  [60, 100, 'DRIVING LICENCE'],
  [60, 140, 'Name: THABO EXAMPLE SPECIMEN'],
  [60, 180, 'ID number: 000010000'],
  [60, 220, 'Licence number: 40211873'],
  [60, 260, 'Date of birth: 01/01/1990'],
  [60, 300, 'Gender: MALE'],
  [60, 340, 'Valid: 04-02-2026 to 03-02-2031'],
];
const again = (of: ReturnType<typeof read>, ...typed: TypedValue[]) => recheck(of, typed, OPTIONS);
const outcomes = (checks: readonly Check[], id: string): string[] =>
  checks.filter((check) => check.id === id).map((check) => check.outcome);

describe('what people type is checked like what is read', () => {
  const paper = read(licence);
  const [document] = paper.documents;

  it('an expiry in the past, where the reading was valid', () => {
    expect(outcomes(document!.checks, 'not-expired')).toEqual(['passed']);
    const typed = again(paper, { document: 0, field: 'expiryDate', value: '2020-02-03' });
    expect(outcomes(typed.documents[0]!.checks, 'not-expired')).toEqual(['failed']);
    expect(typed.documents[0]!.fields).toEqual(document!.fields);
  });

  it('a number that has not the form of one, and one that does not fit the sex', () => {
    const field = document!.fields.find(({ value }) => value === '000010000')!.name;
    const short = again(paper, { document: 0, field, value: '12' });
    expect(outcomes(short.documents[0]!.checks, 'typed-form')).toEqual(['failed']);
    const other = again(paper, { document: 0, field, value: '0000 2 0000' });
    expect(outcomes(other.documents[0]!.checks, 'typed-form')).toEqual([]);
    expect(outcomes(other.documents[0]!.checks, 'omang-sex-digit')).toEqual(['failed']);
  });

  it('leaves what concerns other fields as it was, and everything when nothing was typed', () => {
    expect(again(paper)).toBe(paper);
    const typed = again(paper, { document: 0, field: 'expiryDate', value: '2032-02-03' });
    const others = (checks: readonly Check[]) =>
      checks.filter(({ fields }) => !fields.includes('expiryDate'));
    expect(others(typed.documents[0]!.checks)).toEqual(others(document!.checks));
  });

  it('compares persons across papers by the name that was typed', () => {
    const letter: PrintedLine[] = [
      [60, 60, 'Example Traders (Pty) Ltd'],
      [60, 100, '19 October 2026'],
      [60, 140, 'TO WHOM IT MAY CONCERN'],
      [60, 180, 'CONFIRMATION OF EMPLOYMENT'],
      [60, 220, 'This serves to confirm that Mr Thabo Example Specimen is employed by Example Traders'],
      [60, 260, '(Pty) Ltd as a Storekeeper since 1 March 2019.'],
      [60, 300, 'Yours faithfully'],
    ];
    const both = read(licence, letter);
    expect(outcomes(both.checks, 'same-person')).toEqual(['passed']);
    const typed = again(both, { document: 0, field: 'fullName', value: 'LORATO OTHERWISE' });
    expect(outcomes(typed.checks, 'same-person')).toEqual(['failed']);
  });
});

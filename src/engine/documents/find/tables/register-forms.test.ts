import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../../testing/page-of.ts';
import { readPrinted, valueIn } from '../../testing/request.ts';

/** Rows of cells at given places. */
const table = (columns: readonly number[], ...rows: readonly (readonly string[])[]): PrintedLine[] =>
  rows.flatMap((row, i) =>
    row.flatMap((text, k): PrintedLine[] => (text === '' ? [] : [[columns[k]!, 60 + 40 * i, text]])),
  );

describe('forms that speak of several people', () => {
  it('tells mother and father apart by the headings over their parts', () => {
    const paper = readPrinted(
      table(
        [60, 420],
        ['CERTIFICATE OF BIRTH'],
        ['CHILD'],
        ['Surname', 'EXAMPLE'],
        ['First Names', 'THATO KAGISO'],
        ['Sex', 'MALE'],
        ['Date of Birth', '12 March 2014'],
        ['MOTHER'],
        ['Surname', 'EXAMPLE'],
        ['First Names', 'BOITUMELO'],
        ['FATHER'],
        ['Surname', 'SPECIMEN'],
        ['First Names', 'OTENG PAUL'],
      ),
    );
    expect(valueIn(paper, 'name')).toBe('THATO KAGISO EXAMPLE');
    expect(valueIn(paper, 'motherName')).toBe('BOITUMELO EXAMPLE');
    expect(valueIn(paper, 'fatherName')).toBe('OTENG PAUL SPECIMEN');
  });

  it('reads each person in a column of their own', () => {
    const paper = readPrinted(
      table(
        [60, 300, 540, 780],
        ['BIRTH CERTIFICATE'],
        ['Particulars', 'Child', 'Father', 'Mother'],
        ['Surname', 'EXAMPLE', 'EXAMPLE', 'SPECIMEN'],
        ['Forenames', 'LESEDI', 'PULE', 'GRACE'],
        ['Date of Birth', '21/07/2009', '02/02/1980', '14/11/1984'],
        ['Sex', 'FEMALE', 'MALE', 'FEMALE'],
      ),
    );
    expect(valueIn(paper, 'dateOfBirth')).toBe('2009-07-21');
    expect(valueIn(paper, 'gender')).toBe('F');
    expect(valueIn(paper, 'motherName')).toBe('GRACE SPECIMEN');
    expect(valueIn(paper, 'fatherName')).toBe('PULE EXAMPLE');
  });

  it('reads an entry copied from a register with its titles', () => {
    const paper = readPrinted(
      table(
        [60, 200, 420, 620, 720, 900],
        ['EXTRACT FROM THE REGISTER OF BIRTHS'],
        ['No.', 'When and where born', 'Name', 'Sex', 'Name of father', 'Name of mother'],
        ['231', '12/03/2014', 'THATO', 'M', 'OTENG', 'BOITUMELO'],
        ['', 'Mahalapye', 'EXAMPLE', '', 'SPECIMEN', 'EXAMPLE'],
      ),
    );
    expect(paper.documentType).toBe('BIRTH_CERTIFICATE');
    expect(valueIn(paper, 'placeOfBirth')).toBe('Mahalapye');
    expect(valueIn(paper, 'fatherName')).toBe('OTENG SPECIMEN');
    expect(valueIn(paper, 'dateOfBirth')).toBe('2014-03-12');
  });

  it('reads what a certificate says in a sentence', () => {
    const paper = readPrinted(
      table(
        [60],
        ['Birth Certificate'],
        ['This is to certify that ONALENNA EXAMPLE, a female child,'],
        ['was born at Gaborone on the 3rd day of May 2011'],
        ['to KEABETSWE EXAMPLE (mother) and TSHEPO EXAMPLE (father),'],
        ['and that the birth was registered on 20 May 2011.'],
      ),
    );
    expect(valueIn(paper, 'dateOfBirth')).toBe('2011-05-03');
    expect(valueIn(paper, 'gender')).toBe('F');
    expect(valueIn(paper, 'motherName')).toBe('KEABETSWE EXAMPLE');
    expect(valueIn(paper, 'registrationDate')).toBe('2011-05-20');
  });
});

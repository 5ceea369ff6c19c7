import { describe, expect, it } from 'vitest';
import type { FieldValue } from '../../../../contract/verification.ts';
import { flag } from '../../../values/list.ts';
import { partyName } from '../../../values/party-name.ts';
import { personName } from '../../../values/person-name.ts';
import type { ValueKind } from '../../../values/kind.ts';
import { timeOfDay } from '../../../values/periods.ts';
import { text } from '../../../values/words.ts';
import { viewOfPages } from '../../testing/find-in.ts';
import { pageOf, type PrintedLine } from '../../testing/page-of.ts';
import type { Finder } from '../../document-type.ts';
import { isLetter } from './letter-form.ts';
import { meetingLine, timeBesideDate } from '../meetings/meeting-line.ts';
import { party, partyInOrder } from '../people/parties.ts';
import { matchSentenceCues } from '../sentence-cues.ts';
import { signatory } from '../people/signatory.ts';
import { stampSeen } from './stamp.ts';
import { subjectLine } from './subject.ts';

/** Lines under each other at the left margin; an empty one is white space. */
const lines = (...printed: readonly string[]): PrintedLine[] =>
  printed.flatMap((words, i): PrintedLine[] => (words === '' ? [] : [[60, 100 + i * 30, words]]));

function best(finder: Finder, kind: ValueKind, printed: readonly PrintedLine[]): FieldValue {
  const found = finder(viewOfPages([pageOf(printed)]), { name: 'value', kind });
  return [...found].sort((a, b) => b.score - a.score)[0]?.value ?? null;
}

describe('parties of an agreement', () => {
  const landlord = party('landlord|landlady|lessor');
  const tenant = party('tenant|lessee');

  it('called so in brackets behind an address with its own full stops', () => {
    const deed = lines(
      'THIS LEASE is made BETWEEN ROSINAH MATLHARE of P.O. Box 70088, Gaborone (hereinafter',
      'referred to as the "Landlady") of the one part AND ONTHATILE GAREITSANYE of P.O. Box 119,',
      'Serowe (hereinafter referred to as the "Tenant") of the other part.',
    );
    expect(best(landlord, partyName, deed)).toBe('ROSINAH MATLHARE');
    expect(best(tenant, partyName, deed)).toBe('ONTHATILE GAREITSANYE');
  });

  it('in a sentence of daily life, and after commas', () => {
    const said = lines('I, Patrick Bagwasi (the landlord), rent my house to Mercy Tshukudu (the tenant).');
    expect(best(landlord, partyName, said)).toBe('Patrick Bagwasi');
    expect(best(tenant, partyName, said)).toBe('Mercy Tshukudu');
    const commas = lines(
      'Between SUNSET COURT BODY CORPORATE, the Lessor, and SHARON MOETI, the Lessee, of Gaborone.',
    );
    expect(best(landlord, partyName, commas)).toBe('SUNSET COURT BODY CORPORATE');
  });

  it('an "and" inside a company is no new party', () => {
    const contract = lines(
      'This contract between Chobe Bakery and Confectionery CC ("the Employer") and Ludo Nfila ("the Employee")',
    );
    expect(best(party('employer'), partyName, contract)).toBe('Chobe Bakery and Confectionery CC');
  });

  it('by their order where they are called neither employer nor employee', () => {
    const school = lines(
      'Made between Sun Valley School Trust ("the School") and Refilwe Jankie ("the Teacher")',
    );
    expect(best(partyInOrder(0), partyName, school)).toBe('Sun Valley School Trust');
    expect(best(partyInOrder(1), partyName, school)).toBe('Refilwe Jankie');
  });
});

describe('the subject line of a letter', () => {
  const about = (line: string): FieldValue => best(subjectLine(), personName, lines(line));

  it('names a person behind a title of a paper, a colon, a dash or "for"', () => {
    expect(about('RE: CONFIRMATION OF EMPLOYMENT - MR KEALEBOGA SETSHWAELO (OMANG 503218814)')).toBe(
      'KEALEBOGA SETSHWAELO',
    );
    expect(about('Reference for Wapula Gaborone')).toBe('Wapula Gaborone');
    expect(about('SUBJECT: PROOF OF EMPLOYMENT FOR ONALENNA KGAFELA')).toBe('ONALENNA KGAFELA');
    expect(about('RE: CONFIRMATION THAT THABANG SESUPO IS MY TENANT')).toBe('THABANG SESUPO');
  });

  it('is not read as a person where it names none', () => {
    expect(about('RE: PROOF OF RESIDENCE')).toBeNull();
    expect(about('CERTIFICATE OF GOOD CONDUCT')).toBeNull();
    expect(about('Please send it to Wapula Gaborone today')).toBeNull();
  });
});

describe('who signed', () => {
  const signed = lines('Yours in Christ,', '', 'G. Dibeela', 'Gofaone Dibeela', 'Sacristan');

  it('the name in full under a signature, and an office that no list knows', () => {
    expect(best(signatory('name'), personName, signed)).toBe('Gofaone Dibeela');
    expect(
      best(signatory('title'), text, [
        [60, 100, 'Regards,'],
        [60, 160, 'Gofaone Dibeela'],
        [60, 182, 'Sacristan'],
      ]),
    ).toBe('Sacristan');
  });

  it('not the company that the letter is signed for', () => {
    const letter = lines(
      'Yours faithfully',
      'PILANE CRUSHERS (PTY) LTD',
      '',
      'Helen Marumo',
      'Administration Manager',
    );
    expect(best(signatory('name'), personName, letter)).toBe('Helen Marumo');
  });

  it('an office without the company behind it', () => {
    const letter = lines('Best regards,', 'Marang Otsile', 'Owner, Desert Rose Interiors (Pty) Ltd');
    expect(best(signatory('title'), text, letter)).toBe('Owner');
  });
});

describe('a meeting in one line', () => {
  const heading = lines(
    'NHABE CRAFTS COOPERATIVE SOCIETY',
    'Board meeting | 30 January 2026 | 10:30 | Nhabe Museum, Maun',
  );

  it('gives place and time beside the date', () => {
    expect(best(meetingLine(), text, heading)).toBe('Nhabe Museum, Maun');
    expect(best(timeBesideDate(), timeOfDay, heading)).toBe('10:30');
  });
});

describe('what a paper is without a title', () => {
  const letter = viewOfPages([
    pageOf(lines('To whom it may concern,', 'She works with us.', 'Warm regards,', 'Thandi Example')),
  ]);
  const form = viewOfPages([
    pageOf(lines('Date: 3 May 2026', 'To whom it may concern', 'Account Number 12345')),
  ]);

  it('a letter greets and takes leave', () => {
    expect(isLetter(letter)).toBe(true);
    expect(isLetter(form)).toBe(false);
  });

  it('a saying is found across the end of a line, and shown shortened', () => {
    const view = viewOfPages([
      pageOf(lines('She has been renting from me the small house', 'at my place for years.')),
    ]);
    const found = matchSentenceCues(view, [
      { words: /renting from me the small house at my place/i, weight: 1 },
    ]);
    expect(found).toEqual([{ weight: 1, printed: 'renting from me … place' }]);
  });
});

describe('an official stamp', () => {
  const seen = (printed: readonly PrintedLine[]): FieldValue => best(stampSeen(), flag, printed);

  it('is believed on words alone only where they are a stamp with its date', () => {
    expect(
      seen([
        [600, 900, 'RECEIVED'],
        [590, 930, '12 MAY 2026'],
        [600, 960, 'MAUN'],
      ]),
    ).toBe(true);
    expect(seen(lines('12 May 2026', 'We have received your letter.', 'Official stamp: ________'))).toBe(
      false,
    );
  });
});

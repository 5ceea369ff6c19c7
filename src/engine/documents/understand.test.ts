import { describe, expect, it } from 'vitest';
import type { Check, ExtractedField } from '../../contract/verification.ts';
import { extractedDataOf } from './extracted-data.ts';
import { pageOf, type PrintedLine } from './testing/page-of.ts';
import { anyRequest as options, valueIn as value } from './testing/request.ts';
import { zoneOf } from './testing/zone-of.ts';
import { understand } from './understand.ts';

/** The synthetic zone of docs/facts/icao-codes.md: a man born 1 January 1990, Omang 000010000. */
const ZONE = [
  'ACBWAZ0000000<5000010000<<<<<<',
  '9001011M3301018BWA<Z0000000<<2',
  'SPECIMEN<<EXAMPLE<TEST<<<<<<<<',
];

const front = (surname: string, names: string, number: string): PrintedLine[] => [
  [300, 40, 'REPUBLIC OF BOTSWANA'],
  [300, 80, 'NATIONAL IDENTITY CARD'],
  [350, 150, 'SURNAME'],
  [350, 175, surname],
  [350, 220, 'FORENAMES'],
  [350, 245, names],
  [350, 290, 'ID NUMBER'],
  [350, 315, number],
  [350, 360, 'DATE OF BIRTH'],
  [350, 385, '01/01/1990'],
  [350, 430, 'PLACE OF BIRTH'],
  [350, 455, 'SEROWE'],
];
const back: PrintedLine[] = [
  [100, 60, 'NATIONALITY'],
  [400, 60, 'MOTSWANA'],
  [100, 110, 'SEX'],
  [400, 110, 'M'],
  [100, 160, 'COLOUR OF EYES'],
  [400, 160, 'BROWN'],
  [100, 210, 'DATE OF EXPIRY'],
  [400, 210, '01/01/2033'],
  [100, 260, 'SIGNATURE OF REGISTRAR'],
];

describe('identity: front and back sides are merged automatically', () => {
  const pages = [
    pageOf(front('SPECIMEN', 'EXAMPLE TEST', '000010000'), { index: 0, file: 0 }),
    pageOf(back, { index: 1, file: 1, zone: zoneOf('TD1', ...ZONE) }),
  ];
  const { documents, category } = understand(pages, options);

  it('says every place where a field stands: the print and the zone, and each part of a name', () => {
    const field = (name: string) => documents[0]!.fields.find((one) => one.name === name)!;
    const places = ({ page, alsoAt = [] }: ExtractedField) => [page, ...alsoAt.map((one) => one.page)];
    expect(new Set(places(field('idNumber')))).toEqual(new Set([0, 1]));
    expect(field('idNumber').alsoAt).toHaveLength(1);
    expect(field('expiryDate').alsoAt).toHaveLength(1);
  });

  it('gives one Omang with every field of the category and of BOTSWANA_ID_CARD', () => {
    expect(category).toBe('IDENTITY');
    expect(documents.map((d) => [d.documentType, d.configuredType, d.pages])).toEqual([
      ['OMANG', 'BOTSWANA_ID_CARD', [0, 1]],
    ]);
    expect(extractedDataOf(documents[0]!, 'flat')).toEqual({
      name: 'EXAMPLE TEST SPECIMEN',
      idNumber: '000010000',
      dateOfBirth: '1990-01-01',
      nationality: 'MOTSWANA',
      gender: 'M',
      expiryDate: '2033-01-01',
      fullName: 'EXAMPLE TEST SPECIMEN',
      dateOfIssue: '2023-01-01',
      placeOfBirth: 'SEROWE',
    });
    expect(Object.keys(extractedDataOf(documents[0]!, 'structured'))).not.toContain('name');
  });

  it('says that the date of issue is inferred and explains its classification', () => {
    expect(documents[0]!.fields.find((f) => f.name === 'dateOfIssue')).toMatchObject({
      source: 'inferred',
      notes: [expect.stringContaining('Not printed')],
      notesSaid: [{ key: 'inferredValues.tenYearsBefore' }],
    });
    expect(documents[0]!.classification.evidence.join(' ')).toContain('National Identity Card');
  });

  it('compares the zone with the print', () => {
    const outcomes = Object.groupBy(documents[0]!.checks, (c) => c.id);
    expect(outcomes['mrz-against-print']!.map((c) => c.outcome)).toEqual([
      'passed',
      'passed',
      'passed',
      'passed',
      'passed',
      'passed',
      'passed',
    ]);
    const born = outcomes['mrz-against-print']!.find((c) => c.fields.includes('dateOfBirth'))!;
    expect(born.expected, 'a person reads both in one form').toBe(born.actual);
    expect(outcomes['omang-sex-digit']).toMatchObject([{ outcome: 'passed' }]);
  });

  it('says what is printed otherwise than in the zone, and nothing of what was not read in the clear', () => {
    const onOnePage = (printed: PrintedLine[]): Check[] => {
      const lines = [...printed, ...back.map(([x, y, text]): PrintedLine => [x, y + 520, text])];
      const { documents: read } = understand([pageOf(lines, { zone: zoneOf('TD1', ...ZONE) })], options);
      return read[0]!.checks.filter((c) => c.id === 'mrz-against-print' && c.fields.includes('idNumber'));
    };
    expect(onOnePage(front('SPECIMEN', 'EXAMPLE TEST', '000017000'))).toMatchObject([
      { outcome: 'failed', expected: '000010000', actual: '000017000' },
    ]);
    expect(onOnePage(front('SPECIMEN', 'EXAMPLE TEST', '000010000'))).toMatchObject([{ outcome: 'passed' }]);
    expect(onOnePage(front('SPECIMEN', 'EXAMPLE TEST', ''))).toEqual([]);
  });

  it('says which value both places give alike although its check digits fail', () => {
    const failing = (...fields: string[]): string[][] => {
      const checkDigits = fields.map((field) => ({ field, valid: false }));
      const changed = { ...zoneOf('TD1', ...ZONE), valid: false, checkDigits };
      const { documents: read } = understand([pages[0]!, pageOf(back, { index: 1, zone: changed })], options);
      return read[0]!.checks.filter((c) => c.id === 'mrz-digit-of-print').map((c) => [...c.fields]);
    };
    expect(failing('expirationDate', 'composite')).toEqual([['expiryDate']]);
    expect(failing('expirationDate'), 'one digit alone may be misread').toEqual([]);
  });
});

describe('documents of one request', () => {
  it('takes a sheet that begins with the next clause for the rest of the paper before it', () => {
    const lease = (first: number, ...clauses: string[]): PrintedLine[] =>
      clauses.map((text, i): PrintedLine => [120, 200 + 60 * i, `${first + i}. ${text}`]);
    const head: PrintedLine[] = [
      [300, 80, 'MEMORANDUM OF AGREEMENT OF LEASE'],
      [120, 140, 'between Kagiso Example (the Landlord) and Neo Sample (the Tenant)'],
    ];
    const sheets = [
      pageOf([...head, ...lease(1, 'PREMISES', 'DURATION', 'RENTAL')], { index: 0 }),
      pageOf(
        [
          ...lease(4, 'MAINTENANCE', 'SUBLETTING'),
          [120, 400, 'The Tenant shall keep the interior of the Premises in good order.'],
          [120, 460, 'The Landlord may inspect the Premises on one calendar month written notice.'],
          [120, 900, 'Thus done and signed at Gaborone on this 27th day of February 2026.'],
        ],
        { index: 1 },
      ),
    ];
    expect(understand(sheets, options).documents.map((d) => [d.documentType, d.pages])).toEqual([
      ['LEASE_AGREEMENT', [0, 1]],
    ]);
  });

  it("keeps two persons' cards apart and says that the persons differ", () => {
    const result = understand(
      [
        pageOf(front('EXAMPLE', 'KAGO', '123415678'), { index: 0 }),
        pageOf(front('SAMPLE', 'NEO', '876521234'), { index: 1, file: 1 }),
      ],
      options,
    );
    expect(result.documents.map((d) => value(d, 'fullName'))).toEqual(['KAGO EXAMPLE', 'NEO SAMPLE']);
    expect(result.checks.find((c) => c.id === 'same-person')?.outcome).toBe('failed');
  });

  it("keeps one person's front and another's back apart where the zone's number was not read", () => {
    const numberless = zoneOf('TD1', ZONE[0]!.replace('000010000', '<<<<<<<<<'), ...ZONE.slice(1));
    const sides = (surname: string, born: string): string[] => {
      const printed = front(surname, 'NEO', '876511234').map(([x, y, text]): PrintedLine => [
        x,
        y,
        text === '01/01/1990' ? born : text,
      ]);
      const pages = [pageOf(printed), pageOf(back, { index: 1, file: 1, zone: numberless })];
      return understand(pages, options).documents.map((d) => String(value(d, 'dateOfBirth')));
    };
    expect(sides('SAMPLE', '05/04/1981')).toEqual(['1981-04-05', '1990-01-01']);
    expect(sides('SPECIMEM', '01/01/1990'), 'a misread letter').toHaveLength(1);
  });

  it('answers OTHER with what it can say of an unknown paper', () => {
    const pages = [
      pageOf([
        [300, 100, 'Swimming club newsletter'],
        [100, 200, 'Lanes are closed on Tuesday for cleaning.'],
      ]),
    ];
    const { documents } = understand(pages, options);
    expect(documents[0]).toMatchObject({ documentType: 'OTHER' });
    expect(value(documents[0], 'identifiedText')).toContain('Lanes are closed');
    expect(documents[0]!.confidence).toBeGreaterThan(0.6);
    expect(understand(pages, { ...options, category: 'IDENTITY' }).documents[0]!.confidence).toBeLessThan(
      0.6,
    );
  });
});

describe('letters', () => {
  it('reads a letter of a tribal office, the stamp as a mark', () => {
    const page = pageOf(
      [
        [300, 40, 'Example Tribal Administration'],
        [600, 120, '12 Phalane 2026'],
        [100, 200, 'TO WHOM IT MAY CONCERN'],
        [100, 280, 'This serves to confirm that Ms Neo Sample of Omang No. 123425678 is a resident of'],
        [100, 305, 'House No. 12, Example Ward, Serowe since 2019 and is known to this office.'],
        [100, 420, 'Kgosi Kago Example'],
      ],
      { marks: [{ kind: 'stamp', box: { x: 600, y: 400, width: 200, height: 120 }, confidence: 0.9 }] },
    );
    const { documents } = understand([page], { ...options, category: 'ADDRESS' });
    expect(documents[0]!.documentType).toBe('KGOTLA_LETTER');
    expect(extractedDataOf(documents[0]!, 'flat')).toMatchObject({
      name: 'Neo Sample',
      address: 'House No. 12, Example Ward, Serowe',
      issueDate: '2026-10-12',
      documentType: 'KGOTLA_LETTER',
    });
    expect(value(documents[0], 'officialStamp')).toBe(true);
  });

  it('reads a birth certificate, the type added by following the README', () => {
    const page = pageOf([
      [300, 40, 'REPUBLIC OF BOTSWANA'],
      [300, 80, 'CERTIFICATE OF BIRTH'],
      [100, 160, 'Entry No: 2019/4471'],
      [100, 200, 'Surname: SAMPLE'],
      [100, 240, 'Forenames: NEO'],
      [100, 280, 'Date of Birth: 12 March 2019'],
      [100, 320, 'Sex: Female'],
      [100, 360, "Mother's Name: Kago Sample"],
    ]);
    const { documents } = understand([page], options);
    expect(documents[0]!.documentType).toBe('BIRTH_CERTIFICATE');
    expect(value(documents[0], 'fullName')).toBe('NEO SAMPLE');
    expect(value(documents[0], 'motherName')).toBe('Kago Sample');
    expect(value(documents[0], 'idNumber')).toBeNull();
    expect(extractedDataOf(documents[0]!, 'structured')).toMatchObject({
      fullName: 'NEO SAMPLE',
      dateOfBirth: '2019-03-12',
      documentDescription: 'birth certificate',
      possibleType: 'BIRTH_CERTIFICATE',
    });
  });

  it('takes a last page with a signature alone for the rest of the paper, not for one of its own', () => {
    const certificate = pageOf([
      [300, 40, 'REPUBLIC OF BOTSWANA'],
      [300, 80, 'Companies Act'],
      [250, 140, 'CERTIFICATE OF INCORPORATION'],
      [100, 220, 'UIN: BW00004418273'],
      [100, 280, 'It is hereby certified that'],
      [100, 320, 'SAMPLE RIDGE HOLDINGS (PROPRIETARY) LIMITED'],
      [100, 360, 'was incorporated on 17 March 2021.'],
    ]);
    const rest = pageOf([[100, 80, 'Registrar of Companies']], { index: 1 });
    const { documents } = understand([certificate, rest], options);
    expect(documents.map((d) => [d.documentType, d.pages])).toEqual([
      ['CERTIFICATE_OF_INCORPORATION', [0, 1]],
    ]);
  });
});

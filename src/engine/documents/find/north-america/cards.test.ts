import { describe, expect, it } from 'vitest';
import type { VerifiedDocument } from '../../../../contract/verification.ts';
import { viewOfPages } from '../../testing/find-in.ts';
import { pageOf, type PrintedLine } from '../../testing/page-of.ts';
import { fieldIn, readLines, readPrinted, valueIn } from '../../testing/request.ts';
import { namesOverAddress } from './address-block.ts';

interface Holder {
  readonly family: string;
  readonly given: string;
  readonly street: string;
  readonly town: string;
  readonly number: string;
  readonly born: string;
  readonly issued: string;
  readonly ends: string;
}

const HOLDERS: readonly Holder[] = [
  holder(
    'QUIMBLE',
    'TESSA MAY',
    '41 HOLLOW CREEK RD',
    'OAKVALE, KY 40299',
    'Q417-22-9031',
    '05/17/1984',
    '05/20/2023',
    '05/17/2031',
  ),
  holder(
    'OSTERLING',
    'BRAM',
    '9017 N 44TH AVE APT 6',
    'RIVERTON AZ 85031-2204',
    'D08812345',
    '12/29/1991',
    '01/04/2024',
    '12/29/2029',
  ),
  holder(
    'VANDERHOOF',
    'ILSE NORA',
    '1200 CENTER ST',
    'PINE BLUFFS, WY 82082',
    '114577-903',
    '08/30/1966',
    '09/01/2020',
    '08/30/2026',
  ),
  holder(
    'ST CLAIR',
    'DION',
    '7 WHARF LN',
    'PORT ELLEN, ME 04330',
    '8812045',
    '02/16/2001',
    '02/20/2022',
    '02/16/2028',
  ),
  holder(
    "O'BRANNIGAN",
    'FAY',
    '333 S MAIN ST',
    'MILLTOWN, WI 54858-9001',
    'B65512347788',
    '10/21/1979',
    '10/01/2021',
    '10/21/2029',
  ),
  holder(
    'KEATING',
    'ROSS ALAN',
    '52 COUNTY ROAD 9',
    'HALIFAX NS B3J 2K9',
    'KEATI170358',
    '03/17/1958',
    '03/18/2022',
    '03/17/2027',
  ),
];

function holder(...of: [string, string, string, string, string, string, string, string]): Holder {
  const [family, given, street, town, number, born, issued, ends] = of;
  return { family, given, street, town, number, born, issued, ends };
}

const iso = (day: string): string => `${day.slice(6)}-${day.slice(0, 2)}-${day.slice(3, 5)}`;
const rows = (top: number, x: number, ...texts: readonly string[]): PrintedLine[] =>
  texts.map((text, i) => [x, top + 30 * i, text]);

/** As the standard lays a card out, every figure read. */
const numbered = (h: Holder): PrintedLine[] => [
  [300, 30, "DRIVER'S LICENSE"],
  [230, 90, `4d DLN ${h.number}`],
  [600, 90, `3 DOB ${h.born}`],
  ...rows(150, 230, `1 ${h.family}`, `2 ${h.given}`, `8 ${h.street}`),
  [250, 240, h.town],
  ...rows(
    290,
    230,
    `4a ISS ${h.issued}`,
    `4b EXP ${h.ends}`,
    '15 SEX F 18 EYES BRO',
    '9 CLASS C 9a END NONE',
  ),
];

/** Given names first, their figure a piece of its own. */
const turned = (h: Holder): PrintedLine[] => [
  [300, 30, 'DRIVER LICENSE'],
  [230, 90, `4d DL NO. ${h.number}`],
  [600, 90, `3 DOB ${h.born}`],
  [230, 150, '2'],
  [255, 150, h.given],
  [230, 180, '1'],
  [255, 180, h.family],
  ...rows(210, 255, h.street, h.town),
  ...rows(290, 230, `4a ISS ${h.issued}`, `4b EXP ${h.ends}`, '15 SEX F', '18 EYES BRO', '9 CLASS C'),
];

/** A title on two lines, and no figures: nothing says which line is the family name. */
const bare = (h: Holder): PrintedLine[] => [
  [420, 30, "DRIVER'S"],
  [420, 60, 'LICENSE'],
  [230, 110, `LIC. NO. ${h.number}`],
  ...rows(160, 230, h.family, h.given, h.street, h.town),
  ...rows(300, 230, `DOB ${h.born}`, `ISS ${h.issued}`, `EXP ${h.ends}`),
  ...rows(300, 560, 'CLASS C', 'EYES BRO', 'SEX F'),
];

/** The same where the captions of the days are too small to be read. */
const faint = (h: Holder): PrintedLine[] => [
  [300, 30, 'DRIVER LICENSE'],
  [230, 110, `DL ${h.number}`],
  ...rows(160, 230, h.family, h.given, h.street, h.town),
  ...rows(300, 300, h.ends, h.born),
  ...rows(300, 560, 'CLASS C', 'EYES BRO', 'SEX F'),
];

const surelyNamed = (document: VerifiedDocument): boolean =>
  ['surname', 'forenames'].every((name) => fieldIn(document, name)!.confidence >= 0.6);

describe.each(HOLDERS)('the licence of $given $family', (h) => {
  it.each([
    ['numbered', numbered(h), true],
    ['turned', turned(h), true],
    ['bare', bare(h), false],
    ['faint', faint(h), false],
  ] as const)('%s', (_, lines, isSure) => {
    const read = readPrinted(lines);
    expect(read.documentType).toBe('DRIVERS_LICENCE');
    expect([valueIn(read, 'surname'), valueIn(read, 'forenames')]).toEqual([h.family, h.given]);
    expect(surelyNamed(read)).toBe(isSure);
    expect([valueIn(read, 'dateOfBirth'), valueIn(read, 'expiryDate')]).toEqual([iso(h.born), iso(h.ends)]);
    expect(String(valueIn(read, 'licenceNumber')).replaceAll('-', '')).toBe(h.number.replaceAll('-', ''));
  });
});

describe.each(HOLDERS)('days of the licence of $given $family without captions', (h) => {
  const days = (lines: readonly PrintedLine[]): unknown[] => {
    const read = readPrinted([
      ...faint(h).filter(([, y]) => y < 300),
      ...lines,
      [600, 300, 'CLASS C'],
      [600, 330, 'EYES BRO'],
    ]);
    return ['dateOfBirth', 'dateOfIssue', 'expiryDate'].map((name) => valueIn(read, name) ?? null);
  };
  const all = [iso(h.born), iso(h.issued), iso(h.ends)];

  it.each([
    ['alone', h.ends, h.born, h.issued],
    ['with what was left of them', `4${h.ends}`, `08${h.born}`, `${h.issued}/`],
    ['with a word behind the issue', h.ends, `3D0B${h.born}`, `${h.issued} 130`],
  ])('%s', (_, ...printed) => expect(days(rows(300, 300, ...printed))).toEqual(all));

  it('of which four say nothing of the issue', () => {
    const printed = [h.ends, h.born, h.issued, h.issued.replace('/20', '/19')];
    expect(days(rows(300, 300, ...printed))[1]).toBeNull();
  });
});

describe.each(HOLDERS)('the number of $given $family without its caption', (h) => {
  const withNumber = (printed: string): VerifiedDocument =>
    readPrinted([...faint(h).filter(([, , text]) => !text.startsWith('DL ')), [230, 120, printed]]);

  it.each(['', 'CNO ', '4dN0. ', '640, NO '])('behind "%s" is held', (caption) => {
    const read = withNumber(`${caption}${h.number}`);
    expect(String(valueIn(read, 'licenceNumber')).replaceAll('-', '')).toBe(h.number.replaceAll('-', ''));
    expect(fieldIn(read, 'licenceNumber')!.confidence).toBeLessThan(0.6);
  });

  it('is no day, and none of two', () => {
    expect(valueIn(withNumber(h.issued), 'licenceNumber') ?? null).toBeNull();
    const two = readPrinted([
      ...faint(h).filter(([, , text]) => !text.startsWith('DL ')),
      [230, 120, 'Q99817263'],
      [230, 90, '00182736451'],
    ]);
    expect(valueIn(two, 'licenceNumber') ?? null).toBeNull();
  });

  it('with the revision of the card, which is no day of its holder', () => {
    const lines = faint(h).filter(([, y]) => y < 300);
    const read = readPrinted([
      ...lines,
      ...rows(300, 300, h.ends, h.born, h.issued, 'Rew 01-21-1971'),
      [600, 300, 'CLASS C'],
      [600, 330, 'EYES BRO'],
    ]);
    expect(valueIn(read, 'dateOfIssue')).toBe(iso(h.issued));
    expect(fieldIn(read, 'dateOfIssue')!.confidence).toBeLessThan(0.6);
  });
});

it('takes no colour of hair for a name', () => {
  const lines = numbered(HOLDERS[0]!).map(([x, y, text]): PrintedLine => [x, y, text.replace(/^1 /, '')]);
  const read = readPrinted([...lines, [600, 300, '1 Hair BLK']]);
  expect(valueIn(read, 'surname')).toBe('QUIMBLE');
});

it('takes no discriminator for the number, though its caption stands by itself', () => {
  const lines = numbered(HOLDERS[0]!).filter(([, , text]) => !text.startsWith('4d'));
  const read = readPrinted([...lines, [230, 500, '5'], [260, 500, 'DD 62941433152']]);
  expect(String(valueIn(read, 'licenceNumber'))).not.toContain('62941433152');
});

it('says no birth where the two days are no birthday and its end', () => {
  const read = readPrinted(faint({ ...HOLDERS[0]!, ends: '06/02/2031' }));
  expect(valueIn(read, 'dateOfBirth')).toBeNull();
});

describe('a card of Botswana is none of North America', () => {
  it.each(['OMANG NO 456722345', 'OMANG NR 456722345', 'OMANG CO 456722345', 'OMANG ID 456722345'])(
    'with its number in the last line: %s',
    (number) => {
      const read = readLines(
        'REPUBLIC OF BOTSWANA',
        'DRIVING LICENCE',
        'KAGO LESEDI MOLEFE',
        '12.04.1988',
        number,
        'Sex: M',
      );
      expect(valueIn(read, 'idNumber')).toBe(number.slice(-9));
      expect(read.checks.find(({ id }) => id === 'omang-sex-digit')?.outcome).toBe('failed');
    },
  );
});

describe('two lines over a town are a name', () => {
  const overLine = (line: string): number => {
    const [page] = viewOfPages([
      pageOf(rows(60, 60, 'QUIMBLE', 'TESSA MAY', '41 HOLLOW CREEK RD', line)),
    ]).pages;
    return namesOverAddress(page!).length;
  };

  it.each(['OAKVALE KY 40299', 'OAKVALE, KY 40299-1188', 'HALIFAX NS B3J 2K9', 'HAGATNA GU 96910'])(
    'where it is in a state or province: %s',
    (town) => expect(overLine(town)).toBe(2),
  );

  it.each([
    'BADGE NO 85031',
    'PLATES NR 85031-2204',
    'MOTOR CO 456722345',
    'OAKVALE ON 40299',
    'HALIFAX KY B3J 2K9',
  ])('and in no other line of two letters and figures: %s', (line) => expect(overLine(line)).toBe(0));
});

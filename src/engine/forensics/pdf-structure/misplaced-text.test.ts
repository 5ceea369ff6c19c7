import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../contract/forensics.ts';
import { handmadePdf } from '../../pdf/handmade.test-data.ts';
import { standardWidth } from '../../pdf/standard-widths.ts';
import { startInspection } from '../inspector.ts';

const SIZE = 6;
const [LEFT, RIGHT] = [20, 280];

/** Points that a text takes in Helvetica. */
const widthOf = (text: string): number =>
  ([...text].reduce((sum, c) => sum + standardWidth('Helvetica', c.charCodeAt(0)), 0) * SIZE) / 1000;

const put = (text: string, x: number, y: number, wordSpacing = 0): string =>
  `BT /F1 ${SIZE} Tf ${wordSpacing.toFixed(3)} Tw 1 0 0 1 ${x.toFixed(3)} ${y} Tm (${text}) Tj ET`;

async function findingsIn(content: readonly string[]): Promise<readonly Finding[]> {
  const bytes = handmadePdf({ content: content.join(' ') });
  const report = await startInspection({ name: 'a.pdf', bytes }, 0, {
    mode: 'quick',
    today: '2026-11-29',
  }).finish([], 'unknown');
  return report.findings;
}

const foundIn = async (
  content: readonly string[],
): Promise<{ detector: string; after: string | undefined }[]> =>
  (await findingsIn(content)).map(({ detector, after }) => ({ detector, after }));

const SENTENCES = [
  'the account has been conducted well for the whole of the time',
  'and no cheque of the customer was ever sent back by the bank',
  'please write to the branch if you should need more than this',
];
const [BEFORE, AFTER] = ['we hereby confirm that ', ' has been a customer of the bank'];

/** A letter whose second line has a value of its own operator, which another one takes the place of. */
function letter(value: string, instead: string): string[] {
  const x = LEFT + widthOf(BEFORE);
  const tail = x + widthOf(value);
  return [
    put(SENTENCES[0]!, LEFT, 180),
    put(BEFORE, LEFT, 170),
    put(instead, x, 170),
    put(AFTER, tail, 170),
    ...SENTENCES.slice(1).map((line, i) => put(line, LEFT, 160 - 10 * i)),
  ];
}

/** The words after a value, behind a blank as wide as those of Courier: 600 units of 1,000. */
function blankInCourier(value: string, after: string): string[] {
  const x = LEFT + widthOf(BEFORE + value);
  const stretch = 0.6 * SIZE - widthOf(' ');
  return [put(' ', x, 170, stretch), put(after, x + 0.6 * SIZE, 170)];
}

/** TeX composes a letter with an accent from two glyphs: "é" is "´", moved back, and "e". */
function accented(): string[] {
  const x = LEFT + widthOf(BEFORE);
  const tail = x + widthOf('Mma Tsele');
  return [
    ...letter('Mma Tsele', 'Mma Ts').filter((op) => !op.includes('( has')),
    put('\\302', x + widthOf('Mma Ts') - 0.03 * SIZE, 170),
    put('ele has been a customer of the bank', tail - widthOf('ele'), 170),
  ];
}

describe('a gap that no program sets', () => {
  it.each([
    ['a shorter name', 'Keabetswe Ditlhong', 'Neo Tau', 'Tau'],
    ['a digit more', 'P1,250.00', 'P91,250.00', 'P91,250.00'],
    ['another day', '21 September 2025', '3 May 2026', '2026'],
  ])('flags %s', async (_, value, instead, after) => {
    expect(await foundIn(letter(value, instead))).toContainEqual({ detector: 'off-gap', after });
  });

  it.each([
    ['the letter as it was set', letter('Neo Tau', 'Neo Tau')],
    ['a figure as wide', letter('P1,250.00', 'P7,310.00')],
    [
      'a raised mark',
      [
        ...letter('P21,250.00', 'P1,250.00'),
        `BT /F1 4 Tf 0 Tw 1 0 0 1 ${LEFT + widthOf(`${BEFORE}P1,250.00`)} 172 Tm (th) Tj ET`,
        'BT ET',
      ],
    ],
    [
      'a ruled blank',
      [`${LEFT + widthOf(BEFORE)} 168.5 60 .5 re f`, ...letter('Keabetswe Ditlhong', 'Neo Tau')],
    ],
    [
      'a blank ruled by a pen',
      [
        `.5 w ${LEFT + widthOf(BEFORE)} 168.5 m ${LEFT + widthOf(BEFORE) + 60} 168.5 l S`,
        ...letter('Keabetswe Ditlhong', 'Neo Tau'),
      ],
    ],
    [
      'a frame to fill, drawn by the thinnest pen',
      [`0 w ${LEFT + widthOf(BEFORE) - 1} 168 60 8 re S`, ...letter('Keabetswe Ditlhong', 'Neo Tau')],
    ],
    ['a blank typed three times', letter('Neo Tau', 'Neo Tau').map((op) => op.replace('( has', '(   has'))],
    [
      'a blank in the face of the value, a wider one',
      [
        ...letter('Neo Tau', 'Neo Tau').filter((op) => !op.includes('( has')),
        ...blankInCourier('Neo Tau', 'has been a customer of the bank'),
      ],
    ],
    ['an accent set over a letter of the value', accented()],
    [
      'a wider blank behind a stop',
      letter('3 May 2026:', '3 May 2026:')
        .map((op) => op.replace(/ Tm \( has/, ' Tm [-220 ( has'))
        .map((op) => (op.includes('[-220') ? op.replace(') Tj', ')] TJ') : op)),
    ],
    ['a blank typed twice', letter('Neo Tau', 'Neo Tau').map((op) => op.replace('( has', '(  has'))],
    [
      'columns side by side',
      SENTENCES.flatMap((line, i) => [
        put(line.slice(0, 40 - 3 * i), LEFT, 180 - 10 * i),
        put(line.slice(20, 50), 150, 180 - 10 * i),
      ]),
    ],
    [
      'a page of many blanks to fill',
      [180, 150, 120].flatMap((y) =>
        letter('Keabetswe Ditlhong', 'Neo Tau').map((op) =>
          op.replace(/ (\d+) Tm/, (_m, at: string) => ` ${Number(at) / 6 + y - 30} Tm`),
        ),
      ),
    ],
  ])('says nothing of %s', async (_, content) => {
    expect((await foundIn(content)).filter(({ detector }) => detector === 'off-gap')).toEqual([]);
  });
});

const CERTIFICATE = [
  'Certificate of attendance',
  'this is to certify that',
  'Keabetswe Ditlhong',
  'has attended the course named below and passed',
  'Bookkeeping for beginners',
  'given on 3 May 2026',
  'registrar',
];

const centred = (changed: Readonly<Record<string, string>> = {}): string[] =>
  CERTIFICATE.map((line, i) => put(changed[line] ?? line, 150 - widthOf(line) / 2, 180 - 14 * i));

/** The certificate, one of whose lines is moved to the right by so many points. */
const moved = (line: string, by: number): string[] =>
  centred().map((op) =>
    op.replace(/ 1 0 0 1 ([\d.]+) (\d+ Tm \((.*)\))/, (all, x: string, rest: string, text: string) =>
      text === line ? ` 1 0 0 1 ${(Number(x) + by).toFixed(3)} ${rest}` : all,
    ),
  );

/** An icon as large as a letter. */
const triangle = (x: number, y: number): string =>
  `${x} ${y} m ${x + SIZE} ${y} l ${x + SIZE / 2} ${y + SIZE} l f`;

/** The certificate, whose name is centred together with blanks. */
const withBlanks = (name: string): string[] =>
  centred().map((op) => (op.includes('Keabetswe') ? put(name, 150 - widthOf(name) / 2, 152) : op));

describe('a line off the middle of the centred ones', () => {
  it.each([
    ['a shorter name', 'Keabetswe Ditlhong', 'Neo Tau'],
    ['a longer one', 'Keabetswe Ditlhong', 'Keabetswe Ditlhong-Motsumi'],
    ['another day', 'given on 3 May 2026', 'given on 3 November 2026'],
    ['a digit more, as wide as two blanks', 'given on 3 May 2026', 'given on 13 May 2026'],
  ])('flags %s', async (_, line, after) => {
    expect(await foundIn(centred({ [line]: after }))).toContainEqual({ detector: 'off-centre', after });
  });

  it('flags a name on a box that covers a longer one', async () => {
    const box = `1 g ${150 - widthOf('Keabetswe Ditlhong') / 2} 150 60 8 re f 0 g`;
    const x = 150 - widthOf('Keabetswe Ditlhong') / 2;
    const content = [...centred(), box, put('Neo Tau', x, 152)];
    expect(await foundIn(content)).toContainEqual({ detector: 'off-centre', after: 'Neo Tau' });
  });

  it('flags a name over a rule', async () => {
    const content = ['.5 w 90 150 m 210 150 l S', ...centred({ 'Keabetswe Ditlhong': 'Neo Tau' })];
    expect(await foundIn(content)).toContainEqual({ detector: 'off-centre', after: 'Neo Tau' });
  });

  it.each([
    ['four font sizes', 4 * SIZE],
    ['1.25 centimetres', 35.43],
    ['a centimetre', 28.35],
  ])('takes a line that may be indented by %s for a weak sign', async (_, indent) => {
    const found = await findingsIn(moved('Keabetswe Ditlhong', indent / 2));
    expect(found.filter(({ detector }) => detector === 'off-centre')).toMatchObject([{ strength: 'weak' }]);
  });

  it.each([
    ['the certificate as it was set', centred()],
    ['a name as wide', centred({ 'Keabetswe Ditlhong': 'Keabetswe Ditlhogn' })],
    [
      'words that are no value',
      centred({ 'Bookkeeping for beginners': 'bookkeeping for accountants and others' }),
    ],
    ['a first line at the left', centred({ 'Certificate of attendance': 'Certificate' })],
    ['a name centred with a blank before it', withBlanks(' Keabetswe Ditlhong')],
    ['a name centred with three blanks behind it', withBlanks('Keabetswe Ditlhong   ')],
    [
      'a name centred with a pale word behind it',
      [
        ...moved('Keabetswe Ditlhong', -widthOf(' Gold') / 2),
        `.85 g ${put('Gold', 150 + widthOf('Keabetswe Ditlhong Gold') / 2 - widthOf('Gold'), 152)}`,
      ],
    ],
    [
      'a name centred with an icon before it',
      [
        ...moved('Keabetswe Ditlhong', (SIZE + widthOf(' ')) / 2),
        triangle(150 - (widthOf('Keabetswe Ditlhong ') + SIZE) / 2, 152),
      ],
    ],
    [
      'a name centred with a blank behind it',
      centred().map((op) =>
        op.includes('Keabetswe')
          ? put('Keabetswe Ditlhong', 150 - widthOf('Keabetswe Ditlhong ') / 2, 152)
          : op,
      ),
    ],
  ])('says nothing of %s', async (_, content) => {
    expect((await foundIn(content)).filter(({ detector }) => detector === 'off-centre')).toEqual([]);
  });
});

const PARAGRAPH = [
  'the holder of this account Keabetswe Ditlhong of Maun has been with the bank',
  'since its doors were opened and has kept the account in good order all along',
  'so that no cheque was ever sent back and every loan was paid by its day, and',
  'we can recommend the customer to whom it may concern.',
];

/** Size of raised letters, of that of the line. */
const RAISED = 0.7;

/** Justified: the blanks of all lines but the last are stretched to the margin. */
const justified = (
  changed: (line: string) => string,
  isLastStretched = false,
  takenAtEnd: (row: number) => number = () => 0,
): string[] =>
  PARAGRAPH.map((line, i) => {
    const blanks = line.split(' ').length - 1;
    const isLast = i === PARAGRAPH.length - 1 && !isLastStretched;
    return put(
      changed(line),
      LEFT,
      180 - 9 * i,
      isLast ? 0 : (RIGHT - LEFT - widthOf(line) - takenAtEnd(i)) / blanks,
    );
  });

describe('a justified line beside its margin', () => {
  it.each([
    ['a shorter name', 'Keabetswe Ditlhong', 'Keabetswe Tau'],
    ['a longer name', 'Keabetswe Ditlhong', 'Keabetswe Ditlhongwana'],
  ])('flags %s', async (_, before, after) => {
    const found = await foundIn(justified((line) => line.replace(before, after)));
    expect(found.map(({ detector }) => detector)).toContain('off-margin');
  });

  it.each([
    ['the paragraph as it was set', justified((line) => line)],
    [
      'a line that ends with a raised mark',
      [
        ...justified(
          (line) => line,
          false,
          (i) => (i === 1 ? widthOf('th') * RAISED : 0),
        ),
        `BT /F1 ${SIZE * RAISED} Tf 0 Tw 1 0 0 1 ${RIGHT - widthOf('th') * RAISED} 173 Tm (th) Tj ET`,
      ],
    ],
    ['a paragraph that ends in the second line', justified((line) => line.replace('all along', 'then.'))],
    [
      'lines that are not stretched',
      PARAGRAPH.map((line, i) => put(line.replace('Ditlhong', 'Tau'), LEFT, 180 - 9 * i)),
    ],
  ])('says nothing of %s', async (_, content) => {
    expect((await foundIn(content)).filter(({ detector }) => detector === 'off-margin')).toEqual([]);
  });
});

const LIST = {
  'Name:': 'Keabetswe Ditlhong',
  'Employee number:': '4417902',
  'Date of payment:': '25 September 2026',
  'Net pay:': 'P9,250.40',
  'Bank:': 'Bank of the North',
};

const listed = (changed: Readonly<Record<string, string>> = {}): string[] =>
  Object.entries(LIST).flatMap(([label, value], i) => [
    put(label, LEFT, 180 - 12 * i),
    put(changed[label] ?? value, 200 - widthOf(value), 180 - 12 * i),
  ]);

/** A list as a spreadsheet sets it: numbers and days flush right, texts flush left, with nothing said about either. */
const sheet = (
  rows: Readonly<Record<string, string>>,
  isText = (value: string) => !/\d/.test(value),
): string[] =>
  Object.entries(rows).flatMap(([label, value], i) => [
    put(label, LEFT, 180 - 12 * i),
    put(value, isText(value) ? 160 : 200 - widthOf(value), 180 - 12 * i),
  ]);
const MARKS = { Mathematics: '78', English: '9', Setswana: '100', Science: '65', Art: '1,271' };
const STAFF = {
  'Employee number': '44179',
  Age: '34',
  Born: '3 May 1992',
  'Days of leave': '120',
  Children: '3',
};
const WORDS = { Name: 'Keabetswe Ditlhong', Town: 'Maun', Number: '4417902', Bank: 'Bank of the North' };
const bold = (op: string): string => op.replace('/F1', '/F2');

describe('a value that leaves the edge of its list', () => {
  it.each([
    ['a name in the first row', 'Name:', 'Neo Tau'],
    ['a digit more', 'Net pay:', 'P19,250.40'],
    ['a word in the last row', 'Bank:', 'Bank of the Far North'],
    ['another day', 'Date of payment:', '3 May 2026'],
  ])('flags %s', async (_, label, after) => {
    expect(await foundIn(listed({ [label]: after }))).toContainEqual({ detector: 'out-of-column', after });
  });

  it.each([
    ['a ground under the row', `.9 g ${LEFT} 165 182 10 re f 0 g`],
    ['a rule under the row', `${LEFT} 166 182 .5 re f`],
  ])('flags a value with %s', async (_, painted) => {
    const found = await foundIn([painted, ...listed({ 'Employee number:': '441' })]);
    expect(found).toContainEqual({ detector: 'out-of-column', after: '441' });
  });

  it('flags a name beside labels that end in no colon', async () => {
    const found = await foundIn(listed({ 'Bank:': 'Bank' }).map((op) => op.replace(':)', ')')));
    expect(found).toContainEqual({ detector: 'out-of-column', after: 'Bank' });
  });

  it.each([
    ['the list as it was set', listed()],
    ['the head over a column of numbers', sheet({ Subject: 'Mark', ...MARKS })],
    ['a word among numbers', sheet({ ...STAFF, Group: 'Sales' })],
    ['a name among numbers', sheet({ ...MARKS, Teacher: 'Neo Tau' })],
    [
      'a word among numbers and days in words',
      sheet({ Payday: 'Friday, 25 September 2026', ...STAFF, Group: 'Sales' }),
    ],
    [
      'a telephone number kept as text',
      sheet({ ...STAFF, Telephone: '71 234 567' }, (value) => value.startsWith('71 ')),
    ],
    [
      'a number in brackets that hang over',
      [...sheet(MARKS), put('Loss', LEFT, 120), put('(834)', 200 - widthOf('(834'), 120)],
    ],
    [
      'a footnote mark that hangs over',
      [...listed(), put('Fee:', LEFT, 120), put('54*', 200 - widthOf('54'), 120)],
    ],
    [
      'the head over words flush right',
      sheet({ Particulars: 'Details', ...WORDS }, (value) => value === 'Details'),
    ],
    [
      'a head in bold between them',
      sheet({ ...WORDS, Account: 'Details' }, (value) => value === 'Details').map((op) =>
        op.includes('Details') ? bold(op) : op,
      ),
    ],
    [
      'a value with an icon behind it',
      [...listed(), put('Status:', LEFT, 120), put('Paid', 190 - widthOf('Paid'), 120), '193 120 7 5 re f'],
    ],
    [
      'a value with pale words behind it',
      [
        ...listed(),
        put('Grade:', LEFT, 120),
        put('B4', 190 - widthOf('B4'), 120),
        `.9 g ${put('of ten', 200 - widthOf('of ten'), 120)} 0 g`,
      ],
    ],
    [
      'a value with a blank behind it',
      listed().map((op) =>
        op.replace(/1 0 0 1 ([\d.]+) 144 Tm \(P/, (_m, x: string) => `1 0 0 1 ${Number(x) - 1.67} 144 Tm (P`),
      ),
    ],
    ['two values that leave it', listed({ 'Name:': 'Neo Tau', 'Net pay:': 'P19,250.40' })],
    ['a short list', listed({ 'Name:': 'Neo Tau' }).slice(0, 8)],
    [
      'values set flush left',
      Object.entries(LIST).flatMap(([label, value], i) => [
        put(label, LEFT, 180 - 12 * i),
        put(value, 120, 180 - 12 * i),
      ]),
    ],
  ])('says nothing of %s', async (_, content) => {
    expect((await foundIn(content)).filter(({ detector }) => detector === 'out-of-column')).toEqual([]);
  });
});

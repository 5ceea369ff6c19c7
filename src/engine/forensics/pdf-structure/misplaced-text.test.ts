import { describe, expect, it } from 'vitest';
import { findingsIn, foundIn, LEFT, put, RIGHT, SIZE, widthOf } from './misplaced-text.test-data.ts';

const SENTENCES = [
  'the account has been conducted well for the whole of the time',
  'and no cheque of the customer was ever sent back by the bank',
  'please write to the branch if you should need more than this',
];
const [BEFORE, AFTER] = ['we hereby confirm that ', ' has been a customer of the bank'];

/** A letter whose second line has a value with its own show operator, which is replaced. */
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

/** The words after a value, after a blank as wide as in Courier: 600 units of 1,000. */
function blankInCourier(value: string, after: string): string[] {
  const x = LEFT + widthOf(BEFORE + value);
  const stretch = 0.6 * SIZE - widthOf(' ');
  return [put(' ', x, 170, stretch), put(after, x + 0.6 * SIZE, 170)];
}

/** TeX composes an accented letter from two glyphs: "é" is "´", moved back, and "e". */
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

/** The certificate with one line moved right by the given points. */
const moved = (line: string, by: number): string[] =>
  centred().map((op) =>
    op.replace(/ 1 0 0 1 ([\d.]+) (\d+ Tm \((.*)\))/, (all, x: string, rest: string, text: string) =>
      text === line ? ` 1 0 0 1 ${(Number(x) + by).toFixed(3)} ${rest}` : all,
    ),
  );

/** An icon as large as a letter. */
const triangle = (x: number, y: number): string =>
  `${x} ${y} m ${x + SIZE} ${y} l ${x + SIZE / 2} ${y + SIZE} l f`;

/** The certificate whose name is centred together with blanks. */
const withBlanks = (name: string): string[] =>
  centred().map((op) => (op.includes('Keabetswe') ? put(name, 150 - widthOf(name) / 2, 152) : op));

describe('a line off the middle of the centred ones', () => {
  it('says nothing of a line whose end is covered', async () => {
    const line = CERTIFICATE.find((text) => text.startsWith('given'))!;
    const [x, y] = [150 + widthOf(line) / 2 - 2 * SIZE, 180 - 14 * CERTIFICATE.indexOf(line)];
    const content = [...centred(), `0 g ${x} ${y - 2} ${2 * SIZE} ${SIZE} re f`];
    expect((await foundIn(content)).filter(({ detector }) => detector === 'off-centre')).toEqual([]);
  });

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

/** Size of superscripts in relation to the line's size. */
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

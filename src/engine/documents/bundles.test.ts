import { describe, expect, it } from 'vitest';
import { pageOf, type PrintedLine } from './testing/page-of.ts';
import { anyRequest, valueIn } from './testing/request.ts';
import { zoneOf } from './testing/zone-of.ts';
import { understand } from './understand.ts';

const HEADS: PrintedLine[] = [
  [60, 400, 'Date'],
  [250, 400, 'Description'],
  [600, 400, 'Debit'],
  [750, 400, 'Credit'],
  [900, 400, 'Balance'],
];

const amount = (cents: number): string => (cents / 100).toFixed(2);

/** Rows of a statement, each paying out as much from a balance in cents. */
function rows(from: number, paid: readonly number[], day = 1): PrintedLine[] {
  let balance = from;
  return paid.flatMap((cents, i): PrintedLine[] => {
    balance -= cents;
    const y = 440 + 40 * i;
    return [
      [60, y, `${String(day + i).padStart(2, '0')}/10/2026`],
      [250, y, 'CARD PURCHASE'],
      [600, y, amount(cents)],
      [900, y, amount(balance)],
    ];
  });
}

const heading = (holder: string, account: string): PrintedLine[] => [
  [60, 60, 'Savanna Example Bank'],
  [60, 120, 'Bank Statement'],
  [60, 160, 'Account Holder'],
  [300, 160, holder],
  [60, 200, 'Account Number'],
  [300, 200, account],
  [60, 240, 'Statement Period'],
  [300, 240, '01/10/2026 to 31/10/2026'],
];

const PAID = [1_250, 2_375, 4_410, 5_125, 3_030];

describe('pages of several papers in one request', () => {
  const sheets = (holder: string, account: string, balance: number, at: readonly [number, number]) => {
    const spent = PAID.reduce((sum, cents) => sum + cents, 0);
    return [
      pageOf([...heading(holder, account), [800, 60, 'Page 1 of 2'], ...HEADS, ...rows(balance, PAID)], {
        index: at[0],
        file: at[0],
      }),
      pageOf(
        [...heading(holder, account), [800, 60, 'Page 2 of 2'], ...HEADS, ...rows(balance - spent, PAID, 11)],
        { index: at[1], file: at[1] },
      ),
    ] as const;
  };

  it('gives "page 2" to the account it names, whatever page came before it', () => {
    const [a1, a2] = sheets('Kago Example', '62001234567', 900_000, [0, 2]);
    const [b1, b2] = sheets('Neo Sample', '91007654321', 400_000, [1, 3]);
    const { documents } = understand([a1, b1, a2, b2], anyRequest);
    expect(documents.map((d) => [d.pages, valueIn(d, 'accountNumber')])).toEqual([
      [[0, 2], '62001234567'],
      [[1, 3], '91007654321'],
    ]);
    const alone = understand([a1, { ...b2, report: { ...b2.report, index: 1, file: 1 } }], anyRequest);
    expect(alone.documents.map((d) => valueIn(d, 'accountHolderName'))).toEqual([
      'Kago Example',
      'Neo Sample',
    ]);
  });

  it('gives a page without heading to the statement whose balance it goes on from', () => {
    const spent = PAID.reduce((sum, cents) => sum + cents, 0);
    const first = (holder: string, account: string, balance: number, index: number) =>
      pageOf([...heading(holder, account), ...HEADS, ...rows(balance, PAID)], { index, file: index });
    const rest = (balance: number, index: number) =>
      pageOf([...HEADS, ...rows(balance - spent, PAID, 11)], { index, file: index });
    const pages = [
      first('Kago Example', '62001234567', 900_000, 0),
      first('Neo Sample', '91007654321', 400_000, 1),
      rest(900_000, 2),
      rest(400_000, 3),
    ];
    expect(understand(pages, anyRequest).documents.map((d) => d.pages)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('parts two months without headings that were handed in backwards', () => {
    const spent = PAID.reduce((sum, cents) => sum + cents, 0);
    const month = (balance: number, number: string, at: number) => {
      const inFile = { file: 0 };
      return [
        pageOf([...HEADS, ...rows(balance - 2 * spent, PAID, 21)], { index: at, ...inFile }),
        pageOf([...HEADS, ...rows(balance - spent, PAID, 11)], { index: at + 1, ...inFile }),
        pageOf([...heading('Kago Example', number), ...HEADS, ...rows(balance, PAID)], {
          index: at + 2,
          ...inFile,
        }),
      ];
    };
    const pages = [...month(900_000 - 3 * spent, '62001234567', 0), ...month(900_000, '91007654321', 3)];
    expect(
      understand(pages, anyRequest).documents.map((d) => [d.pages, valueIn(d, 'accountNumber')]),
    ).toEqual([
      [[0, 1, 2], '62001234567'],
      [[3, 4, 5], '91007654321'],
    ]);
  });

  it('takes a second "page 2 of 2" with other figures for another paper, and one with the same for a copy', () => {
    const [one, two] = sheets('Kago Example', '62001234567', 900_000, [1, 0]);
    const [first, second] = sheets('Kago Example', '62001234567', 777_700, [3, 2]);
    const inFile = (page: typeof one, gone: readonly string[]) => ({
      ...page,
      report: { ...page.report, file: 0 },
      lines: page.lines.filter(({ text }) => !gone.includes(text)),
    });
    const small = ['Bank Statement', 'Statement Period', '01/10/2026 to 31/10/2026'];
    const inAugust = (page: typeof one) => ({
      ...page,
      lines: page.lines.map((line) => ({ ...line, text: line.text.replaceAll('/10/', '/08/') })),
    });
    const backwards = [
      inFile(two, small),
      inFile(one, []),
      inAugust(inFile(second, small)),
      inAugust(inFile(first, [])),
    ];
    expect(understand(backwards, anyRequest).documents.map((d) => d.pages)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    const copy = { ...two, report: { ...two.report, index: 2 } };
    const twice = [one, two, copy].map((page, index) =>
      inFile({ ...page, report: { ...page.report, index } }, small),
    );
    expect(understand(twice, anyRequest).documents.map((d) => d.pages)).toEqual([[0, 1, 2]]);
  });

  it('reads sheets that were handed in backwards in the order they were printed', () => {
    const [a1, a2] = sheets('Kago Example', '62001234567', 900_000, [0, 1]);
    const numbered = understand([a1, a2], anyRequest).documents[0];
    const turned = (page: typeof a1, index: number, text?: string) => ({
      ...page,
      report: { ...page.report, index, file: 0 },
      lines: page.lines.filter((line) => line.text !== text),
    });
    const spent = PAID.reduce((sum, cents) => sum + cents, 0);
    const rest = pageOf([[60, 60, 'Savanna Example Bank'], ...rows(900_000 - spent, PAID, 11)], { index: 0 });
    for (const pages of [
      [turned(a2, 0), turned(a1, 1)],
      [rest, turned(a1, 1, 'Page 1 of 2')],
    ]) {
      const { documents } = understand(pages, anyRequest);
      expect(documents.map((d) => d.pages)).toEqual([[0, 1]]);
      for (const name of ['accountHolderName', 'openingBalance', 'closingBalance'])
        expect(valueIn(documents[0], name)).toEqual(valueIn(numbered, name));
      expect(
        (valueIn(documents[0], 'transactions') as { date: string }[]).map(({ date }) => date.slice(-2)),
      ).toEqual(['01', '02', '03', '04', '05', '11', '12', '13', '14', '15']);
    }
  });
});

describe('cards of a couple', () => {
  const front = (forename: string, number: string, born: string, index: number) =>
    pageOf(
      [
        [300, 40, 'REPUBLIC OF BOTSWANA'],
        [300, 80, 'NATIONAL IDENTITY CARD'],
        [350, 150, 'SURNAME'],
        [350, 175, 'SPECIMEN'],
        [350, 220, 'FORENAMES'],
        [350, 245, forename],
        [350, 290, 'ID NUMBER'],
        [350, 315, number],
        [350, 360, 'DATE OF BIRTH'],
        [350, 385, born],
      ],
      { index },
    );
  const back = (lines: string[], index: number) =>
    pageOf(
      [
        [100, 60, 'NATIONALITY'],
        [400, 60, 'MOTSWANA'],
        [100, 160, 'COLOUR OF EYES'],
        [400, 160, 'BROWN'],
        [100, 210, 'DATE OF EXPIRY'],
        [400, 210, '01/01/2033'],
      ],
      { index, zone: zoneOf('TD1', ...lines) },
    );

  it('gives a back without number to the front with the same day of birth, not to the last of that surname', () => {
    const pages = [
      front('KAGO', '000010000', '01/01/1990', 0),
      front('NEO', '000020000', '05/04/1981', 1),
      back(
        [
          'ACBWAZ0000000<5<<<<<<<<<<<<<<<',
          '9001011M3301018BWA<Z0000000<<2',
          'SPECIMEN<<KAGO<<<<<<<<<<<<<<<<',
        ],
        2,
      ),
      back(
        [
          'ACBWAZ0000000<5<<<<<<<<<<<<<<<',
          '8104050F3301018BWA<Z0000000<<2',
          'SPECIMEN<<NEO<<<<<<<<<<<<<<<<<',
        ],
        3,
      ),
    ];
    expect(understand(pages, { ...anyRequest, category: 'IDENTITY' }).documents.map((d) => d.pages)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { PageJudge } from '../arithmetic/page-judge.ts';
import { pageOf, sure, unsure } from '../testing/printed-page.ts';
import { ageOfBirth } from './age-of-birth.ts';
import { amountInWords } from './amount-in-words.ts';
import { dayOfWeek } from './day-of-week.ts';
import { dayTwice } from './day-twice.ts';
import { daysInOrder } from './days-in-order.ts';
import { daysOfRows } from './days-of-rows.ts';
import { lengthOfTerm } from './length-of-term.ts';
import { numberOnPages } from './number-on-pages.ts';
import { numberOfWords } from './number-words.ts';

const page = (...lines: readonly string[]): ReturnType<typeof pageOf> =>
  pageOf(lines.map((text, k) => [10, 40 * k, text]));
const judged = async (judge: PageJudge, ...lines: readonly string[]): Promise<string[]> =>
  (await judge.judge(page(...lines), sure, undefined, '2026-11-26')).map(
    (f) => `${f.strength} ${f.explanation}`,
  );

describe('numbers in words', () => {
  it('are not gone through again from each word of an endless row', async () => {
    const started = process.threadCpuUsage();
    expect(await judged(amountInWords, 'one '.repeat(15_000))).toEqual([]);
    expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(1_000);
  });

  it('are read as people write them', () => {
    expect(numberOfWords('Sixteen thousand, three hundred and five')).toBe(16_305);
    expect(numberOfWords('one million two hundred thousand')).toBe(1_200_000);
    expect(numberOfWords('a hundred and fifty')).toBe(150);
    expect(numberOfWords('two thousand and twenty-four')).toBe(2_024);
  });
  it('are none where they are years or digits one by one', () => {
    expect(numberOfWords('nineteen ninety-five')).toBeNull();
    expect(numberOfWords('five six')).toBeNull();
    expect(numberOfWords('twenty twenty')).toBeNull();
  });
});

describe('an amount in words', () => {
  it('that is another than the one in figures is named', async () => {
    expect(
      await judged(amountInWords, 'The rent is P7,200.00 (Eight thousand two hundred pula) a month.'),
    ).toEqual(['strong “P7,200.00” is written in words as “Eight thousand two hundred”.']);
    expect(await judged(amountInWords, 'for a period of twelve (24) months')).toHaveLength(1);
    expect(await judged(amountInWords, 'for 24 (twelve months)')).toHaveLength(1);
    expect(await judged(amountInWords, 'holds 10,000 (ten shares)')).toHaveLength(1);
    expect(
      await judged(
        amountInWords,
        'Total P1,300.00',
        'Amount in words: Three thousand three hundred pula only',
      ),
    ).toHaveLength(1);
  });
  it('is the same with thebe left out, rounded or written behind', async () => {
    for (const line of [
      'P7,200.50 (Seven thousand two hundred pula and fifty thebe)',
      'P7,199.95 (Seven thousand two hundred pula)',
      'one hundred and fifty (150) ordinary shares',
      'Total P1,300.20',
      'Amount in words: One thousand three hundred pula and 20 thebe',
      'clause five (see page 3), two (2) copies',
      'SECURITY DEPOSIT: $6,400.00 (Two months’ rent)',
      'a deposit of 6,400 (two months’ rent), a fine of P500 (five days wages)',
    ])
      expect(await judged(amountInWords, line)).toEqual([]);
  });
  it('is confirmed as a whole number, not by its thousands', async () => {
    const asked: string[] = [];
    const seen = async (_line: unknown, figures: string): Promise<boolean> => {
      asked.push(figures);
      return true;
    };
    await amountInWords.judge(page('P1,600.00 (two thousand one hundred pula)'), seen);
    expect(asked).toEqual(['1,600.00']);
  });
  it('is weak where a second look does not see the figures', async () => {
    const scan = page('P7,200.00 (Eight thousand two hundred pula)');
    expect((await amountInWords.judge(scan, unsure)).map((f) => f.strength)).toEqual(['weak']);
  });
});

describe('the name of a day', () => {
  it('is that of its date', async () => {
    expect(await judged(dayOfWeek, 'Signed on Saturday, 11 September 2024 at Kanye')).toEqual([
      'strong 11 September 2024 was a Wednesday, but the page says Saturday.',
    ]);
    expect(await judged(dayOfWeek, 'Wednesday, 11 September 2024')).toEqual([]);
    expect(await judged(dayOfWeek, 'Wed 11/09/2024', 'open Monday to Saturday 11 September 2024')).toEqual(
      [],
    );
  });
  it('may be that of a date with the month first', async () => {
    // 4 March 2026 is a Wednesday, 3 April 2026 a Friday.
    expect(await judged(dayOfWeek, 'Friday 04/03/2026')).toEqual([]);
  });
});

describe('days that follow each other by their names', () => {
  it('are named where they do not', async () => {
    expect(
      await judged(daysInOrder, 'Date of birth: 19 October 2016', 'Date of registration: 20 August 2016'),
    ).toEqual([
      'strong The date of registration, 20 August 2016, comes before the date of birth, 19 October 2016.',
    ]);
    expect(
      await judged(daysInOrder, 'Pay period: 01/04/2026 - 30/04/2026', 'Pay date: 16/01/2026'),
    ).toHaveLength(1);
  });
  it('of one stretch are first and last', async () => {
    expect(await judged(daysInOrder, 'unfit for work from 12 March 2024 to 19 February 2024')).toEqual([
      'strong What begins on 12 March 2024 ends before it, on 19 February 2024.',
    ]);
    expect(await judged(daysInOrder, 'moved from 12 March 2024 to 19 March 2024')).toEqual([]);
  });
  it('leave room for what people do', async () => {
    expect(await judged(daysInOrder, 'Pay period: 01/04/2026 - 30/04/2026', 'Pay date: 27/03/2026')).toEqual(
      [],
    );
    expect(await judged(daysInOrder, 'Date of issue: 15 May 2024', 'Expiry date: 14 May 2025')).toEqual([]);
    expect(
      await judged(
        daysInOrder,
        'Effective date of registration: 1 April 2012',
        'Date of issue: 27 March 2012',
      ),
    ).toEqual([]);
    // Two people, two dates of birth.
    expect(
      await judged(
        daysInOrder,
        'Date of birth: 1 May 2010',
        'Date of birth: 2 June 1980',
        'Date of registration: 3 May 2005',
      ),
    ).toEqual([]);
  });
});

describe('the day of something that happens once', () => {
  it('is one day', async () => {
    const paper = (day: string): Promise<string[]> =>
      judged(
        dayTwice,
        'Date of incorporation: 13 July 2023',
        `This is to certify that it was incorporated under the Companies Act on the ${day}.`,
      );
    expect(await paper('13 July 2025')).toEqual([
      'strong The day of incorporation is 13 July 2023 in one place and 13 July 2025 in another.',
    ]);
    expect(await paper('13 July 2023')).toEqual([]);
    expect(
      await judged(
        dayTwice,
        'Date of incorporation: 13 July 2003',
        'The company, incorporated under the old Act, was re-registered on 13 July 2023.',
      ),
    ).toEqual([]);
  });
});

describe('a term', () => {
  it('is as long as its days say', async () => {
    const lease = 'for a period of twelve (12) months, beginning on 1 May 2025 and ending on';
    expect(await judged(lengthOfTerm, `${lease} 31 January 2027.`)).toEqual([
      'strong From 1 May 2025 to 31 January 2027 are not 12 months.',
    ]);
    expect(await judged(lengthOfTerm, `${lease} 30 April 2026.`)).toEqual([]);
    expect(await judged(lengthOfTerm, '01/07/2025 to 30/01/2027 (12 months)')).toHaveLength(1);
  });
  it('counts from the day of issue where the paper says so', async () => {
    const paper = (until: string): Promise<string[]> =>
      judged(
        lengthOfTerm,
        'Date of issue: 9 February 2025',
        `Valid until: ${until}`,
        'This certificate is valid for twelve (12) months from the date of issue.',
      );
    expect(await paper('8 February 2026')).toEqual([]);
    expect(await paper('8 May 2027')).toEqual([
      'strong From 9 February 2025 to 8 May 2027 are not 12 months.',
    ]);
  });
  it('stands on a row of its own, beside those of its first and last day', async () => {
    const deposit = (ends: string, ...more: string[]): Promise<string[]> =>
      judged(
        lengthOfTerm,
        'Date of deposit 18 March 2023',
        'Term 36 months',
        `Maturity date ${ends}`,
        ...more,
      );
    expect(await deposit('18 March 2026')).toEqual([]);
    expect(await deposit('18 March 2028')).toEqual([
      'strong From 18 March 2023 to 18 March 2028 are not 36 months.',
    ]);
    expect(await deposit('18 March 2029', 'Renewed at maturity')).toEqual([]);
    expect(
      await judged(lengthOfTerm, 'Start date 1 May 2024', 'Notice period 3 months', 'End date 30 April 2026'),
    ).toEqual([]);
  });
  it('is not the notice or the renewal that stands beside it', async () => {
    expect(
      await judged(
        lengthOfTerm,
        'from 1 May 2025 to 30 April 2026, renewable for 24 months',
        'on one (1) month notice. The first period ran from 1 May 2023 to 30 April 2025.',
      ),
    ).toEqual([]);
  });
});

describe('an age', () => {
  it('is that of the day of birth', async () => {
    expect(await judged(ageOfBirth, 'born on 18 May 1994, aged 41 years', 'Sworn on 22 July 2024')).toEqual([
      'strong Somebody born on 18 May 1994 was not 41 years old on any day that the page names.',
    ]);
    expect(await judged(ageOfBirth, 'born on 18 May 1994, aged 30 years', 'Sworn on 22 July 2024')).toEqual(
      [],
    );
  });
  it('may be one to come, or of today', async () => {
    expect(
      await judged(ageOfBirth, 'Date of birth 18/05/1994', 'Retirement at age 60', 'Joined 01/03/2020'),
    ).toEqual([]);
    expect(await judged(ageOfBirth, 'Date of birth 18/05/1994', 'Age 32', 'Joined 01/03/2020')).toEqual([]);
  });
});

describe('rows of a statement', () => {
  const rows = [2, 5, 9, 12, 20].map((day) => `${day} June 2025  Card purchase  ${day}0.00`);
  const judgedRows = (...more: readonly string[]): Promise<string[]> =>
    judged(daysOfRows, 'Period: 1 June 2025 to 30 June 2025', ...rows, ...more);
  it('are not of days long after its period', async () => {
    expect(await judgedRows('8 August 2025  Salary  900.00')).toEqual([
      'strong The period ends on 30 June 2025, but a row is of 8 August 2025.',
    ]);
  });
  it('may be booked late, or a little ahead', async () => {
    expect(await judgedRows('28 April 2025  Card purchase  90.00', '2 July 2025  Salary  900.00')).toEqual(
      [],
    );
    expect(await judgedRows('Please report errors by 30 September 2025.')).toEqual([]);
  });
});

describe('numbers of several pages', () => {
  const judgedPages = (...texts: readonly string[]): string[] =>
    numberOnPages
      .judge(
        [],
        texts.map((text, pageInFile) => ({ reading: page(text), pageInFile })),
        { today: '2026-11-26', profile: 'identity' },
      )
      .map((f) => `${f.page} ${f.explanation}`);
  it('agree between the front and the back of a card', () => {
    expect(judgedPages('Licence Number 982238', 'Licence Number 982268')).toEqual([
      '1 The licence number is 982238 in one place and 982268 in another.',
    ]);
    expect(judgedPages('Licence Number 982238', 'Licence Number 982238')).toEqual([]);
    expect(judgedPages('Licence Number 982238', 'Licence Number 417705')).toEqual([]);
  });
});

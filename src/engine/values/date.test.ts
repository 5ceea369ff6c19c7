import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { message } from '../../contract/messages/message.ts';
import { date } from './date.ts';
import { endDate, startDate } from './date-range.ts';
import { findDates, parseDayMonth } from './find-dates.ts';
import { dateRange, payPeriod, taxYear, timeOfDay } from './periods.ts';

const context = { today: '2026-11-21' };
const iso = (text: string): unknown => date.parse(text, context)?.value;

describe('dates in every printed form become ISO, day before month', () => {
  it.each([
    ['25/08/1994', '1994-08-25'],
    ['5-3-2026', '2026-03-05'],
    ['03.04.2026', '2026-04-03'],
    ['2026-10-01', '2026-10-01'],
    ['1 October 2026', '2026-10-01'],
    ['1st day of October, 2026', '2026-10-01'],
    ['October 1, 2026', '2026-10-01'],
    ['29-Sep-2026', '2026-09-29'],
    ['01OCT2026', '2026-10-01'],
    ['1 Ngwanatsele 2026', '2026-11-01'],
    ['12 Phalane 2026', '2026-10-12'],
    ['2021 May 5', '2021-05-05'],
    ['fifth day of May 2021', '2021-05-05'],
    ['this 24th day of June 20 26', '2026-06-24'],
    ['this 24th day of June, 20__26', '2026-06-24'],
    ['twenty-first day of May, 2021', '2021-05-21'],
    ['5th May in the year 2021', '2021-05-05'],
    ['0 5 / 0 5 / 2 0 2 1', '2021-05-05'],
    ['05052021', '2021-05-05'],
    ['01-0CT-2034', '2034-10-01'],
    ['3 N0V 2026', '2026-11-03'],
    ['this 30th day of June, Two Thousand and Six', '2006-06-30'],
    ['1 MAY TWO THOUSAND AND TWENTY-FOUR', '2024-05-01'],
    ['ninth day of April nineteen ninety-eight', '1998-04-09'],
  ])('%s is %s', (printed, expected) => expect(iso(printed)).toBe(expected));

  it('holds a year that was read in two parts', () => {
    expect(date.parse('14-06-20 18', context)).toMatchObject({
      value: '2018-06-14',
      doubt: message('notes.yearParted'),
    });
    expect(iso('14-06-20 at 18')).toBe('2020-06-14');
    expect(date.parse('14-06-2018', context)?.doubt).toBeUndefined();
  });

  it('reads the two languages and two digits of a passport', () => {
    expect(iso('25 AUG/AOUT 94')).toBe('1994-08-25');
    expect(iso('01 MAY/MAI 29')).toBe('2029-05-01');
  });

  it('puts back letters that readers take for digits, and rates that lower', () => {
    const parsed = date.parse('O1/1O/2026', context);
    expect(parsed?.value).toBe('2026-10-01');
    expect(parsed!.quality).toBeLessThan(date.parse('01/10/2026', context)!.quality);
  });

  it('takes month before day only when it cannot be otherwise, and says so', () => {
    expect(date.parse('10/25/2026', context)).toMatchObject({
      value: '2026-10-25',
      notes: [message('notes.monthFirst')],
    });
  });

  it.each([
    ['14 MAR MARS 2001', '2001-03-14'],
    ['12 AUG IAOUT 1955', '1955-08-12'],
    ['17 MAY MAI 1968', '1968-05-17'],
    ['08 JAN |JAN 1969', '1969-01-08'],
    ['03 DEC lDEZ 2030', '2030-12-03'],
    ['10 DES/DEC 2024', '2024-12-10'],
    ['10DEC DIC 1991', '1991-12-10'],
    ['30 SEP SETEMBRO 2027', '2027-09-30'],
  ])('a month in two languages whose stroke is lost: %s', (text, iso) =>
    expect(findDates(text, { today: '2026-11-29' }).map((day) => day.iso)).toEqual([iso]),
  );

  it.each(['14 MAR APR 2001', '01 JAN JUN 2026'])('two months are none: %s', (text) =>
    expect(findDates(text, { today: '2026-11-29' })).toEqual([]),
  );

  it.each(['31/02/2026', '45/10/2026', 'P1,234.56', '12345', 'no date'])('finds none in %s', (text) =>
    expect(iso(text)).toBeUndefined(),
  );

  it('reads back any day it is given, in four forms', () => {
    const months = [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ];
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1930-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }),
        (day) => {
          const expected = day.toISOString().slice(0, 10);
          const [y, m, d] = expected.split('-') as [string, string, string];
          for (const text of [
            `${d}/${m}/${y}`,
            `${Number(d)} ${months[Number(m) - 1]} ${y}`,
            expected,
            `on the ${Number(d)}th of ${months[Number(m) - 1]!.slice(0, 3)} ${y}.`,
          ]) {
            expect(findDates(text, context).map((f) => f.iso)).toEqual([expected]);
          }
        },
      ),
    );
  });
});

describe('the days that a statement covers', () => {
  it.each([
    ['01 Oct - 31 Oct 2026'],
    ['1st to 31st October 2026'],
    ['2026-10-01/2026-10-31'],
    ['month ended 31 October 2026'],
    ['October 2026'],
    ['01-10-2026 - 31-10-2026'],
    ['01-10-2026/31-10-2026'],
    ['2026-10-01-2026-10-31'],
    ['1-Oct-26 – 31-Oct-26'],
  ])('%s', (printed) => expect(dateRange.parse(printed, context)?.value).toBe('2026-10-01 to 2026-10-31'));
});

describe('periods', () => {
  it.each([
    ['October 2026', '2026-10'],
    ['SEP-2026', '2026-09'],
    ['10/2026', '2026-10'],
    ['01/10/2026 - 31/10/2026', '2026-10'],
  ])('pay period %s is %s', (printed, expected) =>
    expect(payPeriod.parse(printed, context)?.value).toBe(expected),
  );

  it('gives a statement period as text from first to last day', () => {
    expect(dateRange.parse('1 July 2026 to 30 September\n2026', context)?.value).toBe(
      '2026-07-01 to 2026-09-30',
    );
    expect(dateRange.parse('1-Jul-26 – 31-Jul-26', context)?.value).toBe('2026-07-01 to 2026-07-31');
    expect(dateRange.parse('Jul - Sep 2026', context)?.value).toBe('2026-07-01 to 2026-09-30');
    expect(dateRange.parse('November to January 2026', context)?.value).toBe('2025-11-01 to 2026-01-31');
    expect(dateRange.parse('15 Dec to 14 Jan 2026', context)?.value).toBe('2025-12-15 to 2026-01-14');
  });

  it('knows that the tax year ends in June', () =>
    expect(taxYear.parse('Year ended 30 June 2026', context)?.value).toBe('2025/2026'));
  it('reads hours', () =>
    expect(['1215 hours', '2.30 pm', '09h00'].map((t) => timeOfDay.parse(t, context)?.value)).toEqual([
      '12:15',
      '14:30',
      '09:00',
    ]));
  it('takes the last day of the last month of a licence', () =>
    expect(endDate.parse('Mar 2022 - Feb 2027', context)?.value).toBe('2027-02-28'));

  it('ends on its latest day, not on a day of issue below it', () =>
    expect(endDate.parse('07 Jul 2033 Date of issue 25 Mar 2026', context)?.value).toBe('2033-07-07'));

  it.each([
    ['31.122013', '2013-12-31'],
    ['3112.2013', '2013-12-31'],
    ['05052021', '2021-05-05'],
  ])('takes a day whose stops were not all read, less surely: %s', (printed, iso) => {
    const whole = iso.split('-').toReversed().join('.');
    for (const kind of [date, startDate, endDate]) {
      const read = kind.parse(printed, context);
      expect(read?.value).toBe(iso);
      expect(read!.quality).toBeLessThan(kind.parse(whole, context)!.quality);
    }
  });
  it.each(['1012-2027', '0401-2024', '0312 2027', '24 022009', '12.312027'])(
    'takes no serial number for a day: %s',
    (printed) =>
      expect([date, startDate, endDate].map((kind) => kind.parse(printed, context))).toEqual([
        null,
        null,
        null,
      ]),
  );
  it.each(['41.122013', '31.132013', '31.12213', '13AA00001', '1234 5678'])('takes none of %s', (printed) =>
    expect(date.parse(printed, context)).toBeNull(),
  );

  it.each(['Nov 2024 - Nov', '01/11/2024 –', 'Nov 2024 - Nov.'])('no end of a term that is cut: %s', (text) =>
    expect(endDate.parse(text, context)).toBeNull(),
  );
  it('reads a day without a year from a statement row', () =>
    expect(parseDayMonth('02 Jul')).toEqual({ day: 2, month: 7, length: 6 }));
});

import { describe, expect, it } from 'vitest';
import type { Box } from '../../../contract/geometry.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { pageOf, right, sure, unsure } from '../testing/printed-page.ts';
import { LAST, MOVES, RUNNING, statement } from '../testing/statement-page.ts';
import { blankIn } from './blank-paper.ts';
import { erasedRow } from './erased-row.ts';

const PITCH = 30;
const whole = statement(RUNNING, LAST);
/** The statement without the lines of one row (index from 0). */
const without = (k: number): ReadPage => ({
  ...whole,
  lines: whole.lines.filter((line) => line.box.y !== 100 + k * PITCH),
});
const blank = (): boolean => true;
/** A page, at first the statement without its sixth row, with a day in each row. */
const dated = (dayOf: (k: number) => string, page = without(5)): ReadPage => {
  const rows = page.lines.filter(({ text, box }) => text.includes(',') && box.y >= 100);
  const days = rows.map((line) => ({
    ...line,
    text: dayOf((line.box.y - 100) / PITCH),
    box: { ...line.box, x: 10 },
  }));
  return { ...page, lines: [...page.lines, ...days] };
};

describe('a row taken out of a statement', () => {
  it('is told where its place is blank and the balance does not follow', async () => {
    const [found, ...others] = await erasedRow.judge(without(5), sure, blank);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ strength: 'strong', value: 1, box: { y: 100 + 4 * PITCH + 25 } });
    expect((await erasedRow.judge(without(5), unsure, blank))[0]).toMatchObject({ strength: 'weak' });
  });

  it('is not told of a row that was not read, nor without a look at the picture', async () => {
    expect(await erasedRow.judge(without(5), sure, () => false)).toEqual([]);
    expect(await erasedRow.judge(without(5), sure)).toEqual([]);
  });

  it('is not told of a whole statement, of an end, or where a line stands in the gap', async () => {
    expect(await erasedRow.judge(whole, sure, blank)).toEqual([]);
    expect(await erasedRow.judge(without(0), sure, blank)).toEqual([]);
    const one = whole.lines.find((line) => line.box.y === 100 + 5 * PITCH)!;
    const unread = { ...without(5), lines: [...without(5).lines, { ...one, text: 'a smudge' }] };
    expect(await erasedRow.judge(unread, sure, blank)).toEqual([]);
  });

  it('is not told where the days begin anew, as in the list of a second account', async () => {
    const split = (second: string): ReadPage => dated((k) => (k < 5 ? '14/03/2026' : second));
    expect(await erasedRow.judge(split('15/03/2026'), sure, blank)).toHaveLength(1);
    expect(await erasedRow.judge(split('02/03/2026'), sure, blank)).toEqual([]);
  });

  it('is told of the second row, too, where the list begins with the balance brought forward', async () => {
    const opening = pageOf([[10, 70, 'Opening balance'], right(70, '1,000.00', 1200)]).lines;
    const begun = (opened: ReadPage['lines']): ReadPage => {
      const page = dated((k) => `${String(k + 1).padStart(2, '0')}/03/2026`, without(1));
      return { ...page, lines: [...opened, ...page.lines] };
    };
    expect(await erasedRow.judge(begun(opening), sure, blank)).toMatchObject([
      { strength: 'strong', value: 1 },
    ]);
    expect(await erasedRow.judge(begun([]), sure, blank)).toEqual([]);
  });

  it('is told of the last row but one, if the last one is the closing balance', async () => {
    const cut = without(MOVES.length - 2);
    const other = statement(RUNNING, '9,999.00').lines.filter(({ box }) => box.y === 40);
    const closed = { ...cut, lines: [...other, ...cut.lines.filter(({ box }) => box.y !== 40)] };
    expect(await erasedRow.judge(cut, sure, blank)).toMatchObject([{ strength: 'strong', value: 1 }]);
    expect(await erasedRow.judge(closed, sure, blank)).toEqual([]);
  });

  it('is not told of a list with one place a month, as in a savings book', async () => {
    const two = (k: number): string => String(k + 1).padStart(2, '0');
    expect(
      await erasedRow.judge(
        dated((k) => `${two(k)}/03/2026`),
        sure,
        blank,
      ),
    ).toHaveLength(1);
    expect(
      await erasedRow.judge(
        dated((k) => `28/${two(k)}/2026`),
        sure,
        blank,
      ),
    ).toEqual([]);
  });

  it('is not told where the list has blank places of its own', async () => {
    const spaced = {
      ...without(5),
      lines: without(5).lines.map((line) =>
        line.box.y > 100 + 8 * PITCH ? { ...line, box: { ...line.box, y: line.box.y + PITCH } } : line,
      ),
    };
    expect(await erasedRow.judge(spaced, sure, blank)).toEqual([]);
  });
});

describe('blank paper', () => {
  const [width, height] = [400, 120];
  const printed: Box = { x: 20, y: 10, width: 360, height: 20 };
  const part: Box = { x: 20, y: 50, width: 360, height: 40 };
  /** A row of print on grainy paper, with additional marks. */
  const isBlank = (paint: (set: (x: number, y: number, shade: number) => void) => void): boolean => {
    const data = new Uint8Array(width * height * 3).map((_, i) => 225 + (Math.floor(i / 3) % 7));
    const set = (x: number, y: number, shade: number): void => {
      data.fill(shade, (y * width + x) * 3, (y * width + x) * 3 + 3);
    };
    for (let x = 25; x < 375; x += 6) for (let y = 12; y < 28; y++) set(x, y, 30);
    paint(set);
    return blankIn({ data, width, height })(part, printed);
  };

  it('may have grain and the rules of a table', () => {
    expect(isBlank(() => undefined)).toBe(true);
    expect(
      isBlank((set) => {
        for (let x = 0; x < width; x++) set(x, 70, 90);
        for (let y = 0; y < height; y++) set(200, y, 90);
      }),
    ).toBe(true);
  });

  it('has no print, however faint, and does not shine', () => {
    expect(
      isBlank((set) => {
        for (let x = 40; x < 120; x += 6) for (let y = 60; y < 76; y++) set(x, y, 130);
      }),
    ).toBe(false);
    const dim = new Uint8Array(width * height * 3).map((_, i) => (i < 40 * width * 3 ? 150 : 255));
    for (let x = 25; x < 375; x += 6) dim[(20 * width + x) * 3] = dim[(20 * width + x) * 3 + 1] = 20;
    expect(blankIn({ data: dim, width, height })(part, printed)).toBe(false);
  });

  it('is on the picture', () => {
    expect(
      blankIn({ data: new Uint8Array(width * height * 3), width, height })({ ...part, y: 500 }, printed),
    ).toBe(false);
  });
});

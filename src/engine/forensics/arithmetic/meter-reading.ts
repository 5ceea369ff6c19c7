import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { numberRows, type NumberCell, type NumberRow } from '../../ledger/number-rows.ts';
import { allConfirmed, type PageJudge } from './page-judge.ts';

const COLUMNS = [
  /\b(?:previous|prev|opening|last|old)\b/i,
  /\b(?:current|present|closing|latest|new|this)\b/i,
  /\b(?:consumption|usage|units?(?:\s+used)?|used|difference|consumed)\b/i,
] as const;
/** Counters with 4 to 7 digits wrap around to zero. */
const WRAPS = [4, 5, 6, 7].map((figures) => 10 ** figures);
/** Minimum multiplier of a meter behind a transformer, unless the row states it. */
const LEAST_FACTOR = 10;

/**
 * A meter's readings must differ by the consumption. The consumption (or the difference) must occur again on the page,
 * where it is charged, to tell which figure is right.
 */
export const meterReading: PageJudge = {
  id: 'meter-reading',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const rows = numberRows(page);
    const meters = rows.flatMap((row) => readingsOf(page, row));
    const [meter] = meters;
    // With two meters, or an old and a new one, the consumption is shared.
    if (!meter || meters.length > 1) return [];
    const { previous, current, used, row } = meter;
    const between = current.value - previous.value;
    const possible = [between, ...WRAPS.map((w) => between + w)];
    if (possible.some((p) => p === used.value)) return [];
    if (between > 0 && isFactor(used.value / between)) return [];
    const elsewhere = [
      ...rows.filter((r) => r !== row).flatMap((r) => r.cells.map((c) => c.value)),
      ...page.lines.flatMap(({ text }) => countsBeforePrice(text)),
    ];
    const charged = [used.value, between].find((v) => elsewhere.includes(v));
    if (charged === undefined) return [];
    const sure = await allConfirmed([previous, current, used], confirm);
    const odd: NumberCell = charged === between ? used : current;
    return [
      finding(meterReading, {
        strength: sure ? 'strong' : 'weak',
        page: page.report.pageInFile,
        box: odd.box,
        value: used.value - between,
        says: message('sumFindings.meter', {
          before: previous.text,
          after: current.text,
          used: between,
          printed: used.text,
        }),
        detail: `${charged} is charged; figures ${sure ? 'confirmed' : 'not all confirmed'} by the second reader`,
        before: String(between),
        after: used.text,
      }),
    ] satisfies Finding[];
  },
};

/** "Energy 363 units @ 1.17", "Usage 363 x 1.17" */
const COUNT_AT_PRICE =
  /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\s?\p{L}{1,9}\d?)?\s?(?:@|×|\bx\b|\bat\b)\s?\D{0,4}\d/giu;
const countsBeforePrice = (text: string): number[] =>
  [...text.matchAll(COUNT_AT_PRICE)].map(([, count]) => Number(count!.replaceAll(',', '')));

const isFactor = (ratio: number): boolean =>
  ratio >= LEAST_FACTOR && Math.abs(ratio - Math.round(ratio)) < 1e-6;

/** The cells of a row under the headers of readings and consumption. */
function readingsOf(
  { lines }: ReadPage,
  row: NumberRow,
): { row: NumberRow; previous: NumberCell; current: NumberCell; used: NumberCell }[] {
  const [first] = row.cells;
  const found = COLUMNS.map((head) => {
    const heads = lines
      .filter(({ text, box }) => head.test(text) && !/\d/.test(text) && box.y < first!.box.y)
      .filter(({ box }) => first!.box.y - box.y < 8 * first!.box.height);
    return row.cells.filter((cell) =>
      heads.some(
        ({ box }) => Math.min(box.x + box.width, cell.box.x + cell.box.width) > Math.max(box.x, cell.box.x),
      ),
    );
  });
  const [previous, current, used] = found.map((cells) => (cells.length === 1 ? cells[0] : undefined));
  const isWhole = [previous, current, used].every((c) => c && Number.isInteger(c.value));
  if (!previous || !current || !used || !isWhole || new Set([previous, current, used]).size < 3) return [];
  return [{ row, previous, current, used }];
}

/**
 * `npm run bench -- sums [--quick] [--write]`: what the sums of payslips, statements and bills tell when everything is read
 * as it stands, and whom they accuse when lines are lost. Nothing is drawn or read: lines are those of the specimen, so
 * that thousands of papers take a minute. What readers add is measured by `forensics`.
 */
import type { Finding } from '../../src/contract/forensics.ts';
import type { ReadPage, TextLine } from '../../src/contract/pages.ts';
import { pageJudges } from '../../src/engine/forensics/detectors.ts';
import { startStatement } from '../../src/engine/forensics/arithmetic/closing-balance.ts';
import { unmeasuredPage } from '../../src/engine/raster/unmeasured-page.ts';
import { layoutsOf, truthOf, type Truth } from '../specimens/index.ts';
import { changed } from '../specimens/tamper/target.ts';
import { scaled } from '../specimens/truth/scale.ts';
import type { TruthField } from '../specimens/truth/format.ts';
import { createRandom, type Random } from '../specimens/world/random.ts';
import { bounded } from './forensics/bounds.ts';
import { table, writeSection } from './report.ts';

/** Seeds that no rule was tuned on. */
const FROM = 7_400;
const TYPES = ['PAYSLIP', 'BANK_STATEMENT', 'UTILITY_BILL'];
const AMOUNTS = /salary|net|gross|balance|amount|pay|total|tax|pension/i;
const DPI = 200;
/** Share of lines that are lost, many more than readers lose. */
const LOST = 0.04;

interface Tally {
  found: number;
  changed: number;
  accused: number;
  untouched: number;
  accusedLossy: number;
  lossy: number;
}

export async function run(args: string[]): Promise<void> {
  const seeds = args.includes('--quick') ? 4 : 25;
  const tallies = new Map<string, Tally>();
  for (const type of TYPES)
    for (const [k, { heldOut }] of layoutsOf(type).entries())
      for (let seed = FROM; seed < FROM + seeds; seed++) {
        const key = `${type} ${heldOut ? 'held-out layouts' : 'other layouts'}`;
        const tally = tallies.get(key) ?? emptyTally();
        tallies.set(key, tally);
        const made = truthOf(type, k + 1, seed);
        await judgeOne(scaled(made, DPI / 72, DPI), createRandom('sums', type, k, seed), tally);
      }
  writeSection(
    'accuracy/forensics.md',
    'sums',
    'Sums of payslips, statements and bills, everything read',
    table([
      [
        'papers',
        'one amount changed: found',
        'untouched: accused',
        `${LOST * 100} % of lines not read: accused`,
      ],
      ...[...tallies].map(([key, t]) => [
        key,
        bounded(t.found, t.changed),
        bounded(t.accused, t.untouched),
        bounded(t.accusedLossy, t.lossy),
      ]),
    ]),
    'npm run bench -- sums',
  );
}

function emptyTally(): Tally {
  return { found: 0, changed: 0, accused: 0, untouched: 0, accusedLossy: 0, lossy: 0 };
}

/** All sheets of one paper: untouched, with lines lost, and with each of its amounts changed in turn. */
async function judgeOne(truth: Truth, random: Random, tally: Tally): Promise<void> {
  const pages = truth.pages.map(({ lines, width, height }, index) => asRead(lines, { index, width, height }));
  tally.untouched++;
  if (await isAccused(pages)) tally.accused++;
  for (let again = 0; again < 3; again++) {
    tally.lossy++;
    const lossy = pages.map((page) => ({ ...page, lines: page.lines.filter(() => random.next() > LOST) }));
    if (await isAccused(lossy)) tally.accusedLossy++;
  }
  for (const { raw, page, box } of amountsOf(truth)) {
    const after = changed(raw, random, true);
    const middle = box.y + box.height / 2;
    const holds = ({ text, box: b }: TextLine): boolean =>
      text.includes(raw) && b.y < middle && b.y + b.height > middle && b.x < box.x + 3;
    const at = pages[page]!.lines.filter(
      (line) => holds(line) && line.box.x + line.box.width > box.x + box.width - 3,
    )[0];
    if (!at) continue;
    tally.changed++;
    const edited = pages.map((p) => ({
      ...p,
      lines: p.lines.map((l) => (l === at ? { ...l, text: l.text.replace(raw, after) } : l)),
    }));
    if (await isAccused(edited)) tally.found++;
  }
}

interface Printed {
  readonly raw: string;
  readonly page: number;
  readonly box: NonNullable<TruthField['box']>;
}

/** The amounts that the forger of `forensics` chooses from, each once. */
function amountsOf({ fields }: Truth): Printed[] {
  const places = new Set<string>();
  return Object.entries(fields).flatMap(([name, { value, raw, page, box }]) => {
    if (!AMOUNTS.test(name) || typeof value !== 'number' || raw === null || page === null || !box) return [];
    const place = `${page} ${Math.round(box.x)} ${Math.round(box.y)}`;
    if (places.has(place) || !/\d{3}/.test(raw.replace(/[ ,]/g, ''))) return [];
    places.add(place);
    return [{ raw, page, box }];
  });
}

function asRead(
  lines: readonly Pick<TextLine, 'text' | 'box'>[],
  { index, width, height }: { index: number; width: number; height: number },
): ReadPage {
  return {
    report: unmeasuredPage({ index, pageInFile: index, width, height, dpi: DPI, textHeight: 25 }),
    lines: lines.map(({ text, box }) => ({ text, box, confidence: 0.99, reader: 'ppocr' })),
    mrz: null,
    barcodes: [],
    marks: [],
  };
}

async function isAccused(pages: readonly ReadPage[]): Promise<boolean> {
  const seenAlike = (): Promise<boolean> => Promise.resolve(true);
  const statement = startStatement();
  const found: Finding[] = [];
  for (const page of pages) {
    for (const one of pageJudges) found.push(...(await one.judge(page, seenAlike)));
    await statement.add(page, seenAlike);
  }
  return [...found, ...statement.judge()].some((f) => f.strength === 'strong');
}

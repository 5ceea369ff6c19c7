import { cornersOf, distance, type Quad } from '../../../contract/geometry.ts';
import type { TextLine } from '../../../contract/pages.ts';
import type { LineReader } from '../../ocr/line-reader.ts';
import { cropLine } from '../../ocr/line-crop.ts';
import { lineReader } from '../../ocr/readers.ts';
import type { Raster } from '../../raster/page.ts';
import { figuresOf } from '../figures.ts';
import type { Confirm } from './page-judge.ts';
import { MARKS } from '../../packs/currencies.ts';

/** A reading this sure on one of two differently cut crops, seen the same on both, needs no other reader. */
const VERY_SURE = 0.985;
/** Shares of a line's height by which crops are cut tighter or looser. */
const TIGHTER = -0.06;
const LOOSER = [0.06, 0.12];
/** A line much wider than the figures is cut down to them: readers do better on one thing at a time. */
const MERGED = 0.8;
/** A sign before a number; a speck of dust or a row's dots read as one. */
const MINUS = /^[-–—−]/;

const SIGN_BEFORE = new RegExp(String.raw`[-–—−(]\s?(?:(?:${MARKS}|R|\$)[.,:]?\s?)?$`);

/** What is to be seen: digits only, and whether a minus stands before them. */
interface Seen {
  readonly figures: string;
  readonly isNegative: boolean;
}

/** Confirms figures by the reader that did not read them first, or by reading another crop of them again. */
export function confirmBy(raster: Raster): Confirm {
  const answers = new Map<string, boolean>();
  return async (line, figures, box) => {
    if (line.reader === 'text-layer' || line.reader === 'mrz') return line.second === undefined;
    const key = `${line.box.x} ${line.box.y} ${figures}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const quads = box.width < MERGED * line.box.width ? [cornersOf(box), quadOf(line)] : [quadOf(line)];
    const number: Seen = { figures: figuresOf(figures), isNegative: MINUS.test(figures.trim()) };
    const seen = await isSeen(raster, line, number, quads);
    answers.set(key, seen);
    return seen;
  };
}

/** The reader of a line, and one that makes other mistakes. */
const readersOf = ({ reader }: TextLine): [own: LineReader['name'], other: LineReader['name']] =>
  reader === 'ppocr' || reader === 'quick' ? [reader, 'tesseract'] : ['tesseract', 'ppocr'];

async function isSeen(
  raster: Raster,
  line: TextLine,
  number: Seen,
  quads: readonly Quad[],
): Promise<boolean> {
  const [ownName, otherName] = readersOf(line);
  const other = lineReader(otherName);
  // Rules of tables and neighbours at the rim of a crop disturb readers: a tighter cut often does better.
  for (const quad of quads.flatMap((q) => [q, grown(q, TIGHTER)]))
    if (shows((await other.read(cropLine(raster, quad))).text, number)) return true;
  // The reader that took a speck for a minus does so again.
  if (number.isNegative) return false;
  const own = lineReader(ownName);
  for (const quad of quads) if (await isSeenAgain(own, raster, number, quad)) return true;
  return false;
}

/** Does the reader see the same on looser crops, and is it very sure of one? */
async function isSeenAgain(own: LineReader, raster: Raster, number: Seen, quad: Quad): Promise<boolean> {
  let surest = 0;
  for (const margin of LOOSER) {
    const again = await own.read(cropLine(raster, grown(quad, margin)));
    if (!shows(again.text, number)) return false;
    surest = Math.max(surest, again.confidence);
  }
  return surest >= VERY_SURE;
}

/**
 * Does a text show a number, whole? Separators may differ, but no further figure may stand before or behind it: "929.68"
 * is not what "4 929.68" says. Complete amounts beside it are other numbers. A minus is part of the number.
 */
export function shows(text: string, { figures, isNegative }: Seen): boolean {
  const spread = [...figures].join("[ ,.:'’]{0,2}");
  for (const m of text.matchAll(new RegExp(spread, 'g'))) {
    const before = text.slice(0, m.index);
    const behind = text.slice(m.index + m[0].length);
    const goesOn = /\d[ ,.'’]?$/.test(before) && !/[.,]\d\d\s+$/.test(before);
    const hasSign = SIGN_BEFORE.test(before) || /^\s?-/.test(behind);
    if (!goesOn && !/^\d/.test(behind) && (hasSign || !isNegative)) return true;
  }
  return false;
}

function quadOf(line: TextLine): Quad {
  return line.quad ?? cornersOf(line.box);
}

/** Larger (or smaller) all around by a share of its height. */
function grown([a, b, c, d]: Quad, share: number): Quad {
  const margin = share * distance(a, d);
  return [
    { x: a.x - margin, y: a.y - margin },
    { x: b.x + margin, y: b.y - margin },
    { x: c.x + margin, y: c.y + margin },
    { x: d.x - margin, y: d.y + margin },
  ];
}

import { cornersOf, distance, type Quad } from '../../../contract/geometry.ts';
import type { TextLine } from '../../../contract/pages.ts';
import type { LineReader } from '../../ocr/line-reader.ts';
import { cropLine } from '../../ocr/line-crop.ts';
import { lineReader } from '../../ocr/readers.ts';
import type { Raster } from '../../raster/page.ts';
import { figuresOf } from '../figures.ts';
import type { Confirm } from './page-judge.ts';
import { MARKS } from '../../packs/currencies.ts';

/** Minimum confidence on one of two crops, read the same on both, to do without the other reader. */
const VERY_SURE = 0.985;
/** Margins of tighter and looser crops, as shares of the line height. */
const TIGHTER = -0.06;
const LOOSER = [0.06, 0.12];
/** If the figures are narrower than this share of the line, the crop is cut to them: OCR works better on one item. */
const MERGED = 0.8;
/** A sign before a number; specks and dot leaders may read as one. */
const MINUS = /^[-–—−]/;

const SIGN_BEFORE = new RegExp(String.raw`[-–—−(]\s?(?:(?:${MARKS}|R|\$)[.,:]?\s?)?$`);

/** Expected reading: digits only, and whether a minus precedes them. */
interface Seen {
  readonly figures: string;
  readonly isNegative: boolean;
}

/** Confirms figures by the OCR engine that did not read them first, or by rereading other crops. */
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

/** The engine that read a line, and one that makes different mistakes. */
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
  // Table rules and neighbours at the edge of a crop disturb OCR: a tighter crop often works better.
  for (const quad of quads.flatMap((q) => [q, grown(q, TIGHTER)]))
    if (shows((await other.read(cropLine(raster, quad))).text, number)) return true;
  // The engine that read a speck as a minus would do so again.
  if (number.isNegative) return false;
  const own = lineReader(ownName);
  for (const quad of quads) if (await isSeenAgain(own, raster, number, quad)) return true;
  return false;
}

/** Does the engine read the same on looser crops, with high confidence on one? */
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
 * Does a text contain a number as a whole? Separators may differ, but no digit may precede or follow: "929.68" is not
 * "4 929.68". Complete amounts beside it are other numbers. A minus is part of the number.
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

/** Expands (or shrinks) a quad on all sides by a share of its height. */
function grown([a, b, c, d]: Quad, share: number): Quad {
  const margin = share * distance(a, d);
  return [
    { x: a.x - margin, y: a.y - margin },
    { x: b.x + margin, y: b.y - margin },
    { x: c.x + margin, y: c.y + margin },
    { x: d.x - margin, y: d.y + margin },
  ];
}

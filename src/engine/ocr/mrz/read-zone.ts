import { isDeepStrictEqual } from 'node:util';
import { boundingBox, type Quad } from '../../../contract/geometry.ts';
import type { MachineReadableZone, TextLine } from '../../../contract/pages.ts';
import type { Raster } from '../../raster/page.ts';
import { cropLine } from '../line-crop.ts';
import type { LineEvidence } from './alignment.ts';
import { holds } from './check-digit.ts';
import { zoneFields } from './fields.ts';
import { findZoneRows, type ZoneRows } from './find-rows.ts';
import type { ZoneFormat } from './formats.ts';
import { hidesLetters } from './hidden-letters.ts';
import { interpret, isValid, rank, type Interpretation } from './interpretation.ts';
import { mrzLineModels, type MrzLineModel } from './line-models.ts';
import { lengthenedRows, type ReadRow } from './lengthened-rows.ts';
import { isPrintedText } from './printed-text.ts';
import { likeliest } from './repair.ts';
import { RowReadings } from './row-readings.ts';

/** Scales of a row's crop at which a model may read what it misread at the usual one (chosen on drawn specimens, ADR 401). */
const SMALLER = 0.86;
const LARGER = 1.2;
const LARGER_SECOND = 1.15;

/** One way to look at a row: the model, and the scale of the crop's height. */
interface Look {
  readonly model: MrzLineModel;
  readonly scale: number;
}

/** Minimum mean confidence of a zone. */
const MIN_ZONE_CONFIDENCE = 0.45;
/** The same if check digits fail: dotted borders and lines in capitals reached 0.48 and 0.54. */
const MIN_INCONSISTENT_CONFIDENCE = 0.6;
/**
 * Finds and reads the machine-readable zone among the lines of an upright page: null if there is none; `valid: false`
 * if its check digits cannot be made consistent. Rows found again after lines were reread are not processed again.
 */
export type ZoneReader = (lines: readonly TextLine[]) => Promise<MachineReadableZone | null>;

export function zoneReader(raster: Raster): ZoneReader {
  let before: { found: ZoneRows; best: Interpretation | null }[] = [];
  return async (lines) => {
    const looked: typeof before = [];
    for (const found of findZoneRows(lines)) {
      const known = before.find((one) => isDeepStrictEqual(one.found, found));
      const best = known ? known.best : await readWhole(raster, found);
      looked.push({ found, best });
      if (best && isValid(best)) break;
    }
    before = looked;
    const zones = looked.flatMap(({ best }) => (best && isZone(best, lines) ? [best] : []));
    const [best] = zones.toSorted((a, b) => rank(b) - rank(a));
    return best ? toZone(best, raster) : null;
  };
}

/** Minimum confidence at which an extended zone with invalid check digits replaces the one found. */
const CERTAIN_THROUGHOUT = 0.9;

/** Reads rows as found, then extended to a zone's length if that gives a more certain zone. */
async function readWhole(raster: Raster, found: ZoneRows): Promise<Interpretation | null> {
  const readings = new RowReadings();
  let best = await readRows(raster, found, readings);
  if (best && isValid(best)) return best;
  const reads = await readOnce(raster, found.rows, readings);
  const longest = lengthenedRows(found, reads, raster.width);
  if (longest.length === 0) return best;
  // Extending stops at shorter rows: no letters follow their end.
  const longestReads = await readOnce(raster, longest[0]!.rows, readings);
  const letters = Math.max(...longestReads.map(({ text }) => text.length));
  const longer = longest.find(({ length }) => Math.abs(length - letters) <= AS_LONG);
  const whole = longer ? await readRows(raster, longer, readings) : null;
  if (whole && (isValid(whole) || isSurer(whole, best))) best = whole;
  return best;
}

/** Fillers are dropped and doubled: tolerance in characters for a row to have a format's length. */
const AS_LONG = 3;

/** The first model's readings of rows; each row is run through it only once. */
async function readOnce(raster: Raster, rows: readonly Quad[], readings: RowReadings): Promise<ReadRow[]> {
  const [model] = mrzLineModels();
  for (const row of rows)
    if (!readings.firstOf(row)) readings.add(row, await lookAt(raster, row, { model: model!, scale: 1 }));
  return rows.map((row) => readings.firstOf(row)!);
}

const isSurer = (whole: Interpretation, best: Interpretation | null): boolean =>
  whole.confidence >= CERTAIN_THROUGHOUT && whole.confidence > (best?.confidence ?? 0);

/** Is an interpretation really a zone, not lines of print? */
function isZone({ zone, quads, confidence }: Interpretation, lines: readonly TextLine[]): boolean {
  if (zone.consistent) return confidence >= MIN_ZONE_CONFIDENCE;
  return (
    confidence >= MIN_INCONSISTENT_CONFIDENCE && !isPrintedText(zone.lines, boundingBox(quads.flat()), lines)
  );
}

/**
 * Reads rows at exactly their format's line length, by one model at first and by more looks if check digits are
 * invalid; the looks are averaged.
 */
async function readRows(
  raster: Raster,
  found: ZoneRows,
  readings: RowReadings,
): Promise<Interpretation | null> {
  let best: Interpretation | null = null;
  await readOnce(raster, found.rows, readings);
  for (const looks of [[], ...furtherLooks()]) {
    const isWhole =
      looks.length === 0 || (best?.zone.consistent === true && best.quads.length === found.rows.length);
    const rows = isWhole ? found.rows : [found.above, ...found.rows, found.below];
    for (const row of rows) for (const look of looks) readings.add(row, await lookAt(raster, row, look));
    // A single row may lack the one with fillers above or below it, which was not detected.
    if (rows.length > 1 && !readings.showFillers(rows)) return null;
    best = bestInterpretation(rows, readings.formatsOf(found.rows), readings, best);
    if (best && isValid(best)) break;
  }
  return best;
}

/** The first look suffices for most zones; these rounds are for inconsistent ones. */
function furtherLooks(): Look[][] {
  const [first, second] = mrzLineModels() as [MrzLineModel, MrzLineModel?];
  const rounds: Look[][] = [
    [
      { model: first, scale: SMALLER },
      { model: first, scale: LARGER },
    ],
  ];
  if (second)
    rounds.push([
      { model: second, scale: 1 },
      { model: second, scale: LARGER_SECOND },
    ]);
  return rounds;
}

async function lookAt(raster: Raster, row: Quad, { model, scale }: Look): Promise<LineEvidence> {
  const [a, b, c, d] = row;
  const height = d.y - a.y;
  const grow = ((scale - 1) * height) / 2;
  const quad: Quad = [
    { x: a.x, y: a.y - grow },
    { x: b.x, y: b.y - grow },
    { x: c.x, y: c.y + grow },
    { x: d.x, y: d.y + grow },
  ];
  return model.read(cropLine(raster, quad, model.height));
}

/** The best among the interpretations of these rows and `before`. */
function bestInterpretation(
  rows: readonly Quad[],
  formats: readonly ZoneFormat[],
  readings: RowReadings,
  before: Interpretation | null,
): Interpretation | null {
  let best = before;
  for (const format of formats) {
    // A zone consistent as read, in the format of its length, needs no comparison with others.
    if (best && isValid(best) && best.zone.repaired === 0) break;
    const count = format.allowed.length;
    for (let first = 0; first + count <= rows.length; first++) {
      const candidate = interpret(rows.slice(first, first + count), readings, format);
      if (candidate && (!best || rank(candidate) > rank(best))) best = candidate;
    }
  }
  return best;
}

function toZone(interpretation: Interpretation, raster: Raster): MachineReadableZone {
  const { format, zone, quads, confidence } = interpretation;
  const valid = isValid(interpretation) && !hidesLetters(raster, quads, zone.lines);
  return {
    format: format.format,
    lines: zone.lines,
    box: boundingBox(quads.flat()),
    fields: zoneFields(zone.lines, format),
    // An uncertain zone was repaired until its digits were valid: only digits valid as read count.
    checkDigits: format.checks.map((rule) => ({
      field: rule.field,
      valid: [zone.lines, valid ? zone.lines : likeliest(interpretation.evidence)].every((lines) =>
        holds(rule, lines, format),
      ),
    })),
    valid,
    confidence,
    repaired: zone.repaired,
  };
}

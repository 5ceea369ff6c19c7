import { isDeepStrictEqual } from 'node:util';
import { boundingBox, type Quad } from '../../../contract/geometry.ts';
import type { MachineReadableZone, TextLine } from '../../../contract/pages.ts';
import type { Raster } from '../../raster/page.ts';
import { cropLine } from '../ppocr/crop.ts';
import type { LineEvidence } from './alignment.ts';
import { holds } from './check-digit.ts';
import { zoneFields } from './fields.ts';
import { findZoneRows, type ZoneRows } from './find-rows.ts';
import { FILLER, MRZ_CHARACTERS, textAt, type ZoneFormat } from './formats.ts';
import { hidesLetters } from './hidden-letters.ts';
import { mrzLineModels, type MrzLineModel } from './line-models.ts';
import { lengthenedRows, type ReadRow } from './lengthened-rows.ts';
import { isPrintedText } from './printed-text.ts';
import { likeliest, repairZone, type RepairedZone, type ZoneEvidence } from './repair.ts';
import { RowReadings, type AlignedLook } from './row-readings.ts';

/** Heights of the crop of a row at which a model reads what it misread at the usual one (chosen on drawn specimens, ADR 401). */
const SMALLER = 0.86;
const LARGER = 1.2;
const LARGER_SECOND = 1.15;

/** How a row is cut out for one look at it: its height scaled. */
interface Look {
  readonly model: MrzLineModel;
  readonly scale: number;
}

/** Below this mean certainty what looked like a zone is none. */
const MIN_ZONE_CONFIDENCE = 0.45;
/** The same where check digits fail: borders of dots and lines in capitals were taken for zones of 0.48 and 0.54. */
const MIN_INCONSISTENT_CONFIDENCE = 0.6;
/** A zone is only called valid when no single character is less certain than this, and all of them on average. */
const MIN_CHARACTER_CERTAINTY = 0.3;
const MIN_VALID_CONFIDENCE = 0.8;
/** The same of a letter of a name, which no check digit covers: `LETSHOLO`, cut at its top, was read `LLTSHOLO` at 0.5. */
const MIN_NAME_CERTAINTY = 0.6;
/** A rival that check digits cannot tell from what was read may be this likely. */
const MAX_RIVAL_PROBABILITY = 0.04;
/** How much likelier (natural logarithm) the accepted repair must be than the next one that also fits. */
const MIN_LEAD = 1.2;
/** A look that is so much worse than the best one (mean log-probability per step) has 1/e of its vote. */
const VOTE_DECAY = 0.025;

interface Interpretation {
  readonly format: ZoneFormat;
  readonly quads: readonly Quad[];
  /** Mean log-probability per step over the rows. */
  readonly score: number;
  readonly evidence: ZoneEvidence;
  readonly zone: RepairedZone;
  readonly confidence: number;
  /** Certainty of the least certain character that was left as it was read. */
  readonly weakest: number;
  /** The same of the names alone, without the fillers behind them. */
  readonly weakestInName: number;
  /** Certainty of the first letter, which a format demands: P of passports, V of visas. */
  readonly opening: number;
}

/**
 * Finds and reads the machine-readable zone of an upright page among its lines: null when there is none; a zone whose
 * check digits cannot be made to hold has `valid: false`. When the same rows are found again among lines that were
 * read anew, they are not looked at again.
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

/** A zone whose digits do not hold is better read as a longer one where its letters are this certain. */
const CERTAIN_THROUGHOUT = 0.9;

/** Reads rows as they were found, then drawn out to the length of a zone where that makes one that is surer. */
async function readWhole(raster: Raster, found: ZoneRows): Promise<Interpretation | null> {
  const readings = new RowReadings();
  let best = await readRows(raster, found, readings);
  if (best && isValid(best)) return best;
  const reads = await readOnce(raster, found.rows, readings);
  const longest = lengthenedRows(found, reads, raster.width);
  if (longest.length === 0) return best;
  // Behind the end of a shorter row there are no letters.
  const longestReads = await readOnce(raster, longest[0]!.rows, readings);
  const letters = Math.max(...longestReads.map(({ text }) => text.length));
  const longer = longest.find(({ length }) => Math.abs(length - letters) <= AS_LONG);
  const whole = longer ? await readRows(raster, longer, readings) : null;
  if (whole && (isValid(whole) || isSurer(whole, best))) best = whole;
  return best;
}

/** Fillers are swallowed and doubled: a row of so many letters more or less may be of a length. */
const AS_LONG = 3;

/** What the first model reads in rows, at the first look at each of them: no row is given to it twice. */
async function readOnce(raster: Raster, rows: readonly Quad[], readings: RowReadings): Promise<ReadRow[]> {
  const [model] = mrzLineModels();
  for (const row of rows)
    if (!readings.firstOf(row)) readings.add(row, await lookAt(raster, row, { model: model!, scale: 1 }));
  return rows.map((row) => readings.firstOf(row)!);
}

const isSurer = (whole: Interpretation, best: Interpretation | null): boolean =>
  whole.confidence >= CERTAIN_THROUGHOUT && whole.confidence > (best?.confidence ?? 0);

/** Is what was read as one a zone at all, not lines of print? */
function isZone({ zone, quads, confidence }: Interpretation, lines: readonly TextLine[]): boolean {
  if (zone.consistent) return confidence >= MIN_ZONE_CONFIDENCE;
  return (
    confidence >= MIN_INCONSISTENT_CONFIDENCE && !isPrintedText(zone.lines, boundingBox(quads.flat()), lines)
  );
}

/**
 * Reads rows as lines of exactly the length their format has, by one model at first and by more looks when the check
 * digits do not hold; the looks vote.
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
    // Of a row alone, the one with the fillers may be what was not seen above or below it.
    if (rows.length > 1 && !readings.showFillers(rows)) return null;
    best = bestInterpretation(rows, readings.formatsOf(found.rows), readings, best);
    if (best && isValid(best)) break;
  }
  return best;
}

/** The first look decides most zones; these rounds are for those it cannot make consistent. */
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

/** The best of the interpretations of these rows and of the one `before`. */
function bestInterpretation(
  rows: readonly Quad[],
  formats: readonly ZoneFormat[],
  readings: RowReadings,
  before: Interpretation | null,
): Interpretation | null {
  let best = before;
  for (const format of formats) {
    // A zone that holds as it was read, in the format whose length it has, needs no comparison with the others.
    if (best && isValid(best) && best.zone.repaired === 0) break;
    const count = format.allowed.length;
    for (let first = 0; first + count <= rows.length; first++) {
      const candidate = interpret(rows.slice(first, first + count), readings, format);
      if (candidate && (!best || rank(candidate) > rank(best))) best = candidate;
    }
  }
  return best;
}

/**
 * Consistency first; then likelihood. Visas have fewer check digits than passports: that those hold says nothing of a zone whose P
 * would have to be a V.
 */
const rank = (i: Interpretation): number =>
  (isValid(i) ? 20 : i.zone.consistent && i.opening >= MIN_OPENING ? 10 : 0) + i.score;

/** A first letter that was seen less surely than this is another one. */
const MIN_OPENING = 0.05;

function interpret(quads: readonly Quad[], readings: RowReadings, format: ZoneFormat): Interpretation | null {
  const evidence: Float32Array[][] = [];
  let score = 0;
  for (const [i, quad] of quads.entries()) {
    const looks = readings.alignedTo(format, i, quad);
    if (looks.length === 0) return null;
    const top = Math.max(...looks.map((l) => l.score));
    score += top / quads.length;
    evidence.push(voted(looks, top));
  }
  const zone = repairZone(evidence, format);
  const [read, printed] = [likeliest(evidence).join(''), zone.lines.join('')];
  const certaintyAt = (line: number, position: number): number =>
    Math.exp(evidence[line]![position]![MRZ_CHARACTERS.indexOf(zone.lines[line]![position]!)]!);
  const certainty = zone.lines.flatMap((line, i) => [...line].map((_, position) => certaintyAt(i, position)));
  const inNames = format.names.flatMap((span) =>
    span
      ? [...textAt(zone.lines, span).replace(/<+$/, '')].map((_, i) => certaintyAt(span.line, span.start + i))
      : [],
  );
  return {
    format,
    quads,
    score,
    evidence,
    zone,
    confidence: certainty.reduce((sum, p) => sum + p, 0) / certainty.length,
    weakest: Math.min(...certainty.filter((_, i) => read[i] === printed[i])),
    opening: certaintyAt(0, 0),
    weakestInName: Math.min(...inNames),
  };
}

/** Mean log-probabilities of several looks at one row; a look counts the less, the worse it is than the best one. */
function voted(looks: readonly AlignedLook[], top: number): Float32Array[] {
  const weights = looks.map(({ score }) => Math.exp((score - top) / VOTE_DECAY));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return looks[0]!.alignment.positions.map((_, position) => {
    const mean = new Float32Array(MRZ_CHARACTERS.length);
    for (const [i, { alignment }] of looks.entries())
      for (let c = 0; c < mean.length; c++)
        mean[c]! += (weights[i]! / total) * alignment.positions[position]![c]!;
    return mean;
  });
}

function isValid(interpretation: Interpretation): boolean {
  const { zone, confidence, weakest, weakestInName } = interpretation;
  if (!zone.consistent || confidence < MIN_VALID_CONFIDENCE || zone.lead < MIN_LEAD) return false;
  if (weakestInName < MIN_NAME_CERTAINTY) return false;
  return weakest >= MIN_CHARACTER_CERTAINTY && !hasUncheckedRival(interpretation);
}

/** Value of a character for check digits, modulo 10 (Doc 9303 part 3, 4.9): alike for 0, A, K, U and the filler. */
const remainder = (index: number): number => (MRZ_CHARACTERS[index] === FILLER ? 0 : index % 10);

/**
 * Might a character, outside the names, be another one that every check digit takes for the same? Then only further
 * looks can tell them apart.
 */
function hasUncheckedRival({ zone, evidence, format: { names } }: Interpretation): boolean {
  const isOfName = (line: number, position: number): boolean =>
    names.some((span) => span?.line === line && position >= span.start && position < span.end);
  return evidence.some((line, i) =>
    line.some((at, position) => {
      if (isOfName(i, position)) return false;
      const chosen = MRZ_CHARACTERS.indexOf(zone.lines[i]![position]!);
      return at.some(
        (log, c) =>
          c !== chosen && remainder(c) === remainder(chosen) && Math.exp(log) > MAX_RIVAL_PROBABILITY,
      );
    }),
  );
}

function toZone(interpretation: Interpretation, raster: Raster): MachineReadableZone {
  const { format, zone, quads, confidence } = interpretation;
  const valid = isValid(interpretation) && !hidesLetters(raster, quads, zone.lines);
  return {
    format: format.format,
    lines: zone.lines,
    box: boundingBox(quads.flat()),
    fields: zoneFields(zone.lines, format),
    // Letters of a zone that is not sure were changed until its digits held: those count that hold as it was read.
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

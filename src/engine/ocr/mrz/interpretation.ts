import type { Quad } from '../../../contract/geometry.ts';
import { FILLER, MRZ_CHARACTERS, textAt, type ZoneFormat } from './formats.ts';
import { likeliest, repairZone, type RepairedZone, type ZoneEvidence } from './repair.ts';
import type { AlignedLook, RowReadings } from './row-readings.ts';

/** A zone is valid only if each character has at least the first confidence, and their mean the second. */
const MIN_CHARACTER_CERTAINTY = 0.3;
const MIN_VALID_CONFIDENCE = 0.8;
/** Minimum confidence of a letter in a name, which no check digit covers: `LETSHOLO`, cut at its top, was read `LLTSHOLO` at 0.5. */
const MIN_NAME_CERTAINTY = 0.6;
/** Maximum probability of a rival that check digits cannot exclude. */
const MAX_RIVAL_PROBABILITY = 0.04;
/** Minimum log-likelihood ratio (nats) of the accepted repair to the next consistent one. */
const MIN_LEAD = 1.2;
/** A look worse than the best one by this much (mean log-probability per step) has 1/e of its weight. */
const VOTE_DECAY = 0.025;

/** Rows interpreted as one format. */
export interface Interpretation {
  readonly format: ZoneFormat;
  readonly quads: readonly Quad[];
  /** Mean log-probability per step over the rows. */
  readonly score: number;
  readonly evidence: ZoneEvidence;
  readonly zone: RepairedZone;
  readonly confidence: number;
  /** Confidence of the least certain unrepaired character. */
  readonly weakest: number;
  /** The same for names only, without trailing fillers. */
  readonly weakestInName: number;
  /** Confidence of the first letter, which the format dictates: P for passports, V for visas. */
  readonly opening: number;
}

/**
 * Consistency first, then likelihood. Visas have fewer check digits than passports: that they are valid means nothing
 * if a P must be taken for a V.
 */
export const rank = (i: Interpretation): number =>
  (isValid(i) ? 20 : i.zone.consistent && i.opening >= MIN_OPENING ? 10 : 0) + i.score;

/** Below this confidence the first letter must be another one. */
const MIN_OPENING = 0.05;

export function interpret(
  quads: readonly Quad[],
  readings: RowReadings,
  format: ZoneFormat,
): Interpretation | null {
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

/** Weighted mean log-probabilities of several looks at one row; worse looks weigh less. */
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

export function isValid(interpretation: Interpretation): boolean {
  const { zone, confidence, weakest, weakestInName } = interpretation;
  if (!zone.consistent || confidence < MIN_VALID_CONFIDENCE || zone.lead < MIN_LEAD) return false;
  if (weakestInName < MIN_NAME_CERTAINTY) return false;
  return weakest >= MIN_CHARACTER_CERTAINTY && !hasUncheckedRival(interpretation);
}

/** Value of a character for check digits, modulo 10 (Doc 9303 part 3, 4.9): equal for 0, A, K, U and the filler. */
const remainder = (index: number): number => (MRZ_CHARACTERS[index] === FILLER ? 0 : index % 10);

/**
 * Does a character outside the names have a likely rival with the same check digits? Then only further looks can tell
 * them apart.
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

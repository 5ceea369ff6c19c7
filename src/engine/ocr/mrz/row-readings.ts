import type { Quad } from '../../../contract/geometry.ts';
import {
  alignBeginnings,
  COLUMNS,
  likeliestText,
  type Alignment,
  type AllowedLine,
  type LineEvidence,
} from './alignment.ts';
import type { ReadRow } from './lengthened-rows.ts';
import { FILLER, MRZ_CHARACTERS, ZONE_FORMATS, type ZoneFormat } from './formats.ts';

/** A look at a row, aligned to a line's length. */
export interface AlignedLook {
  readonly alignment: Alignment;
  /** Mean log-probability per observed step. */
  readonly score: number;
}

const ALLOWED = new Map<ZoneFormat, readonly AllowedLine[]>(
  ZONE_FORMATS.map((format) => [
    format,
    format.allowed.map((line) => line.map((set) => [...set].map((c) => MRZ_CHARACTERS.indexOf(c)))),
  ]),
);

/** Range of a look's length relative to its line: runs of fillers are shortened. */
const SHORTEST = 0.85;
const LONGEST = 1.15;

/** One look at a row. */
interface Look extends ReadRow {
  readonly evidence: LineEvidence;
  /** Cached alignments per line format; null if the look has too few steps. */
  readonly aligned: Map<AllowedLine, AlignedLook | null>;
}

/** Readings of the rows of a possible zone, look by look. Each look is aligned to a line format only once. */
export class RowReadings {
  readonly #looks = new Map<Quad, Look[]>();

  add(row: Quad, evidence: LineEvidence): void {
    const look: Look = { evidence, ...likeliestText(evidence), aligned: new Map() };
    this.#looks.set(row, [...this.#looksAt(row), look]);
  }

  /** The reading of the first look at a row, if any. */
  firstOf(row: Quad): ReadRow | undefined {
    return this.#looksAt(row)[0];
  }

  /** Looks at a row aligned to line `line` (from 0) of a format, without those with too few steps. */
  alignedTo(format: ZoneFormat, line: number, row: Quad): AlignedLook[] {
    const allowed = ALLOWED.get(format)![line]!;
    return this.#looksAt(row).flatMap((look) => alignedLook(look, allowed) ?? []);
  }

  /** Does any look at these rows show two adjacent fillers, as every zone has between or after the names? */
  showFillers(rows: readonly Quad[]): boolean {
    return rows.some((row) => this.#looksAt(row).some(({ text }) => text.includes(FILLER + FILLER)));
  }

  /** The formats that looks at these rows may show, those of the usual length first; all if none fits. */
  formatsOf(rows: readonly Quad[]): ZoneFormat[] {
    const lengths = rows
      .flatMap((row) => this.#looksAt(row).map(({ text }) => text.length))
      .sort((a, b) => a - b);
    const usual = lengths[lengths.length >> 1] ?? 0;
    const distance = ({ lineLength }: ZoneFormat): number => Math.abs(lineLength - usual);
    const sorted = ZONE_FORMATS.toSorted((a, b) => distance(a) - distance(b));
    const fitting = sorted.filter(({ lineLength }) =>
      lengths.some((length) => length >= SHORTEST * lineLength && length <= LONGEST * lineLength),
    );
    return fitting.length > 0 ? fitting : sorted;
  }

  #looksAt(row: Quad): readonly Look[] {
    return this.#looks.get(row) ?? [];
  }
}

function alignedLook(look: Look, allowed: AllowedLine): AlignedLook | null {
  const { aligned } = look;
  const known = aligned.get(allowed);
  if (known !== undefined) return known;
  const alignment = likeliestAlignment(look, allowed);
  const result = alignment && { alignment, score: alignment.score / look.evidence.steps };
  aligned.set(allowed, result);
  return result;
}

/** Both names, or a number, with trailing fillers as far as printed. */
const NAMES = /^[A-Z]+(?:<[A-Z]+)*<<[A-Z]+(?:<[A-Z]+)*$/;
const endsInFillers = (text: string): boolean =>
  text.endsWith(FILLER + FILLER) && (/\d/.test(text) || NAMES.test(text.replace(/<+$/, '')));

/**
 * A short row that ends in fillers may be padded: some states print fewer fillers than the format has, and the aligner
 * would otherwise insert them between the names too. As many are appended as explain the row best: if it is short
 * because the model dropped an uncertain letter, that letter is restored instead.
 */
function likeliestAlignment({ evidence, text }: Look, allowed: AllowedLine): Alignment | null {
  const missing = allowed.length - text.length;
  const mayGoOn = missing > 0 && missing <= MOST_MISSING * allowed.length && endsInFillers(text);
  const most = mayGoOn ? missing : 0;
  // With fewer fillers it is a prefix of the evidence with most of them.
  const ends = Array.from({ length: most + 1 }, (_, added) => evidence.steps + STEPS_OF_FILLER * added);
  const { scores, alignmentOf } = alignBeginnings(continued(evidence, most), allowed, ends);
  let best = 0;
  let top = scores[0]!;
  for (let added = 1; added <= most; added++) {
    const score = scores[added]! - UNPRINTED_COST * added;
    if (score > top) [best, top] = [added, score];
  }
  return alignmentOf(best);
}

/** The evidence with that many free fillers appended. */
function continued({ steps, logProbabilities }: LineEvidence, missing: number): LineEvidence {
  if (missing === 0) return { steps, logProbabilities };
  const all = steps + STEPS_OF_FILLER * missing;
  const longer = new Float32Array(all * COLUMNS).fill(NEVER_SEEN);
  longer.set(logProbabilities);
  for (let i = 0; i < missing; i++) {
    longer[(steps + STEPS_OF_FILLER * i) * COLUMNS] = 0;
    longer[(steps + STEPS_OF_FILLER * i + 1) * COLUMNS + 1 + MRZ_CHARACTERS.indexOf(FILLER)] = 0;
  }
  return { steps: all, logProbabilities: longer };
}

/**
 * Cost, nats, of an unprinted filler: a letter dropped at .42 against a blank of .55 is restored for 0.3, one inserted
 * where nothing was printed costs several.
 */
const UNPRINTED_COST = 2;
/** Maximum share of a line that may be unprinted fillers. */
const MOST_MISSING = 0.15;
/** Steps of an appended filler: a blank and its own. */
const STEPS_OF_FILLER = 2;
/** Log-probability of the other classes in appended steps. */
const NEVER_SEEN = -20;

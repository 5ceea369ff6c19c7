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

/** A look at a row, brought to the length of a line. */
export interface AlignedLook {
  readonly alignment: Alignment;
  /** Mean log-probability per step that was seen. */
  readonly score: number;
}

const ALLOWED = new Map<ZoneFormat, readonly AllowedLine[]>(
  ZONE_FORMATS.map((format) => [
    format,
    format.allowed.map((line) => line.map((set) => [...set].map((c) => MRZ_CHARACTERS.indexOf(c)))),
  ]),
);

/** A look may be so much shorter or longer than the line it shows, as a share: runs of fillers are swallowed. */
const SHORTEST = 0.85;
const LONGEST = 1.15;

/** One look at a row. */
interface Look extends ReadRow {
  readonly evidence: LineEvidence;
  /** What it is as each line that was asked for; null where it is too narrow for it. */
  readonly aligned: Map<AllowedLine, AlignedLook | null>;
}

/** What was read in the rows of a possible zone, look by look. Each look is brought to the length of a line once. */
export class RowReadings {
  readonly #looks = new Map<Quad, Look[]>();

  add(row: Quad, evidence: LineEvidence): void {
    const look: Look = { evidence, ...likeliestText(evidence), aligned: new Map() };
    this.#looks.set(row, [...this.#looksAt(row), look]);
  }

  /** What was read at the first look at a row, if there was one. */
  firstOf(row: Quad): ReadRow | undefined {
    return this.#looksAt(row)[0];
  }

  /** The looks at a row as line `line` (from 0) of a format, without those too narrow for it. */
  alignedTo(format: ZoneFormat, line: number, row: Quad): AlignedLook[] {
    const allowed = ALLOWED.get(format)![line]!;
    return this.#looksAt(row).flatMap((look) => alignedLook(look, allowed) ?? []);
  }

  /** Does any look at these rows show two fillers side by side, as every zone has them between or behind the names? */
  showFillers(rows: readonly Quad[]): boolean {
    return rows.some((row) => this.#looksAt(row).some(({ text }) => text.includes(FILLER + FILLER)));
  }

  /** The formats whose lines some look at these rows may show, those of the usual length first; all when none fits. */
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

/** Names of both parts, or a number, and the fillers behind them, as far as they were printed. */
const NAMES = /^[A-Z]+(?:<[A-Z]+)*<<[A-Z]+(?:<[A-Z]+)*$/;
const endsInFillers = (text: string): boolean =>
  text.endsWith(FILLER + FILLER) && (/\d/.test(text) || NAMES.test(text.replace(/<+$/, '')));

/**
 * A row that is short of its line and ends in fillers may go on with fillers: some states print fewer of them than the format has, and
 * an aligner that must place them would put them between the names as well. So many are added as explain the row best: what is short
 * for a letter that the model was not sure of has that letter, and no filler more.
 */
function likeliestAlignment({ evidence, text }: Look, allowed: AllowedLine): Alignment | null {
  const missing = allowed.length - text.length;
  const mayGoOn = missing > 0 && missing <= MOST_MISSING * allowed.length && endsInFillers(text);
  const most = mayGoOn ? missing : 0;
  // With so many fillers added it is a beginning of the line with the most of them.
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

/** The evidence with so many fillers behind it, which cost nothing. */
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
 * What a filler that nobody printed must save, nats: a letter that was swallowed at .42 against a blank of .55 is found again for 0.3,
 * one that must be put where nothing was printed costs several.
 */
const UNPRINTED_COST = 2;
/** Share of a line that may be fillers nobody printed. */
const MOST_MISSING = 0.15;
/** A filler that is added is a blank and a step of its own. */
const STEPS_OF_FILLER = 2;
/** Log-probability of what is not there. */
const NEVER_SEEN = -20;

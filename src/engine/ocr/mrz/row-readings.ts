import type { Quad } from '../../../contract/geometry.ts';
import { align, likeliestText, type Alignment, type LineEvidence } from './alignment.ts';
import { FILLER, MRZ_CHARACTERS, ZONE_FORMATS, type ZoneFormat } from './formats.ts';

/** A look at a row, brought to the length of a line. */
export interface AlignedLook {
  readonly alignment: Alignment;
  /** Mean log-probability per step. */
  readonly score: number;
}

/** For each position of a line the character indexes that may stand there. */
type AllowedLine = readonly (readonly number[])[];

const ALLOWED = new Map<ZoneFormat, readonly AllowedLine[]>(
  ZONE_FORMATS.map((format) => [
    format,
    format.allowed.map((line) => line.map((set) => [...set].map((c) => MRZ_CHARACTERS.indexOf(c)))),
  ]),
);

/** A look may be so much shorter or longer than the line it shows, as a share: runs of fillers are swallowed. */
const SHORTEST = 0.85;
const LONGEST = 1.15;

/** What was read in the rows of a possible zone, look by look. Each look is brought to the length of a line once. */
export class RowReadings {
  readonly #looks = new Map<Quad, LineEvidence[]>();
  readonly #aligned = new Map<LineEvidence, Map<AllowedLine, AlignedLook | null>>();

  add(row: Quad, look: LineEvidence): void {
    const looks = this.#looks.get(row);
    if (looks) looks.push(look);
    else this.#looks.set(row, [look]);
  }

  /** The looks at a row as line `line` (from 0) of a format, without those too narrow for it. */
  alignedTo(format: ZoneFormat, line: number, row: Quad): AlignedLook[] {
    const allowed = ALLOWED.get(format)![line]!;
    return (this.#looks.get(row) ?? []).flatMap((look) => this.#alignedLook(look, allowed) ?? []);
  }

  /** Does any look at these rows show two fillers side by side, as every zone has them between or behind the names? */
  showFillers(rows: readonly Quad[]): boolean {
    return this.#textsOf(rows).some((text) => text.includes(FILLER + FILLER));
  }

  /** The formats whose lines some look at these rows may show, those of the usual length first; all when none fits. */
  formatsOf(rows: readonly Quad[]): ZoneFormat[] {
    const lengths = this.#textsOf(rows)
      .map((text) => text.length)
      .sort((a, b) => a - b);
    const usual = lengths[lengths.length >> 1] ?? 0;
    const distance = ({ lineLength }: ZoneFormat): number => Math.abs(lineLength - usual);
    const sorted = ZONE_FORMATS.toSorted((a, b) => distance(a) - distance(b));
    const fitting = sorted.filter(({ lineLength }) =>
      lengths.some((length) => length >= SHORTEST * lineLength && length <= LONGEST * lineLength),
    );
    return fitting.length > 0 ? fitting : sorted;
  }

  #textsOf(rows: readonly Quad[]): string[] {
    return rows.flatMap((row) => this.#looks.get(row) ?? []).map((look) => likeliestText(look).text);
  }

  #alignedLook(look: LineEvidence, allowed: AllowedLine): AlignedLook | null {
    const known = this.#aligned.get(look) ?? new Map<AllowedLine, AlignedLook | null>();
    this.#aligned.set(look, known);
    let aligned = known.get(allowed);
    if (aligned === undefined) {
      const alignment = align(look, allowed);
      aligned = alignment && { alignment, score: alignment.score / look.steps };
      known.set(allowed, aligned);
    }
    return aligned;
  }
}

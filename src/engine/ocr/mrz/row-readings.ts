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

/** One look at a row. */
interface Look {
  readonly evidence: LineEvidence;
  readonly text: string;
  /** What it is as each line that was asked for; null where it is too narrow for it. */
  readonly aligned: Map<AllowedLine, AlignedLook | null>;
}

/** What was read in the rows of a possible zone, look by look. Each look is brought to the length of a line once. */
export class RowReadings {
  readonly #looks = new Map<Quad, Look[]>();

  add(row: Quad, evidence: LineEvidence): void {
    const look: Look = { evidence, text: likeliestText(evidence).text, aligned: new Map() };
    this.#looks.set(row, [...this.#looksAt(row), look]);
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

function alignedLook({ evidence, aligned }: Look, allowed: AllowedLine): AlignedLook | null {
  const known = aligned.get(allowed);
  if (known !== undefined) return known;
  const alignment = align(evidence, allowed);
  const look = alignment && { alignment, score: alignment.score / evidence.steps };
  aligned.set(allowed, look);
  return look;
}

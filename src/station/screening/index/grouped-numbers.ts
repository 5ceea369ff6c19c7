import { grown } from './grown.ts';
import { sharedUint32 } from './shared-cells.ts';
import { atOnce, type InPieces } from '../../in-pieces.ts';

/** Cells between two yields: a millisecond or two. */
const PIECE = 1 << 17;

export interface GroupedParts {
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
}

/** Numbers by group, in order, as two typed arrays (CSR): 4 bytes per number and 4 per group. */
export class GroupedNumbers {
  readonly #starts: Uint32Array;
  readonly #numbers: Uint32Array;

  /** @param parts as built by another thread */
  constructor({ starts, numbers }: GroupedParts) {
    this.#starts = starts;
    this.#numbers = numbers;
  }

  /** For transfer to another thread. */
  get parts(): GroupedParts {
    return { starts: this.#starts, numbers: this.#numbers };
  }

  /** @param pairs `[group, number, group, number, …]`, of which the first `used` cells count */
  static of(groups: number, pairs: Uint32Array, used = pairs.length): GroupedNumbers {
    return atOnce(GroupedNumbers.inPieces(groups, pairs, used));
  }

  static *inPieces(groups: number, pairs: Uint32Array, used: number): InPieces<GroupedNumbers> {
    const starts = sharedUint32(groups + 1);
    for (let i = 0; i < used; i += 2) {
      starts[pairs[i]! + 1]!++;
      if (i % PIECE === 0) yield;
    }
    for (let group = 0; group < groups; group++) starts[group + 1]! += starts[group]!;
    const numbers = sharedUint32(used / 2);
    const fill = Uint32Array.from(starts);
    for (let i = 0; i < used; i += 2) {
      numbers[fill[pairs[i]!]!++] = pairs[i + 1]!;
      if (i % PIECE === 0) yield;
    }
    return new GroupedNumbers({ starts, numbers });
  }

  /** A view, not a copy. */
  of(group: number): Uint32Array {
    return this.#numbers.subarray(this.#starts[group], this.#starts[group + 1]);
  }

  /** Start offset of a group's numbers in `at`; they end where the next group starts. Cheaper than a view for thousands of groups. */
  startOf(group: number): number {
    return this.#starts[group]!;
  }

  at(place: number): number {
    return this.#numbers[place]!;
  }

  countOf(group: number): number {
    return this.#starts[group + 1]! - this.#starts[group]!;
  }
}

/** `[a, b, a, b, …]` of unknown length. */
export class GrowingPairs {
  cells = new Uint32Array(1 << 16);
  used = 0;

  add(a: number, b: number): void {
    if (this.used === this.cells.length)
      this.cells = grown(this.cells, new Uint32Array(this.cells.length * 2));
    this.cells[this.used++] = a;
    this.cells[this.used++] = b;
  }

  /** Each number with the others of its group. */
  grouped(groups: number): InPieces<GroupedNumbers> {
    return GroupedNumbers.inPieces(groups, this.cells, this.used);
  }
}

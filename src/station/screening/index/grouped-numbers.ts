import { grown } from './grown.ts';

/** The numbers of each group, in their order, as two arrays of numbers: 4 bytes a number and 4 a group. */
export class GroupedNumbers {
  readonly #starts: Uint32Array;
  readonly #numbers: Uint32Array;

  /**
   * @param pairs `[group, number, group, number, …]`, of which the first `used` cells count
   */
  constructor(groups: number, pairs: Uint32Array, used = pairs.length) {
    this.#starts = new Uint32Array(groups + 1);
    for (let i = 0; i < used; i += 2) this.#starts[pairs[i]! + 1]!++;
    for (let group = 0; group < groups; group++) this.#starts[group + 1]! += this.#starts[group]!;
    this.#numbers = new Uint32Array(used / 2);
    const fill = this.#starts.slice();
    for (let i = 0; i < used; i += 2) this.#numbers[fill[pairs[i]!]!++] = pairs[i + 1]!;
  }

  /** A view, not a copy. */
  of(group: number): Uint32Array {
    return this.#numbers.subarray(this.#starts[group], this.#starts[group + 1]);
  }

  countOf(group: number): number {
    return this.#starts[group + 1]! - this.#starts[group]!;
  }
}

/** `[a, b, a, b, …]` of which nobody knows beforehand how many there will be. */
export class GrowingPairs {
  cells = new Uint32Array(1 << 16);
  used = 0;

  add(a: number, b: number): void {
    if (this.used === this.cells.length)
      this.cells = grown(this.cells, new Uint32Array(this.cells.length * 2));
    this.cells[this.used++] = a;
    this.cells[this.used++] = b;
  }
}

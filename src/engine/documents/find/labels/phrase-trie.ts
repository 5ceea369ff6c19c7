/** Maximum errors of any phrase. */
const MOST_SLIPS = 2;
/** Width of the computed band: text lengths up to {@link MOST_SLIPS} more or fewer than the phrase's. */
const BAND = 2 * MOST_SLIPS + 1;
const TOO_MANY = MOST_SLIPS + 1;
const NONE = -1;

/** Bits of one number of a row, which is 0 to {@link TOO_MANY}, and of a whole row. */
const BITS = 2;
const ROW_BITS = BITS * BAND;
const OF_ROW = (1 << ROW_BITS) - 1;

/** Numbers of a node, side by side, so that one is read from memory at once. */
const LETTER = 0;
const FIRST_CHILD = 1;
const NEXT_SIBLING = 2;
/** The number of the phrase that ends at the node, or {@link NONE}. */
const PHRASE = 3;
/** Over all phrases with this prefix: highest number, shortest length, maximum allowed errors. */
const HIGHEST = 4;
const SHORTEST = 5;
const SLIPS = 6;
const NODE = 8;

/** No phrase is as long. */
const ENDLESS = 0x7f_ff_ff_ff;

/**
 * A trie of phrases, which compares common prefixes with a text only once: Levenshtein's table is filled row by row
 * along the branches, and a branch is abandoned when its whole row exceeds the maximum errors (H. Shang and T. H.
 * Merrett, "Tries for approximate string matching", IEEE TKDE 8, 1996). All rows are known beforehand, as are the rows
 * that may follow them (K. U. Schulz and S. Mihov, "Fast string correction with Levenshtein automata", IJDAR 5, 2002).
 */
export class PhraseTrie {
  /** Node 0 is the root; children are a linked list: first child, next sibling. Letters are UTF-16 codes. */
  private nodes = Int32Array.of(0, NONE, NONE, NONE, NONE, ENDLESS, 0, 0);
  private used = NODE;

  /** Adds a phrase with up to `slips` errors allowed, 0 to 2; numbers must ascend. */
  add(letters: string, number: number, slips: number): void {
    let node = 0;
    this.pass(node, letters.length, number, slips);
    for (let i = 0; i < letters.length; i++) {
      node = this.childOf(node, letters.charCodeAt(i));
      this.pass(node, letters.length, number, slips);
    }
    this.nodes[node + PHRASE] = number;
  }

  /**
   * Phrases numbered `least` or higher that match `text` from `start` on with errors; includes a few false positives.
   */
  beginningAt(text: string, start: number, least: number): number[] {
    const found: number[] = [];
    const longest = text.length - start + MOST_SLIPS;
    this.search(0, 0, FIRST_ROW, { text, start, least, longest, found });
    return found;
  }

  private search(
    node: number,
    depth: number,
    row: number,
    asked: {
      readonly text: string;
      readonly start: number;
      readonly least: number;
      readonly longest: number;
      readonly found: number[];
    },
  ): void {
    const { nodes } = this;
    const { text, least, longest } = asked;
    if (nodes[node + PHRASE]! >= least) asked.found.push(nodes[node + PHRASE]!);
    const at = asked.start + depth;
    const a = letterAt(text, at - 2);
    const b = letterAt(text, at - 1);
    const c = letterAt(text, at);
    const d = letterAt(text, at + 1);
    const e = letterAt(text, at + 2);
    // A misread phrase keeps its first or second letter; the second may come first.
    const mustKeep = depth === 1 && nodes[node + LETTER] !== b;
    for (let child = nodes[node + FIRST_CHILD]!; child !== NONE; child = nodes[child + NEXT_SIBLING]!) {
      const letter = nodes[child + LETTER]!;
      if (mustKeep && letter !== b && letter !== c) continue;
      const same =
        (letter === a ? 1 : 0) |
        (letter === b ? 2 : 0) |
        (letter === c ? 4 : 0) |
        (letter === d ? 8 : 0) |
        (letter === e ? 16 : 0);
      const next = STEPS[(row << BAND) | same]!;
      if (next >> ROW_BITS > nodes[child + SLIPS]!) continue;
      if (nodes[child + HIGHEST]! < least || nodes[child + SHORTEST]! > longest) continue;
      this.search(child, depth + 1, next & OF_ROW, asked);
    }
  }

  private pass(node: number, length: number, number: number, slips: number): void {
    const { nodes } = this;
    nodes[node + SHORTEST] = Math.min(nodes[node + SHORTEST]!, length);
    nodes[node + HIGHEST] = number;
    nodes[node + SLIPS] = Math.max(nodes[node + SLIPS]!, slips);
  }

  private childOf(node: number, letter: number): number {
    let child = this.nodes[node + FIRST_CHILD]!;
    while (child !== NONE && this.nodes[child + LETTER] !== letter) child = this.nodes[child + NEXT_SIBLING]!;
    if (child !== NONE) return child;
    const made = this.used;
    this.used += NODE;
    if (this.used > this.nodes.length) {
      const larger = new Int32Array(2 * this.used);
      larger.set(this.nodes);
      this.nodes = larger;
    }
    this.nodes.set([letter, NONE, this.nodes[node + FIRST_CHILD]!, NONE, NONE, ENDLESS, 0], made);
    this.nodes[node + FIRST_CHILD] = made;
    return made;
  }
}

const letterAt = (text: string, at: number): number =>
  at >= 0 && at < text.length ? text.charCodeAt(at) : NONE;

/** Errors of no letters against text of {@link MOST_SLIPS} letters fewer, one more, …: there are none fewer. */
const FIRST_ROW = packed([TOO_MANY, TOO_MANY, 0, 1, 2]);

/**
 * By a row, and a bit for each letter of the text in its band that equals the next letter of a phrase: the row that
 * follows, and above it its minimum.
 */
const STEPS = Uint16Array.from({ length: 1 << (ROW_BITS + BAND) }, (_, at) => {
  const row = Array.from({ length: BAND }, (__, b) => (at >> (BAND + BITS * b)) & TOO_MANY);
  let left = TOO_MANY;
  const next = row.map((above, b) => {
    const replaced = above + ((at >> b) & 1 ? 0 : 1);
    return (left = Math.min(replaced, left + 1, (row[b + 1] ?? TOO_MANY) + 1, TOO_MANY));
  });
  return (Math.min(...next) << ROW_BITS) | packed(next);
});

/** A row as one number, its first in the lowest bits. */
function packed(row: readonly number[]): number {
  return row.reduce((bits, slips, b) => bits | (slips << (BITS * b)), 0);
}

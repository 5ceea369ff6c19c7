/** Maximum errors of any phrase. */
const MOST_SLIPS = 2;
/** Width of the computed band: text lengths up to {@link MOST_SLIPS} more or fewer than the phrase's. */
const BAND = 2 * MOST_SLIPS + 1;
const TOO_MANY = MOST_SLIPS + 1;
const NONE = -1;

/**
 * A trie of phrases, which compares common prefixes with a text only once: Levenshtein's table is filled row by row
 * along the branches, and a branch is abandoned when its whole row exceeds the maximum errors (H. Shang and T. H.
 * Merrett, "Tries for approximate string matching", IEEE TKDE 8, 1996).
 */
export class PhraseTrie {
  /** UTF-16 codes. Node 0 is the root; children are a linked list: first child, next sibling. */
  private readonly letter: number[] = [0];
  private readonly firstChild: number[] = [NONE];
  private readonly nextSibling: number[] = [NONE];
  /** The number of the phrase that ends at a node, or {@link NONE}. */
  private readonly phrase: number[] = [NONE];
  /** Over all phrases with this prefix: highest number, shortest length, maximum allowed errors. */
  private readonly highest: number[] = [NONE];
  private readonly shortest: number[] = [Infinity];
  private readonly slips: number[] = [0];
  /** By depth, the row of the table: errors against text of `depth - MOST_SLIPS` letters, one more, … */
  private readonly rows: Uint8Array[] = [Uint8Array.of(TOO_MANY, TOO_MANY, 0, 1, 2)];

  /** Adds a phrase with up to `slips` errors allowed, 0 to 2; numbers must ascend. */
  add(letters: string, number: number, slips: number): void {
    let node = 0;
    this.pass(node, letters.length, number, slips);
    for (let i = 0; i < letters.length; i++) {
      node = this.childOf(node, letters.charCodeAt(i));
      this.pass(node, letters.length, number, slips);
    }
    this.phrase[node] = number;
    while (this.rows.length <= letters.length) this.rows.push(new Uint8Array(BAND));
  }

  /**
   * Phrases numbered `least` or higher that match `text` from `start` on with errors; includes a few false positives.
   */
  beginningAt(text: string, start: number, least: number): number[] {
    const found: number[] = [];
    this.search(0, 0, { text, start, least, found });
    return found;
  }

  private search(
    node: number,
    depth: number,
    asked: {
      readonly text: string;
      readonly start: number;
      readonly least: number;
      readonly found: number[];
    },
  ): void {
    if (this.phrase[node]! >= asked.least) asked.found.push(this.phrase[node]!);
    const row = this.rows[depth]!;
    const next = this.rows[depth + 1]!;
    const longest = asked.text.length - asked.start + MOST_SLIPS;
    for (let child = this.firstChild[node]!; child !== NONE; child = this.nextSibling[child]!) {
      if (this.highest[child]! < asked.least || this.shortest[child]! > longest) continue;
      if (depth === 1 && !this.keepsOne(node, child, asked.text, asked.start)) continue;
      const fewest = fillRow(next, row, this.letter[child]!, asked.text, asked.start + depth);
      if (fewest <= this.slips[child]!) this.search(child, depth + 1, asked);
    }
  }

  /** A misread phrase keeps its first or second letter; the second may come first. */
  private keepsOne(first: number, second: number, text: string, start: number): boolean {
    const read = text.charCodeAt(start);
    if (this.letter[first] === read) return true;
    return this.letter[second] === read || this.letter[second] === text.charCodeAt(start + 1);
  }

  private pass(node: number, length: number, number: number, slips: number): void {
    this.shortest[node] = Math.min(this.shortest[node]!, length);
    this.highest[node] = number;
    this.slips[node] = Math.max(this.slips[node]!, slips);
  }

  private childOf(node: number, letter: number): number {
    let child = this.firstChild[node]!;
    while (child !== NONE && this.letter[child] !== letter) child = this.nextSibling[child]!;
    if (child !== NONE) return child;
    const made = this.letter.push(letter) - 1;
    this.firstChild.push(NONE);
    this.nextSibling.push(this.firstChild[node]!);
    this.phrase.push(NONE);
    this.highest.push(NONE);
    this.shortest.push(Infinity);
    this.slips.push(0);
    this.firstChild[node] = made;
    return made;
  }
}

/** Adds a row for one more letter of a phrase at position `at`; returns the row's minimum. */
function fillRow(next: Uint8Array, row: Uint8Array, letter: number, text: string, at: number): number {
  let fewest = TOO_MANY;
  let left = TOO_MANY;
  for (let b = 0; b < BAND; b++) {
    let slips = text.charCodeAt(at + b - MOST_SLIPS) === letter ? row[b]! : row[b]! + 1;
    if (slips > left + 1) slips = left + 1;
    if (b + 1 < BAND && slips > row[b + 1]! + 1) slips = row[b + 1]! + 1;
    if (slips > TOO_MANY) slips = TOO_MANY;
    if (slips < fewest) fewest = slips;
    next[b] = left = slips;
  }
  return fewest;
}

/** Characters that OCR confuses without any alteration. */
const LOOKALIKES: Record<string, string> = {
  o: '0',
  q: '0',
  i: '1',
  l: '1',
  '|': '1',
  s: '5',
  b: '8',
  z: '2',
};

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9|]/g, '')
    .replace(/[oqil|sbz]/g, (c) => LOOKALIKES[c]!);

/** Similarity of two readings of a line, 0–1, ignoring spacing, case, accents and punctuation. */
export function similarity(a: string, b: string): number {
  const x = folded(a);
  const y = folded(b);
  const longest = Math.max(x.length, y.length);
  return longest === 0 ? 1 : 1 - editDistance(x, y) / longest;
}

/** Levenshtein distance. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}

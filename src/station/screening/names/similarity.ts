import { PREFIX_MOST, PREFIX_SCALE } from './letters.ts';

/**
 * Jaro–Winkler similarity of two strings, 0–1 (Winkler 1990: prefix of at most 4, scaling 0.1).
 */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1;
  const jaro = jaroSimilarity(a, b);
  let prefix = 0;
  while (prefix < PREFIX_MOST && prefix < a.length && a.charCodeAt(prefix) === b.charCodeAt(prefix)) prefix++;
  return jaro + prefix * PREFIX_SCALE * (1 - jaro);
}

/** Matched positions, reused: comparing is done millions of times. */
let placesA = new Uint16Array(64);
let usedB = new Uint8Array(64);

function jaroSimilarity(a: string, b: string): number {
  if (a.length > placesA.length) placesA = new Uint16Array(a.length * 2);
  if (b.length > usedB.length) usedB = new Uint8Array(b.length * 2);
  usedB.fill(0, 0, b.length);
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  let matches = 0;
  for (let i = 0; i < a.length; i++) {
    const to = Math.min(b.length - 1, i + reach);
    const letter = a.charCodeAt(i);
    for (let j = Math.max(0, i - reach); j <= to; j++) {
      if (usedB[j] || letter !== b.charCodeAt(j)) continue;
      usedB[j] = 1;
      placesA[matches++] = i;
      break;
    }
  }
  if (matches === 0) return 0;
  let transposed = 0;
  for (let j = 0, k = 0; j < b.length; j++)
    if (usedB[j] && b.charCodeAt(j) !== a.charCodeAt(placesA[k++]!)) transposed++;
  return (matches / a.length + matches / b.length + (matches - transposed / 2) / matches) / 3;
}

/** Is one string the other after at most one insertion, deletion, substitution or swap of neighbours? */
export function withinOneEdit(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  if (a.length === b.length)
    return (
      a.slice(i + 1) === b.slice(i + 1) ||
      (a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2))
    );
  return a.length > b.length ? a.slice(i + 1) === b.slice(i) : a.slice(i) === b.slice(i + 1);
}

/**
 * Insertions, deletions, substitutions and swaps of neighbours that make one string of the other (optimal string alignment).
 *
 * @param most more than these need not be counted exactly
 */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, beforeLast[j - 2]! + 1);
      row.push(edits);
      least = Math.min(least, edits);
    }
    // Later rows cannot be lower: a transposition reaches back one row, which is at most one below this one.
    if (least > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

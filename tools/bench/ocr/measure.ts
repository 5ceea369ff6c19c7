/** Letters as they count: accents and the kind of quotation mark do, the amount of space does not. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Dots and rules to write on are no text. */
const withoutFillers = (text: string): string => plain(text.replace(/[._]{4,}/g, ' '));
const dense = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/**
 * Smallest edit distance between `line` and any piece of `page`: what a reader got wrong of a line, wherever in the
 * page's text it put it. Text that the reader invented elsewhere does not count.
 */
export function distanceWithin(line: string, page: string): number {
  let row = new Uint16Array(page.length + 1);
  let next = new Uint16Array(page.length + 1);
  for (let i = 1; i <= line.length; i++) {
    next[0] = i;
    for (let j = 1; j <= page.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (line[i - 1] === page[j - 1] ? 0 : 1));
    }
    [row, next] = [next, row];
  }
  return row.reduce((least, value) => Math.min(least, value), line.length);
}

/** The lines that a page's text lacks or garbles. */
export const garbledLines = (lines: readonly string[], pageText: string): string[] =>
  lines.filter((line) => distanceWithin(plain(line), plain(pageText)) > 0);

/** Wrong characters and all characters of the lines that a page should have. */
export function characterErrors(
  lines: readonly string[],
  pageText: string,
  fillers: 'counted' | 'left out' = 'left out',
): { wrong: number; total: number } {
  const page = plain(pageText);
  let wrong = 0;
  let total = 0;
  for (const line of lines.map(fillers === 'counted' ? plain : withoutFillers)) {
    wrong += distanceWithin(line, page);
    total += line.length;
  }
  return { wrong, total };
}

/**
 * Is the printed value somewhere in the page's text, character for character, spacing and case aside? A value that is
 * printed in several places (forenames here, surname there) counts when all its words are there.
 */
export function holdsValue(pageText: string, printed: string): boolean {
  const page = dense(pageText);
  return page.includes(dense(printed)) || printed.split(/\s+/).every((word) => page.includes(dense(word)));
}

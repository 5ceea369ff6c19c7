/** Page number and page count as printed: "Page 2 of 3", "Tsebe 2 ya 3", "2 of 3". */
export interface Sheet {
  readonly number: number;
  readonly of: number;
}

const NAMED =
  /\b(?:page|sheet|tsebe)\s*(?:(?:no\.?|number)\s*)?(?::\s*)?(\d{1,3})\s*(?:of|ya|\/)\s*(\d{1,3})\b(?!\s*\/)/i;
/** Alone on its line; with a slash it would be a date. */
const BARE = /^\s*(\d{1,3})\s+of\s+(\d{1,3})\s*$/i;

/** The page numbering in a line; null for other lines, and for impossible numbers. */
export function sheetOf(text: string): Sheet | null {
  const found = NAMED.exec(text) ?? BARE.exec(text);
  const sheet = found && { number: Number(found[1]), of: Number(found[2]) };
  return sheet && sheet.number >= 1 && sheet.number <= sheet.of ? sheet : null;
}

const ALONE = /^[^\p{L}\d]*(?:(?:\p{L}+\s+)?(?:page|sheet|tsebe)[^\p{L}\d]*)?\d{1,3}[^\p{L}\d]*$/iu;

/** Is a text a page number and nothing else: `Page 2 of 3`, `- 2 -`? A number without its name may be anything: where it stands must tell. */
export function isPageNumber(text: string): 'named' | 'number' | null {
  const rest = text.replace(NAMED, '');
  if (rest !== text) return /[\p{L}\d]/u.test(rest) ? null : 'named';
  return ALONE.test(text) || sheetOf(text) ? 'number' : null;
}

/** Does nothing stand in place of a page number, or another one that announces no fewer pages? */
export function isNumberedAnew(before: string, after: string): boolean {
  if (isPageNumber(before) === null) return false;
  if (after.trim() === '') return true;
  const pages = sheetOf(after)?.of ?? Number(/\d+/.exec(after)?.[0]);
  return isPageNumber(after) !== null && pages >= (sheetOf(before)?.of ?? 0);
}

/** Page numbers announced by "Page x of y" that are missing. */
export function missingSheets(lines: Iterable<string>): number[] {
  const here = new Set<number>();
  let of = 0;
  for (const line of lines) {
    const sheet = sheetOf(line);
    if (!sheet) continue;
    here.add(sheet.number);
    of = Math.max(of, sheet.of);
  }
  return Array.from({ length: of }, (_, i) => i + 1).filter((number) => !here.has(number));
}

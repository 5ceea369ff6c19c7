const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * A day as people type it: the day comes before the month, as in the countries of the packs, whatever the browser's locale says;
 * what was copied from elsewhere with the year first is taken, too.
 *
 * @returns YYYY-MM-DD; '' when nothing was typed, null when it is no day
 * @example dayTyped('14/3/1987') // '1987-03-14'
 */
export function dayTyped(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const [, day, month, year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text) ?? yearFirst(text);
  if (year === undefined || month === undefined || day === undefined) return null;
  const iso = [year, month, day].map((part) => part.padStart(2, '0')).join('-');
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day) ? iso : null;
}

function yearFirst(text: string): (string | undefined)[] {
  const [, year, month, day] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? [];
  return [undefined, day, month, year];
}

/** YYYY-MM-DD as it is typed: DD/MM/YYYY. Anything else stays as it is. */
export function dayShown(iso: string): string {
  const [, year, month, day] = ISO_DAY.exec(iso) ?? [];
  return year === undefined ? iso : `${day}/${month}/${year}`;
}

/**
 * Puts the strokes of DD/MM/YYYY between digits as they are typed. What is removed or put in at once is left alone, and
 * a year that somebody types first becomes whole again.
 *
 * @param before the text before the last key
 * @example withStrokes('2311', '231') // '23/11/'
 */
export function withStrokes(text: string, before: string): string {
  if (text.length !== before.length + 1 || !text.startsWith(before)) return text;
  const [, century, rest, end] = /^(\d{2})\/(\d{2})(\/-)?$/.exec(text) ?? [];
  if (century !== undefined && (end !== undefined || Number(rest) > 12))
    return `${century}${rest}${end === undefined ? '' : '-'}`;
  if (/^(\d{2}|\d{1,2}\/\d{2})$/.test(text)) return `${text}/`;
  return text.replace(/\/\/$/, '/');
}

/**
 * A birth date as clerks type it, as screening asks for it: YYYY, YYYY-MM or YYYY-MM-DD. The day comes before the month, as
 * everywhere in Botswana.
 *
 * @returns '' when nothing was typed, null when it is no date.
 * @example birthDateAsked('14/3/1987') // '1987-03-14'
 */
export function birthDateAsked(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /^\d{4}$/.test(text)) return text;
  const [, year, month, day] = /^(\d{4})[-/. ](\d{1,2})(?:[-/. ](\d{1,2}))?$/.exec(text) ?? dayFirst(text);
  if (year === undefined || month === undefined) return null;
  const parts = [year, month, day ?? '1'].map((part) => part.padStart(2, '0'));
  const date = new Date(`${parts.join('-')}T00:00:00Z`);
  const real = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(parts[2]);
  return real ? parts.slice(0, day === undefined ? 2 : 3).join('-') : null;
}

function dayFirst(text: string): (string | undefined)[] {
  const [, day, month, year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  return [undefined, year, month, day];
}

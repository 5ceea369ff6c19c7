import type { ReadPage } from '../../../contract/pages.ts';

/** States that write the month first on their papers, by what these papers print; where it is a word, with a title. */
const STATES_OF_THE_UNION =
  'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming'.split(
    ' ',
  );
const OTHERS_OF_THE_UNION =
  /\b(?:new (?:york|jersey|mexico|hampshire)|(?:north|south) (?:carolina|dakota)|rhode island|west virginia|district of columbia|puerto rico|united states|usa)\b/i;
/** The spelling of the United States: other countries grant licences. */
const TITLE = /\b(?:driver'?s?|operator'?s?) licen(?:s)e\b|\bidentification card\b/i;
/** "MT 59601", "AZ 85000-1234": a state's code before its postal code. */
const POSTAL = /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/;
/** A code of the American association of motor vehicle administrators that names the country (element DCG). */
const AAMVA_COUNTRY = /[\n\r]DCG(USA|CAN)/;

/** Two numbers of at most two digits and a year. */
const IN_FIGURES = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(?:\d{4}|\d{2})(?![\d/.-])/g;

/**
 * Does a page print the month of a date in figures before its day? Its issuer tells, or its dates together: one whose
 * second number can be no month, and none whose first can be none. False where nothing tells: Botswana writes the day first.
 */
export function isMonthFirst({ lines, barcodes }: Pick<ReadPage, 'lines' | 'barcodes'>): boolean {
  const country = barcodes.flatMap(({ text }) => AAMVA_COUNTRY.exec(text)?.[1] ?? [])[0];
  if (country !== undefined) return country === 'USA';
  const dates = lines.flatMap(({ text }) =>
    [...text.matchAll(IN_FIGURES)].map((m) => [Number(m[1]), Number(m[3])]),
  );
  const [dayFirst, monthFirst] = [dates.some(([a]) => a! > 12), dates.some(([, b]) => b! > 12)];
  if (dayFirst !== monthFirst) return monthFirst;
  return isOfTheUnion(lines.map(({ text }) => text).join('\n'));
}

function isOfTheUnion(text: string): boolean {
  if (!TITLE.test(text)) return false;
  const words = new Set(text.toLowerCase().split(/[^a-z]+/));
  return (
    POSTAL.test(text) ||
    OTHERS_OF_THE_UNION.test(text) ||
    STATES_OF_THE_UNION.some((state) => words.has(state))
  );
}

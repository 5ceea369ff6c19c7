import { csvRows, headerOf } from './csv.ts';
import type { ListFormat } from './format.ts';
import { distinctNames } from './merge-rows.ts';
import { countriesOf, idOfParts, schemaOfName, valuesIn } from './values.ts';

const NAME = ['firm name', 'supp_name'];
const ALSO = ['additional firm info', 'supp_type_desc'];
const COUNTRY = ['country', 'country_name'];
const GROUNDS = ['grounds', 'debar_reason'];
const FROM = ['from date', 'ineligibility from', 'debar_from_date', 'ineligibility period'];
/** Below a heading over two columns. */
const SECOND_HEADINGS = ['from date', 'to date'];

/**
 * World Bank list of ineligible firms and individuals: the spreadsheet of its page, or saved as CSV, with the headings
 * of the page or of its data service. It does not say whether an entry is a person or a firm.
 */
export const worldBankCsv: ListFormat = {
  list: 'world-bank',
  title: 'World Bank ineligible firms and individuals',
  format: 'world-bank-csv',
  select: (files) =>
    files
      .filter((f) => {
        const header = headerOf(f.head);
        return (
          NAME.some((name) => header.includes(name)) &&
          [...GROUNDS, ...FROM].some((name) => header.includes(name))
        );
      })
      .slice(0, 1),
  async *read([file]) {
    let header: readonly string[] | null = null;
    for await (const cells of csvRows(file!.path)) {
      if (!header) {
        // A title stands above the headings.
        const words = cells.map((cell) => cell.toLowerCase().trim());
        if (words.some((word) => NAME.includes(word))) header = words;
        continue;
      }
      const cell = (names: readonly string[]): string =>
        cells[header!.findIndex((word) => names.includes(word))]?.replace(/\s+/g, ' ').trim() ?? '';
      // A star points to a footnote.
      const name = cell(NAME).replace(/\s*\(?\*[\s\d]*\)?$/, '');
      if (name === '' && cells.some((text) => SECOND_HEADINGS.includes(text.toLowerCase()))) continue;
      yield {
        id: idOfParts([name, cell(COUNTRY), cell(FROM)]),
        kind: 'sanction',
        schema: /^(?:mr|mrs|ms|dr)\b/i.test(name) ? 'person' : schemaOfName(name),
        names: distinctNames([
          { text: name, strength: 'primary' },
          ...valuesIn(cell(ALSO).replace(/[()]/g, ';'), /;|\b[af]\/k\/a\b/i)
            .filter((text) => /\p{L}{3}/u.test(text))
            .map((text) => ({ text, strength: 'strong' as const })),
        ]),
        birthDates: [],
        countries: countriesOf([cell(COUNTRY)]),
        gender: null,
        documents: [],
        programmes: ['World Bank debarment'],
        remarks: cell(GROUNDS) || null,
      };
    }
    return { date: null };
  },
};

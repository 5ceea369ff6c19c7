import { message } from '../../../contract/messages/message.ts';
import { addTo } from '../../../contract/lists-by-key.ts';
import type { ListedEntry, ListedName } from '../entry.ts';
import { publishedRows } from './csv.ts';
import type { ListFile, ListFormat, Lost } from './format.ts';
import { ListFault } from './list-fault.ts';
import { CONSOLIDATED, SDN, type OfacList } from './ofac-lists.ts';
import { numberInRemark } from './ofac-numbers.ts';
import { countriesOf, datesOf, genderOf, numbersOf, personOrder } from './values.ts';

const NOTHING = '-0-';
/** Number, name and type, present in every row. */
const NAMED = 3;
const firstLine = (f: ListFile): string => f.head.split('\n', 1)[0] ?? '';
const isMain = (f: ListFile): boolean =>
  /^\d+,"[^"]+",(-0-|"?(individual|vessel|aircraft|entity)"?) ?,/i.test(firstLine(f)) && !isAlt(f);
const isAlt = (f: ListFile): boolean => /^\d+,\d+,"(aka|fka|nka)"/i.test(f.head);
const isAdd = (f: ListFile): boolean => /^\d+,\d+,/.test(f.head) && !isAlt(f);
const isComments = (f: ListFile): boolean => /^\d+,"/.test(f.head) && !isMain(f);
/** The publisher has both sets in one folder; only the file names differ. */
const isConsolidated = (f: ListFile): boolean => /cons|prim/i.test(f.name);

/**
 * OFAC's headerless CSV sets: sdn.csv, alt.csv, add.csv and sdn_comments.csv, and those of the Consolidated list,
 * cons_prim.csv, cons_alt.csv, cons_add.csv and cons_comments.csv. Birth dates, nationality, gender and numbers are in
 * the remarks, separated by semicolons.
 */
function csvSet(
  ofList: OfacList,
  format: string,
  ofSet: (f: ListFile) => boolean,
  altFile: string,
): ListFormat {
  return {
    ...ofList,
    format,
    select(files) {
      const own = files.filter(ofSet);
      const main = own.find(isMain);
      if (!main) return [];
      return [main, own.find(isAlt), own.find(isAdd), own.find(isComments)].filter((f) => f !== undefined);
    },
    lacks: (files) => (files.some(isAlt) ? null : message('listImports.noOtherNames', { file: altFile })),
    read,
  };
}

export const ofacCsv = csvSet(SDN, 'ofac-sdn-csv', (f) => !isConsolidated(f), 'alt.csv');
export const ofacConsCsv = csvSet(CONSOLIDATED, 'ofac-cons-csv', isConsolidated, 'cons_alt.csv');

async function* read(
  files: readonly ListFile[],
  lost: Lost = () => undefined,
): AsyncGenerator<ListedEntry, { readonly date: string | null }> {
  const [main] = files;
  const aliases = await byEntry(files.find(isAlt), (row) => ({
    text: personOrder(row[3] ?? ''),
    strength: /weak/i.test(row[4] ?? '') ? ('weak' as const) : ('strong' as const),
  }));
  const countries = await byEntry(files.find(isAdd), (row) => row[4] ?? '');
  const spill = await byEntry(files.find(isComments), (row) => row[1]!);
  for await (const raw of publishedRows(main!.path)) {
    const row = raw.map((cell) => (cell.trim() === NOTHING ? '' : cell));
    if (!/^\d+$/.test(row[0] ?? '')) continue;
    if (row.length < NAMED)
      throw new ListFault(
        main!.path,
        { kind: 'damaged', line: null },
        'A row ends before it says who is listed.',
      );
    const of = <T>(rows: Map<string, T[]>): T[] => {
      const own = rows.get(row[0]!) ?? [];
      rows.delete(row[0]!);
      return own;
    };
    yield entry(row, of(aliases), of(countries), of(spill), lost);
  }
  for (const left of [aliases, countries, spill]) for (const _ of left.keys()) lost('row-of-no-entry');
  return { date: null };
}

async function byEntry<T>(file: ListFile | undefined, read: (row: string[]) => T): Promise<Map<string, T[]>> {
  const map = new Map<string, T[]>();
  if (!file) return map;
  for await (const row of publishedRows(file.path)) {
    if (!/^\d+$/.test(row[0] ?? '') || row.length < 2) continue;
    addTo(map, row[0]!, read(row));
  }
  return map;
}

function entry(
  row: string[],
  aliases: ListedName[],
  addressCountries: string[],
  spill: string[],
  lost: Lost,
): ListedEntry {
  const type = row[2]!.toLowerCase();
  const person = type === 'individual';
  // Truncated remarks continue in the comments, even within a word.
  const remarks = [row[11] ?? '', ...spill].join('').trim();
  const facts = remarks.split(/;\s*/);
  const every = (pattern: RegExp): string[] => facts.flatMap((f) => pattern.exec(f)?.[1]?.trim() ?? []);
  const inlineWeak = [...remarks.matchAll(/\b[afn]\.k\.a\.\s+'(.+?)'(?=\s*(?:[.;(]|$))/gi)].map(
    (m): ListedName => ({ text: m[1]!, strength: 'weak' }),
  );
  const nationalities = every(/^(?:alt\.\s*)?(?:nationality|citizen|POB)\s+(\S.*?)\.?$/i).map((t) =>
    t.split(',').at(-1)!.trim(),
  );
  const documents = facts.map(numberInRemark).filter((number) => number !== null);
  return {
    id: row[0]!,
    kind: 'sanction',
    schema: person ? 'person' : type === '' || type === 'entity' ? 'company' : 'other',
    names: [
      { text: person ? personOrder(row[1]!) : row[1]!, strength: 'primary' },
      ...aliases.filter(({ text }) => text !== ''),
      ...inlineWeak,
    ],
    birthDates: datesOf(every(/^(?:alt\.\s*)?DOB\s+(\S.*?)\.?$/i), lost),
    countries: countriesOf([...nationalities, ...addressCountries.filter((c) => c.trim() !== NOTHING)]),
    gender: genderOf(every(/^gender\s+(\w+)/i)[0]),
    documents: [...documents, ...numbersOf('call-sign', [row[5] ?? ''])],
    programmes: (row[3] ?? '')
      .split(/\]\s*\[|;/)
      .map((p) => p.replace(/[[\]]/g, '').trim())
      .filter(Boolean),
    remarks: remarks || null,
  };
}

import { addTo } from '../../../contract/lists-by-key.ts';
import type { ListedEntry, ListedName } from '../entry.ts';
import { publishedRows } from './csv.ts';
import type { ListFile, ListFormat } from './format.ts';
import { ListFault } from './list-fault.ts';
import { countriesOf, datesOf, genderOf } from './values.ts';

const NOTHING = '-0-';
/** Number, name and type: what every row says. */
const NAMED = 3;
const isSdn = (f: ListFile): boolean =>
  /^\d+,"[^"]+",(-0-|"?(individual|vessel|aircraft)"?) ?,/im.test(f.head.split('\n', 1)[0] ?? '') &&
  /sdn/i.test(f.name);
const isAlt = (f: ListFile): boolean => /^\d+,\d+,"(aka|fka|nka)"/i.test(f.head);
const isAdd = (f: ListFile): boolean => /^\d+,\d+,/.test(f.head) && /add/i.test(f.name) && !isAlt(f);
const isComments = (f: ListFile): boolean => /comments/i.test(f.name) && /^\d+,/.test(f.head);

/**
 * OFAC Specially Designated Nationals, the headerless CSV set: sdn.csv, alt.csv, add.csv and sdn_comments.csv. Birth
 * dates, nationality, gender and documents stand in the remarks, separated by semicolons.
 */
export const ofacCsv: ListFormat = {
  list: 'ofac',
  title: 'OFAC Specially Designated Nationals',
  format: 'ofac-sdn-csv',
  select(files) {
    const sdn = files.find((f) => isSdn(f) && !isComments(f));
    if (!sdn) return [];
    return [sdn, files.find(isAlt), files.find(isAdd), files.find(isComments)].filter((f) => f !== undefined);
  },
  lacks: (files) =>
    files.some(isAlt) ? null : 'alt.csv, with the other names of those listed, is not among the files.',
  async *read(files) {
    const aliases = await byEntry(files.find(isAlt), (row) => ({
      text: personOrder(row[3] ?? ''),
      strength: /weak/i.test(row[4] ?? '') ? ('weak' as const) : ('strong' as const),
    }));
    const countries = await byEntry(
      files.find((f) => isAdd(f)),
      (row) => row[4] ?? '',
    );
    const spill = await byEntry(files.find(isComments), (row) => row[1]!);
    for await (const raw of publishedRows(files[0]!.path)) {
      const row = raw.map((cell) => (cell.trim() === NOTHING ? '' : cell));
      if (!/^\d+$/.test(row[0] ?? '')) continue;
      if (row.length < NAMED)
        throw new ListFault(
          files[0]!.path,
          { kind: 'damaged', line: null },
          'A row ends before it says who is listed.',
        );
      yield entry(row, aliases.get(row[0]!) ?? [], countries.get(row[0]!) ?? [], spill.get(row[0]!) ?? []);
    }
    return { date: null };
  },
};

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
): ListedEntry {
  const type = row[2]!.toLowerCase();
  const person = type === 'individual';
  const remarks = [row[11] ?? '', ...spill].join(' ').trim();
  const facts = remarks.split(/;\s*/);
  const every = (pattern: RegExp): string[] => facts.flatMap((f) => pattern.exec(f)?.[1]?.trim() ?? []);
  const inlineWeak = [...remarks.matchAll(/(?:a\.k\.a\.|f\.k\.a\.)\s+'([^']+)'/gi)].map((m): ListedName => ({
    text: m[1]!,
    strength: 'weak',
  }));
  const nationalities = every(/^(?:alt\.\s*)?(?:nationality|citizen|POB)\s+(.+?)\.?$/i).map((t) =>
    t.split(',').at(-1)!.trim(),
  );
  const documents = facts.flatMap(
    (f) =>
      /(?:passport|national id|identification|cedula|registration (?:id|number)|tax id|ssn|imo)[^0-9A-Z]*(?:no\.?|number)?\s*([A-Z0-9][A-Z0-9./-]{4,})/i.exec(
        f,
      )?.[1] ?? [],
  );
  return {
    id: row[0]!,
    kind: 'sanction',
    schema: person ? 'person' : type === '' ? 'company' : 'other',
    names: [
      { text: person ? personOrder(row[1]!) : row[1]!, strength: 'primary' },
      ...aliases.filter(({ text }) => text !== ''),
      ...inlineWeak,
    ],
    birthDates: datesOf(every(/^(?:alt\.\s*)?DOB\s+(.+?)\.?$/i)),
    countries: countriesOf([...nationalities, ...addressCountries.filter((c) => c.trim() !== NOTHING)]),
    gender: genderOf(every(/^gender\s+(\w+)/i)[0]),
    documents,
    programmes: (row[3] ?? '')
      .split(/\]\s*\[|;/)
      .map((p) => p.replace(/[[\]]/g, '').trim())
      .filter(Boolean),
    remarks: remarks || null,
  };
}

/** `LAST, First Middle` → `First Middle LAST`. */
function personOrder(name: string): string {
  const [last, ...rest] = name.split(',');
  return rest.length === 1 ? `${rest[0]!.trim()} ${last!.trim()}` : name;
}

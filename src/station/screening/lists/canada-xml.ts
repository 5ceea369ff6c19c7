import type { ListedEntry } from '../entry.ts';
import { numbersInText } from '../identifiers/in-text.ts';
import { listDate } from './dates.ts';
import type { ListFormat, Lost } from './format.ts';
import { distinctNames } from './merge-rows.ts';
import { datesOf, later, numbersOf, valuesIn } from './values.ts';
import { xmlElements, type XmlElement } from './xml.ts';

/**
 * Canada's consolidated list of autonomous sanctions (SEMA, JVCFOA), XML. Since 2026 the elements bear English and French
 * names joined by a hyphen; before, English ones.
 */
export const canadaXml: ListFormat = {
  list: 'canada',
  title: 'Canadian autonomous sanctions',
  format: 'canada-sema-xml',
  select: (files) =>
    files
      .filter((f) => /<data-set\b/.test(f.head) && /<(?:Country|Item|Schedule)\b/.test(f.head))
      .slice(0, 1),
  async *read([file], lost) {
    let latest: string | null = null;
    const seen = new Map<string, number>();
    for await (const e of xmlElements(file!.path, new Set(['record']))) {
      if (e.name !== 'record') continue;
      latest = later(latest, listDate(field(e, 'DateOfListing')));
      const made = entry(e, lost);
      // Item numbers restart in every part of every schedule.
      const times = (seen.get(made.id) ?? 0) + 1;
      seen.set(made.id, times);
      yield times === 1 ? made : { ...made, id: `${made.id} (${times})` };
    }
    return { date: latest };
  },
};

/** Text of the first child with this English name. */
function field(e: XmlElement, ...names: readonly string[]): string {
  const child = e.children.find((c) => names.includes(c.name.split('-')[0]!));
  return child?.text.trim().replace(/\s+/g, ' ') ?? '';
}

function entry(e: XmlElement, lost: Lost | undefined): ListedEntry {
  const regime = field(e, 'Country').split(' / ')[0]!;
  const person = [field(e, 'GivenName'), field(e, 'LastName')].filter(Boolean).join(' ');
  const ship = field(e, 'ShipIMONumber');
  const title = field(e, 'TitleOrShipType', 'TitleOrShip', 'Title');
  const born = field(e, 'DateOfBirthOrShipBuildDate', 'DateOfBirth');
  const aliases = field(e, 'Aliases', 'Alias');
  return {
    id: [regime, field(e, 'Schedule'), field(e, 'Item')].filter(Boolean).join('/'),
    kind: 'sanction',
    schema: person !== '' ? 'person' : ship !== '' ? 'other' : 'company',
    names: distinctNames(
      [person || field(e, 'EntityOrShip', 'Entity'), ...aliasesIn(aliases, person !== '')].map((text, i) => ({
        text,
        strength: i === 0 ? ('primary' as const) : ('strong' as const),
      })),
    ),
    birthDates: person === '' ? [] : datesOf([born], lost),
    // The country is the regulations', not the person's.
    countries: [],
    gender: null,
    documents: [...numbersOf('imo', [ship]), ...numbersInText(`${title}\n${aliases}`)],
    programmes: [regime].filter(Boolean),
    remarks: title || null,
  };
}

/** Before a name in another script: `Arabic:`. */
const SCRIPT = /\s*\b\p{Lu}\p{Ll}+\s*:\s*(?=[^\p{Script=Latin}\s])/gu;

/** Companies have commas in their names; between persons' names they separate. */
const aliasesIn = (text: string, isPerson: boolean): readonly string[] =>
  valuesIn(text.replace(SCRIPT, '; '), isPerson ? /[;,|]|\s+and\s+(?=\p{Lu})/u : /[;|]/);

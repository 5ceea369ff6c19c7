/**
 * A second reader of published lists, independent of the product's: patterns over the raw text. It says how many entries a file
 * has, what they are called and which numbers they give, and is held against what an import keeps.
 */
export interface RawList {
  readonly entries: number;
  readonly names: readonly string[];
  readonly numbers: readonly string[];
}

interface RawReader {
  readonly isOf: RegExp;
  read(text: string): RawList;
}

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((m) => unescaped((m[2] ?? m[1] ?? '').trim())).filter(Boolean);
const unescaped = (text: string): string =>
  text
    .replace(/&amp;/g, '&')
    .replace(/&apos;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>');
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
/** Elements between two tags, for names that are put together from several. */
const blocks = (text: string, tag: string): string[] =>
  all(text, new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
const joined = (block: string, ...tags: readonly string[]): string =>
  tags.flatMap((tag) => all(block, new RegExp(`<${tag}>([^<]*)<`, 'g'))[0] ?? []).join(' ');
const NO_NUMBER =
  /gender|hone\b|issuer|ticker|organization type|nationality|directive|information|fax|e-?mail|website|sanctions|executive order|transactions|target type|date|subject to/i;

const READERS: readonly RawReader[] = [
  {
    isOf: /<sdnList/,
    read: (text) => ({
      entries: count(text, /<sdnEntry>/g),
      names: [
        ...blocks(text, 'sdnEntry').map((b) => joined(b.split('<akaList>')[0]!, 'firstName', 'lastName')),
        ...blocks(text, 'aka').map((b) => joined(b, 'firstName', 'lastName')),
      ],
      numbers: blocks(text, 'id')
        .filter((b) => !NO_NUMBER.test(joined(b, 'idType')))
        .map((b) => joined(b, 'idNumber')),
    }),
  },
  {
    isOf: /<sanctionsData/,
    read: (text) => ({
      entries: count(text, /<entity id=/g),
      names: blocks(text, 'name').flatMap((b) =>
        blocks(b, 'translation').map((t) => joined(t, 'formattedFirstName', 'formattedLastName')),
      ),
      numbers: blocks(text, 'identityDocument').map((b) => joined(b, 'documentNumber')),
    }),
  },
  {
    isOf: /<CONSOLIDATED_LIST/,
    read: (text) => ({
      entries: count(text, /<(?:INDIVIDUAL|ENTITY)>/g),
      names: [
        ...[...blocks(text, 'INDIVIDUAL'), ...blocks(text, 'ENTITY')].map((b) =>
          joined(b, 'FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'),
        ),
        ...all(text, /<ALIAS_NAME>([^<]*)</g).flatMap((name) => name.split(/;|\s\/\s/)),
        ...all(text, /<NAME_ORIGINAL_SCRIPT>([^<]*)</g),
      ],
      numbers: all(text, /<NUMBER>([^<]*)</g),
    }),
  },
  {
    isOf: /<data-set/,
    read: (text) => ({
      entries: count(text, /<record>/g),
      names: blocks(text, 'record').map(
        (b) =>
          joined(b, 'GivenName', 'LastName') ||
          joined(b, 'GivenName-Prenom', 'LastName-NomDeFamille') ||
          joined(b, 'EntityOrShip') ||
          joined(b, 'EntityOrShip-EntiteOuNavire'),
      ),
      numbers: all(text, /<ShipIMONumber[^>]*>([^<]*)</g),
    }),
  },
  {
    isOf: /<export/,
    read: (text) => ({
      entries: count(text, /<sanctionEntity /g),
      names: all(text, /<nameAlias [^>]*wholeName="([^"]*)"/g),
      numbers: all(text, /<identification [^>]*\bnumber="([^"]*)"/g),
    }),
  },
  {
    isOf: /<Designations/,
    read: (text) => ({
      entries: count(text, /<Designation>/g),
      names: [
        ...blocks(text, 'Name').map((b) => joined(b, 'Name1', 'Name2', 'Name3', 'Name4', 'Name5', 'Name6')),
        ...all(text, /<NameNonLatinScript>([^<]*)</g),
      ],
      numbers: all(text, /<(?:PassportNumber|IMONumber|NationalIdentifierNumber)>([^<]*)</g),
    }),
  },
  {
    isOf: /<swiss-sanctions-list/,
    read: (text) => ({
      entries: count(text, /<target /g),
      names: blocks(text, 'value'),
      numbers: all(text, /<identification-document[^>]*>\s*<number>([^<]*)</g),
    }),
  },
  {
    isOf: /^Report Date/,
    read: (text) => {
      const rows = text.split(/\r?\n/).slice(2).filter(Boolean);
      return {
        entries: new Set(rows.map((row) => row.split(',')[1])).size,
        names: rows.map((row) => row.split(',')[4]!),
        numbers: all(text, /,IMO(\d{7}),/g),
      };
    },
  },
  {
    isOf: /^_id,source/,
    read: (text) => ({
      entries: count(text, /^(?:[0-9a-f]{40}|\d+),(?=[A-Z][^,]+ - )/gm),
      names: [],
      numbers: all(
        text,
        /([A-Z0-9][A-Z./-]*\d[\dA-Z./-]*)(?: \([^)]*\))?, (?:Passport|National ID No\.|Tax ID No\.|Registration ID|Cedula No\.|NIT #|C\.U\.R\.P\.|R\.F\.C\.|Vessel Registration)/g,
      ),
    }),
  },
  {
    isOf: /^"?Name"?\t/,
    read: (text) => {
      const names = text
        .split(/\r?\n/)
        .slice(1)
        .filter(Boolean)
        .map((row) => row.split('\t')[0]!.replace(/^"|"$/g, '').replace(/""/g, '"'));
      return { entries: NaN, names, numbers: [] };
    },
  },
  {
    isOf: /^\d+,"/,
    read: (text) => {
      const entries = text.split(/\r?\n/).filter((line) => /^\d+,"[^"]*",(?:-0-|"\w+") ?,"/.test(line));
      const facts = text
        .split(/\r?\n/)
        .filter((line) => /^\d+,"/.test(line))
        .flatMap((line) => /"([^"]*)"\s*$/.exec(line)?.[1]?.split(/;\s*/) ?? []);
      return {
        entries: entries.length,
        names: [
          ...entries.map((line) => inOrder(/^\d+,"([^"]*)"/.exec(line)![1]!, line)),
          ...all(text, /^\d+,\d+,"[anf]ka","([^"]*)"/gm),
        ],
        numbers: facts.flatMap(numberOf),
      };
    },
  },
];
const inOrder = (name: string, _line: string): string => name;

const LABELLED =
  /(?:\bNo\.|Number|#|\bID|Passport|SWIFT\/BIC|IMO|MMSI|R\.?F\.?C\.?|C\.U\.R\.P\.|D\.N\.I\.|Address - [A-Z]+|ISIN|SSN|FEIN|Document|Code|Card)[:.]? /;
function numberOf(fact: string): string[] {
  if (
    !LABELLED.test(fact) ||
    NO_NUMBER.test(fact) ||
    /^(?:DOB|POB|Linked|a\.k\.a|alt\. (?:DOB|POB)|Equity|Directive)/.test(fact)
  )
    return [];
  const bare = fact
    .replace(/\.$/, '')
    .replace(/\s+\((?![A-Z]{2}\) \d)[^)]*\).*$/, '')
    .replace(/\s+(?:issued|expires).*$/, '');
  const last = bare.split(' ').at(-1)!;
  return /\d{3}/.test(last) && last.length >= 5 ? [last] : [];
}

/** Null for what no pattern is written for. */
export function secondReading(texts: readonly string[]): RawList | null {
  const reader = READERS.find(({ isOf }) => isOf.test(texts[0]!.slice(0, 4_000)));
  return reader ? reader.read(texts.join('\n')) : null;
}

import { NO_NUMBER, type RawReader } from './raw-list.ts';

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((m) => unescaped((m[2] ?? m[1] ?? '').trim())).filter(Boolean);
const unescaped = (text: string): string =>
  text
    .replace(/&amp;/g, '&')
    .replace(/&apos;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>');
const pairs = (text: string, pattern: RegExp): [string, string][] =>
  [...text.matchAll(pattern)].map((m) => [m[1]!, unescaped(m[2]!.trim())]);
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
/** Elements between two tags, for names that are put together from several. */
const blocks = (text: string, tag: string): string[] =>
  all(text, new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
const joined = (block: string, ...tags: readonly string[]): string =>
  tags.flatMap((tag) => all(block, new RegExp(`<${tag}>([^<]*)<`, 'g'))[0] ?? []).join(' ');

/** Lists in XML, read by patterns. */
export const XML_READERS: readonly RawReader[] = [
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
      numbers: all(
        text,
        /<(?:PassportNumber|IMONumber|NationalIdentifierNumber|BusinessRegistrationNumber)>([^<]*)</g,
      ),
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
    isOf: /<(?:\w+:)?Sanctions\b/,
    read: (text) => {
      const types = new Map(pairs(text, /<IDRegDocType ID="(\d+)"[^>]*>([^<]*)</g));
      return {
        entries: count(text, /<DistinctParty /g),
        names: blocks(text, 'DocumentedName').map((b) => all(b, /<NamePartValue[^>]*>([^<]*)</g).join(' ')),
        numbers: pairs(
          text,
          /<IDRegDocument [^>]*IDRegDocTypeID="(\d+)"[^>]*>[\s\S]*?<IDRegistrationNo[^>]*>([^<]*)</g,
        )
          .filter(([type]) => !NO_NUMBER.test(types.get(type) ?? ''))
          .map(([, number]) => number),
      };
    },
  },
];

import { rawRecords, rawRows } from './raw-tables.ts';
import { NO_NUMBER, type RawReader } from './raw-list.ts';

/** Lists in rows and in lines of JSON, read by patterns. */
export const TABLE_READERS: readonly RawReader[] = [
  {
    // UK Sanctions List, CSV
    isOf: /^Report Date/,
    read(text) {
      const rows = rawRecords(rawRows(text), 'Unique ID', 'Name 6');
      const names = ['Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5', 'Name 6'];
      return {
        entries: new Set(rows.map((row) => row.get('Unique ID'))).size,
        names: rows.flatMap((row) => [
          names.map((column) => row.get(column)).join(' '),
          row.get('Name non-latin script') ?? '',
        ]),
        numbers: rows.flatMap((row) =>
          ['IMO number', 'Passport number', 'National Identifier number'].flatMap(
            (column) => row.get(column)?.split(/\(\d\)/) ?? [],
          ),
        ),
      };
    },
  },
  {
    // US Consolidated Screening List
    isOf: /^_id,source/,
    read(text) {
      const rows = rawRecords(rawRows(text), '_id', 'alt_names');
      return {
        entries: rows.length,
        names: rows.flatMap((row) => [row.get('name')!, ...row.get('alt_names')!.split(/;\s*/)]),
        numbers: rows
          .flatMap((row) => row.get('ids')!.split(/;\s*/))
          .flatMap((id) => CSL_NUMBER.exec(id)?.[1] ?? []),
      };
    },
  },
  {
    // US Denied Persons List
    isOf: /^"?Name"?\t"?Street_Address/i,
    read(text) {
      const rows = rawRecords(rawRows(text, '\t'), 'Name', 'FR_Citation');
      const orders = rows.map((row) =>
        ['Name', 'Effective_Date', 'Expiration_Date'].map((column) => row.get(column)).join('|'),
      );
      return { entries: new Set(orders).size, names: rows.map((row) => row.get('Name')!), numbers: [] };
    },
  },
  {
    // DFAT, as CSV or as the sheet of its spreadsheet
    isOf: /^"?Reference"?[,\t]"?Name of Individual or Entity/,
    read(text) {
      const rows = rawRecords(
        rawRows(text, text.startsWith('Reference\t') ? '\t' : ','),
        'Reference',
        'Name Type',
      );
      return {
        entries: new Set(rows.map((row) => /^\d*/.exec(row.get('Reference')!)![0])).size,
        names: rows.map((row) => row.get('Name of Individual or Entity')!),
        numbers: rows.flatMap((row) => [
          row.get('IMO Number') ?? '',
          ...[...row.get('Additional Information')!.matchAll(IN_TEXT)].map(([, number]) => number!),
        ]),
      };
    },
  },
  {
    // World Bank, as CSV or as the sheet of its spreadsheet
    isOf: /^(?:.*\n){0,3}.*(?:Firm Name|SUPP_NAME)/i,
    read(text) {
      const separator = /Firm Name\t|SUPP_NAME\t/i.test(text) ? '\t' : ',';
      const rows = rawRecords(
        rawRows(text, separator),
        ...(text.includes('SUPP_NAME') ? ['SUPP_NAME'] : ['Firm Name']),
      );
      const names = rows
        .map((row) => row.get('Firm Name') ?? row.get('SUPP_NAME')!)
        .map((name) => name.split('*')[0]!.replace(/\($/, ''))
        .filter(Boolean);
      return { entries: names.length, names, numbers: [] };
    },
  },
  {
    // European Union, CSV
    isOf: /Entity_LogicalId/i,
    read(text) {
      const rows = rawRecords(
        rawRows(text, text.split('\n', 1)[0]!.includes(';') ? ';' : ','),
        'Entity_LogicalId',
      );
      return {
        entries: new Set(rows.map((row) => row.get('Entity_LogicalId'))).size,
        names: rows.map((row) => row.get('NameAlias_WholeName') ?? ''),
        numbers: rows.map((row) => row.get('Identification_Number') ?? ''),
      };
    },
  },
  {
    // OpenSanctions, simple CSV
    isOf: /^"?id"?,"?schema"?,"?name/,
    read(text) {
      const rows = rawRecords(rawRows(text), 'id', 'schema', 'name');
      return {
        entries: rows.length,
        names: rows.flatMap((row) => [row.get('name')!, ...row.get('aliases')!.split(';')]),
        numbers: rows.flatMap((row) => row.get('identifiers')!.split(';')),
      };
    },
  },
  {
    // OpenSanctions, entities of FollowTheMoney
    isOf: /^\s*\{.*"schema"/,
    read(text) {
      const lines = text
        .split('\n')
        .filter((line) => /"schema": ?"(?:Person|Company|Organi|Legal|Public|Vessel|Airp)/.test(line));
      const values = (property: string): string[] =>
        [...text.matchAll(new RegExp(`"${property}": ?\\[([^\\]]*)\\]`, 'g'))].flatMap(([, list]) =>
          [...list!.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([whole]) => JSON.parse(whole) as string),
        );
      return {
        entries: lines.length,
        names: ['name', 'alias', 'weakAlias', 'previousName'].flatMap(values),
        numbers: FTM_NUMBERS.flatMap(values),
      };
    },
  },
  {
    // OFAC, sets of CSV without headings
    isOf: /^\d+,"/,
    read(text) {
      const entries = text.split(/\r?\n/).filter((line) => /^\d+,"[^"]*",(?:-0-|"\w+") ?,"/.test(line));
      const facts = text
        .split(/\r?\n/)
        .filter((line) => /^\d+,"/.test(line))
        .flatMap((line) => /"([^"]*)"\s*$/.exec(line)?.[1]?.split(/;\s*/) ?? []);
      return {
        entries: entries.length,
        names: [
          ...entries.map((line) => /^\d+,"([^"]*)"/.exec(line)![1]!),
          ...[...text.matchAll(/^\d+,\d+,"[anf]ka","([^"]*)"/gm)].map(([, name]) => name!.trim()),
        ],
        numbers: facts.flatMap(numberOf),
      };
    },
  },
];

const FTM_NUMBERS =
  'passportNumber idNumber taxNumber innCode ogrnCode registrationNumber leiCode swiftBic imoNumber mmsi number publicKey'.split(
    ' ',
  );
const CSL_NUMBER =
  /([A-Z0-9][A-Z./-]*\d[\dA-Z./-]*)(?: \([^)]*\))?, (?:Passport|National ID No\.|Tax ID No\.|Registration ID|Cedula No\.|NIT #|C\.U\.R\.P\.|R\.F\.C\.|Vessel Registration)/;
const IN_TEXT =
  /\b(?:passport (?:no\.?|number)|IMO(?: number)?)[:.]? ?(?:[A-Z][a-z]+ passport number )?([A-Z]{0,3}\d{6,9})\b/gi;

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

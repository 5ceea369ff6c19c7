import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Identifier, ListedEntry } from '../entry.ts';
import { kindOf, type IdentifierKind } from '../identifiers/kinds.ts';
import { listDate } from './dates.ts';
import type { ListFile, ListFormat, Lost } from './format.ts';
import { ListFault } from './list-fault.ts';
import { distinctNames } from './merge-rows.ts';
import { countriesOf, datesOf, genderOf, later, numbersOf } from './values.ts';

const FtmEntity = z.object({
  id: z.string(),
  caption: z.string().optional(),
  schema: z.string(),
  // Texts; in the nested form, entities as well.
  properties: z.record(z.string(), z.array(z.unknown())),
  last_change: z.string().optional(),
  last_seen: z.string().optional(),
});
type FtmEntity = z.infer<typeof FtmEntity>;

const SCREENED = /^(Person|Company|Organization|LegalEntity|PublicBody|Vessel|Airplane)$/;
/** Papers and wallets are separate entities that refer to their holder. */
const HELD = /^(Passport|Identification|CryptoWallet|BankAccount)$/;
/** Properties of FollowTheMoney 4 that hold numbers. */
const NUMBERS: Readonly<Record<string, IdentifierKind>> = {
  passportNumber: 'passport',
  idNumber: 'identity',
  socialSecurityNumber: 'identity',
  taxNumber: 'tax',
  innCode: 'tax',
  vatCode: 'tax',
  registrationNumber: 'company',
  ogrnCode: 'company',
  okpoCode: 'company',
  uscCode: 'company',
  dunsCode: 'company',
  cageCode: 'company',
  uniqueEntityId: 'company',
  npiCode: 'company',
  jibCode: 'company',
  fnsCode: 'company',
  voenCode: 'company',
  leiCode: 'lei',
  swiftBic: 'bic',
  bikCode: 'bic',
  isin: 'security',
  imoNumber: 'imo',
  mmsi: 'mmsi',
  callSign: 'call-sign',
  serialNumber: 'aircraft',
  icaoCode: 'aircraft',
  publicKey: 'crypto',
  accountNumber: 'document',
  iban: 'document',
};

/** OpenSanctions / FollowTheMoney entities, one JSON object per line; `topics` tell sanctions from PEPs. */
export const ftmJson: ListFormat = {
  list: 'opensanctions',
  title: 'OpenSanctions entities',
  format: 'ftm-json-lines',
  select: (files) =>
    files
      .filter((f) => /^\s*\{/.test(f.head) && /"schema"\s*:/.test(f.head) && /"properties"\s*:/.test(f.head))
      .slice(0, 1),
  async *read([file], lost) {
    let latest: string | null = null;
    const held = await numbersOfHolders(file!);
    for await (const entity of entitiesOf(file!.path)) {
      latest = later(latest, listDate(entity.last_change ?? entity.last_seen ?? ''));
      if (!SCREENED.test(entity.schema)) continue;
      yield entryOf(entity, held.get(entity.id) ?? [], lost);
    }
    return { date: latest };
  },
};

function entryOf(entity: FtmEntity, held: readonly Identifier[], lost: Lost | undefined): ListedEntry {
  const all = (...keys: string[]): string[] => textsOf(entity, keys);
  const topics = all('topics');
  return {
    id: entity.id,
    kind:
      topics.some((t) => /^(sanction|crime|wanted|debarment|export\.control)/.test(t)) ||
      !topics.some((t) => /^role\./.test(t))
        ? 'sanction'
        : 'pep',
    schema:
      entity.schema === 'Person' ? 'person' : /Vessel|Airplane/.test(entity.schema) ? 'other' : 'company',
    names: distinctNames([
      ...[entity.caption ?? '', ...all('name')].map((text) => ({ text, strength: 'primary' as const })),
      ...all('alias', 'previousName').map((text) => ({ text, strength: 'strong' as const })),
      ...all('weakAlias').map((text) => ({ text, strength: 'weak' as const })),
    ]),
    birthDates: datesOf(all('birthDate', 'incorporationDate'), lost),
    countries: countriesOf(all('nationality', 'citizenship', 'country', 'jurisdiction')),
    gender: genderOf(all('gender')[0]),
    documents: [...numbersIn(entity), ...held],
    programmes: all('programId', 'program', 'position'),
    remarks: all('notes', 'summary')[0] ?? null,
  };
}

const textsOf = ({ properties }: Pick<FtmEntity, 'properties'>, keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => (properties[key] ?? []).filter((value) => typeof value === 'string'))),
];

/** Numbers of an entity, and of the papers nested in it. */
function numbersIn(entity: Pick<FtmEntity, 'properties'>): Identifier[] {
  const own = Object.entries(NUMBERS).flatMap(([key, kind]) => numbersOf(kind, textsOf(entity, [key])));
  const nested = Object.values(entity.properties)
    .flat()
    .flatMap((value) => {
      const parsed = FtmEntity.safeParse(value);
      return parsed.success && HELD.test(parsed.data.schema) ? numbersOfPaper(parsed.data) : [];
    });
  return [...own, ...nested];
}

function numbersOfPaper(paper: FtmEntity): Identifier[] {
  const kind = paper.schema === 'Passport' ? 'passport' : kindOf(textsOf(paper, ['type']).join(' '));
  return [...numbersOf(kind, textsOf(paper, ['number'])), ...numbersIn({ properties: onlyTexts(paper) })];
}

const onlyTexts = ({ properties }: FtmEntity): FtmEntity['properties'] =>
  Object.fromEntries(
    Object.entries(properties).map(([key, values]) => [key, values.filter((v) => typeof v === 'string')]),
  );

/** Papers may precede or follow their holder: a first pass collects them. */
async function numbersOfHolders(file: ListFile): Promise<Map<string, Identifier[]>> {
  const held = new Map<string, Identifier[]>();
  for await (const entity of entitiesOf(file.path, (line) => line.includes('"holder"')))
    if (HELD.test(entity.schema))
      for (const holder of textsOf(entity, ['holder']))
        held.set(holder, [...(held.get(holder) ?? []), ...numbersOfPaper(entity)]);
  return held;
}

/** One entity per line. @throws ListFault truncated when only the last line is invalid */
async function* entitiesOf(
  path: string,
  wanted: (line: string) => boolean = () => true,
): AsyncGenerator<FtmEntity> {
  let number = 0;
  let unreadable: { line: number; said: unknown } | null = null;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    number++;
    if (!line.trim() || !wanted(line)) continue;
    if (unreadable) throw new ListFault(path, { kind: 'damaged', line: unreadable.line }, unreadable.said);
    let entity: FtmEntity;
    try {
      entity = FtmEntity.parse(JSON.parse(line));
    } catch (said) {
      unreadable = { line: number, said };
      continue;
    }
    yield entity;
  }
  if (unreadable) throw new ListFault(path, { kind: 'cut-off' }, unreadable.said);
}

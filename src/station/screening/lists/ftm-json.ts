import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { listDate } from './dates.ts';
import type { ListFormat } from './format.ts';
import { ListFault } from './list-fault.ts';
import { distinctNames } from './merge-rows.ts';
import { countriesOf, datesOf, genderOf, later } from './values.ts';

const FtmEntity = z.object({
  id: z.string(),
  caption: z.string().optional(),
  schema: z.string(),
  properties: z.record(z.string(), z.array(z.string())),
  last_change: z.string().optional(),
  last_seen: z.string().optional(),
});
const SCREENED = /^(Person|Company|Organization|LegalEntity|PublicBody|Vessel|Airplane)$/;

/** OpenSanctions / FollowTheMoney entities, one JSON object per line; `topics` tell sanctions from PEPs. */
export const ftmJson: ListFormat = {
  list: 'opensanctions',
  title: 'OpenSanctions entities',
  format: 'ftm-json-lines',
  select: (files) =>
    files
      .filter((f) => /^\s*\{/.test(f.head) && /"schema"\s*:/.test(f.head) && /"properties"\s*:/.test(f.head))
      .slice(0, 1),
  async *read([file]) {
    let latest: string | null = null;
    for await (const entity of entitiesOf(file!.path)) {
      latest = later(latest, listDate(entity.last_change ?? entity.last_seen ?? ''));
      if (!SCREENED.test(entity.schema)) continue;
      const all = (...keys: string[]): string[] => [
        ...new Set(keys.flatMap((k) => entity.properties[k] ?? [])),
      ];
      const topics = all('topics');
      yield {
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
        birthDates: datesOf(all('birthDate', 'incorporationDate')),
        countries: countriesOf(all('nationality', 'citizenship', 'country', 'jurisdiction')),
        gender: genderOf(all('gender')[0]),
        documents: all('passportNumber', 'idNumber', 'registrationNumber', 'taxNumber'),
        programmes: all('programId', 'program', 'position'),
        remarks: all('notes', 'summary')[0] ?? null,
      };
    }
    return { date: latest };
  },
};

/** One entity per line. @throws ListFault cut off when only the last line is none */
async function* entitiesOf(path: string): AsyncGenerator<z.infer<typeof FtmEntity>> {
  let number = 0;
  let unreadable: { line: number; said: unknown } | null = null;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    number++;
    if (!line.trim()) continue;
    if (unreadable) throw new ListFault(path, { kind: 'damaged', line: unreadable.line }, unreadable.said);
    let entity: z.infer<typeof FtmEntity>;
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

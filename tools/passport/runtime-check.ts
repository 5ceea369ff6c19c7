/** Reads and judges chips in whatever runtime runs it, and prints what came of each: for the comparison of Node with Electron. */
import { readFileSync } from 'node:fs';
import { examineChip } from '../../src/engine/chip/examine.ts';
import { readChip } from '../../src/engine/chip/read-chip.ts';
import { PassportCard } from './card.ts';
import type { CardPaceInfo } from './card-pace.ts';
import { CAN, HOLDERS_KEY } from './specimen-card.ts';
import { cardAccess } from './specimen.ts';

/** Files in base64; issued elsewhere, as Electron's cryptography issues no certificate on most curves. */
export interface CheckedChip {
  readonly name: string;
  readonly sod: string;
  readonly groups: Readonly<Record<string, string>>;
  readonly authority: string;
  /** Read through a card with this set of PACE, or with basic access where it is null; absent: judged alone. */
  readonly pace?: CardPaceInfo | null;
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64');

async function endOf({ sod, groups, authority, pace }: CheckedChip): Promise<string> {
  const files = new Map(Object.entries(groups).map(([group, file]) => [Number(group), bytes(file)]));
  const judge = (read: Pick<Parameters<typeof examineChip>[0], 'sod' | 'groups'>) =>
    examineChip({
      chipAuthentication: 'not-tried',
      activeAuthentication: 'not-tried',
      ...read,
      authorities: [bytes(authority)],
      revocationLists: [],
      today: '2026-11-28',
    });
  if (pace === undefined) return (await judge({ sod: bytes(sod), groups: files })).verdict;
  const onCard = new Map<number, Uint8Array>([[0x011d, bytes(sod)]]);
  for (const [group, file] of files) onCard.set(0x0100 + group, file);
  if (pace) onCard.set(0x011c, cardAccess([pace]));
  const card = new PassportCard({
    files: onCard,
    keys: [HOLDERS_KEY, CAN],
    basicAccess: pace === null,
    pace: pace ? [pace] : [],
  });
  const evidence = await readChip(card.transmit, HOLDERS_KEY);
  return `${evidence.access.protocol} ${(await judge(evidence)).verdict}`;
}

const [file = ''] = process.argv.slice(2);
const ends: Record<string, string> = {};
for (const chip of JSON.parse(readFileSync(file, 'utf8')) as CheckedChip[])
  ends[chip.name] = await endOf(chip).catch((error: unknown) => String(error));
process.stdout.write(JSON.stringify(ends));

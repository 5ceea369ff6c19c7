/**
 * `npm run bench -- chip [--count 20] [--quick] [--write]`: reads and verifies a passport in software over the system's PC/SC
 * service (pcscd with vpcd, Debian), from the first answer inside the protected channel to the verdict. What the transfer alone
 * took is the time spent waiting for answers; the commands are counted.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { examineChip } from '../../src/engine/chip/examine.ts';
import { connectCard, listReaders } from '../../src/engine/chip/readers/readers.ts';
import { readChip } from '../../src/engine/chip/read-chip.ts';
import { issueAuthority, issueSigner } from '../passport/issue.ts';
import { readerMissing, startReaderService } from '../passport/reader-service.ts';
import { HOLDERS_KEY, paceSet, specimenCard } from '../passport/specimen-card.ts';
import { dataGroup1, dataGroup2 } from '../passport/specimen.ts';
import { insertCard } from '../passport/virtual-reader.ts';
import { median, numberOption } from './quantile.ts';
import { table, writeSection } from './report.ts';

const PORTRAIT_OCTETS = 20_000;
const GOAL = 1.5;
const scheme = { kind: 'ecdsa', curve: 'brainpoolP256r1', hash: 'sha256' } as const;

export async function run(args: readonly string[]): Promise<void> {
  if (readerMissing !== null) throw new Error(readerMissing);
  const count = args.includes('--quick') ? 3 : numberOption(args, '--count', 20);
  const service = await startReaderService();
  const authority = issueAuthority(scheme, { called: 'CSCA Utopia' });
  const signer = issueSigner(authority, scheme, { called: 'Document signer' });
  const groups = new Map([
    [1, dataGroup1()],
    [2, dataGroup2(await portrait())],
  ]);
  const card = await insertCard(specimenCard(signer, groups, { pace: [paceSet('generic', 'AES-128', 13)] }));
  while (!(await listReaders()).some(({ hasCard }) => hasCard)) await wait(100);
  const rows: (string | number)[][] = [
    [
      'Commands',
      'n',
      'Commands sent after access',
      'Time to the verdict over the transfer alone, median',
      'Goal',
    ],
  ];
  for (const extended of [true, false]) {
    const seen: Reading[] = [];
    for (let k = 0; k < count; k++) seen.push(await readOnce(extended, authority.certificate));
    rows.push([
      extended ? 'of extended length' : 'short',
      seen.length,
      median(seen.map(({ commands }) => commands)),
      `${median(seen.map(({ whole, transfer }) => whole / transfer)).toFixed(2)}×`,
      `≤ ${GOAL}×`,
    ]);
  }
  card.remove();
  await service.stop();
  const body = `EF.SOD, zone and a portrait of ${PORTRAIT_OCTETS / 1_000} kB, PACE over brainpoolP256r1 with AES-128.\n\n${table(rows)}`;
  writeSection(
    'performance.md',
    'chip',
    'Reading a chip',
    body,
    `npm run bench -- chip ${args.join(' ')}`.trim(),
  );
}

interface Reading {
  /** Milliseconds from the first answer inside the channel to the verdict, and those spent waiting for answers. */
  readonly whole: number;
  readonly transfer: number;
  readonly commands: number;
}

async function readOnce(extended: boolean, authority: Uint8Array): Promise<Reading> {
  const connected = await connectCard(null);
  let unlocked: number | null = null;
  let transfer = 0;
  let commands = 0;
  const evidence = await readChip(
    async (command) => {
      const sent = performance.now();
      const answer = await connected.transmit(command);
      if (unlocked !== null) {
        transfer += performance.now() - sent;
        commands++;
      }
      return answer;
    },
    HOLDERS_KEY,
    { extended, onProgress: () => (unlocked ??= performance.now()) },
  ).finally(() => connected.release());
  const { verdict } = await examineChip({
    ...evidence,
    authorities: [authority],
    revocationLists: [],
    today: '2026-11-28',
  });
  if (verdict !== 'AUTHENTIC' || unlocked === null) throw new Error(`The specimen was read as ${verdict}.`);
  return { whole: performance.now() - unlocked, transfer, commands };
}

/** A JPEG that is filled up to the size of portraits in passports. */
async function portrait(): Promise<Uint8Array> {
  const picture = await sharp({ create: { width: 240, height: 320, channels: 3, background: '#a67' } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([picture, randomBytes(PORTRAIT_OCTETS - picture.length)]);
}

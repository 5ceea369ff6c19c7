/**
 * `npm run bench -- chip [--count 20] [--quick] [--write]`: reads and verifies a passport in software over the system's PC/SC
 * service (pcscd with vpcd, Debian), from the first answer inside the protected channel to the verdict. In turns with it the pure
 * transfer: the same commands sent again to a card that gives the same answers, without keys, checks or pictures on either side.
 * The card runs in the same process: its own computing counts as ours, in time and in processor.
 */
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { examineChip } from '../../src/engine/chip/examine.ts';
import { connectCard, listReaders } from '../../src/engine/chip/readers/readers.ts';
import { readChip } from '../../src/engine/chip/read-chip.ts';
import { issueAuthority, issueSigner } from '../passport/issue.ts';
import { readerMissing, reserveReaders, startReaderService } from '../passport/reader-service.ts';
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
  const reserved = await reserveReaders();
  const service = await startReaderService();
  const authority = issueAuthority(scheme, { called: 'CSCA Utopia' });
  const signer = issueSigner(authority, scheme, { called: 'Document signer' });
  const groups = new Map([
    [1, dataGroup1()],
    [2, dataGroup2(await portrait())],
  ]);
  const passport = specimenCard(signer, groups, { pace: [paceSet('generic', 'AES-128', 13)] });
  const replay = { answers: [] as Uint8Array[] };
  const card = await insertCard({
    transmit: async (command) => replay.answers.shift() ?? passport.transmit(command),
    reset: () => passport.reset(),
  });
  while (!(await listReaders()).some(({ hasCard }) => hasCard)) await wait(100);
  const rows: (string | number)[][] = [
    [
      'Commands',
      'n',
      'Commands sent after access',
      'Time to the verdict over the pure transfer, median',
      'lowest and highest',
      'Goal',
      'Processor to the verdict, median',
      'Processor of the transfer, median',
    ],
  ];
  for (const extended of [true, false]) {
    const seen: { read: Spent; transfer: Spent; commands: number }[] = [];
    // The first one compiles what the others use.
    for (let k = -1; k < count; k++) {
      const { dialogue, ...read } = await readOnce(extended, authority.certificate);
      replay.answers = dialogue.map(({ answer }) => answer);
      const transfer = await sendAgain(dialogue.map(({ command }) => command));
      if (k >= 0) seen.push({ read, transfer, commands: dialogue.length });
    }
    const ratios = seen.map(({ read, transfer }) => read.ms / transfer.ms);
    rows.push([
      extended ? 'of extended length' : 'short',
      seen.length,
      median(seen.map(({ commands }) => commands)),
      `${median(ratios).toFixed(2)}×`,
      `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}×`,
      `≤ ${GOAL}×`,
      `${median(seen.map(({ read }) => read.processorMs)).toFixed(0)} ms`,
      `${median(seen.map(({ transfer }) => transfer.processorMs)).toFixed(0)} ms`,
    ]);
  }
  card.remove();
  await service.stop();
  reserved.release();
  const load = loadavg().map((value) => value.toFixed(1));
  const body = [
    `EF.SOD, zone and a portrait of ${PORTRAIT_OCTETS / 1_000} kB, PACE over brainpoolP256r1 with AES-128; each reading in turn with the pure transfer of`,
    'its own commands and answers. Load of the machine while measuring (1, 5, 15 minutes): ' +
      `${load.join(', ')}.`,
    '',
    table(rows),
  ].join('\n');
  writeSection(
    'performance.md',
    'chip',
    'Reading a chip',
    body,
    `npm run bench -- chip ${args.join(' ')}`.trim(),
  );
}

interface Spent {
  readonly ms: number;
  /** Of all threads of this process, the system's share included. */
  readonly processorMs: number;
}

interface Exchange {
  readonly command: Uint8Array;
  readonly answer: Uint8Array;
}

function stopwatch(): () => Spent {
  const [began, used] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    return { ms: performance.now() - began, processorMs: (user + system) / 1_000 };
  };
}

/** From the first answer inside the channel to the verdict. */
async function readOnce(extended: boolean, authority: Uint8Array): Promise<Spent & { dialogue: Exchange[] }> {
  const connected = await connectCard(null);
  let spent: (() => Spent) | null = null;
  const dialogue: Exchange[] = [];
  const evidence = await readChip(
    async (command) => {
      const answer = await connected.transmit(command);
      if (spent) dialogue.push({ command, answer });
      return answer;
    },
    HOLDERS_KEY,
    { extended, onProgress: () => (spent ??= stopwatch()) },
  );
  const { verdict } = await examineChip({
    ...evidence,
    authorities: [authority],
    revocationLists: [],
    today: '2026-11-28',
  });
  const end = (spent as (() => Spent) | null)?.();
  await connected.release();
  if (verdict !== 'AUTHENTIC' || !end) throw new Error(`The specimen was read as ${verdict}.`);
  return { ...end, dialogue };
}

async function sendAgain(commands: readonly Uint8Array[]): Promise<Spent> {
  const connected = await connectCard(null);
  const spent = stopwatch();
  for (const command of commands) await connected.transmit(command);
  const end = spent();
  await connected.release();
  return end;
}

/** A JPEG that is filled up to the size of portraits in passports. */
async function portrait(): Promise<Uint8Array> {
  const picture = await sharp({ create: { width: 240, height: 320, channels: 3, background: '#a67' } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([picture, randomBytes(PORTRAIT_OCTETS - picture.length)]);
}

/** Entry of a process that is one reader: `node reader-process.ts NAME [FOLDER]`. It answers each page it is sent with its reading. */
import { READERS, type PageReading, type ReaderName } from './readers.ts';

export interface ProcessReading extends PageReading {
  readonly milliseconds: number;
  /** Processor time of this process, all its threads. */
  readonly cpuMilliseconds: number;
  /** The most memory that this process has held so far, in bytes. */
  readonly mostMemory: number;
}

const read = await READERS[process.argv[2] as ReaderName](process.argv[3] ?? '');

process.on('message', (bytes: Uint8Array) => void answer(bytes));
// The bench is gone: nobody is left to answer.
process.on('disconnect', () => process.exit());
process.send!('ready');

async function answer(bytes: Uint8Array): Promise<void> {
  const start = performance.now();
  const before = process.cpuUsage();
  const reading = await read(bytes);
  const { user, system } = process.cpuUsage(before);
  process.send!({
    ...reading,
    milliseconds: performance.now() - start,
    cpuMilliseconds: (user + system) / 1000,
    mostMemory: process.resourceUsage().maxRSS * 1024,
  } satisfies ProcessReading);
}

import { createReadStream, existsSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/** The answer to one request of a folder: a line of the results. */
export const ResultLine = z.object({
  /** Of the request (requests-in-folder.ts). */
  name: z.string(),
  files: z.array(z.string()),
  /** SHA-256 of its files and options: a changed input is another request. */
  input: z.string(),
  outcome: z.enum(['done', 'refused']),
  finishedAt: z.string(),
  seconds: z.number(),
  pages: z.number().int(),
  caseId: z.string().nullable(),
  /** As the API would answer it; the error where it was refused. */
  result: z.record(z.string(), z.unknown()),
});
export type ResultLine = z.infer<typeof ResultLine>;

/** The lines of a results file; invalid ones, such as truncated lines, are left out. */
export async function* resultLines(file: string): AsyncGenerator<ResultLine> {
  if (!existsSync(file)) return;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const read = lineOf(line);
    if (read) yield read;
  }
}

function lineOf(text: string): ResultLine | null {
  try {
    return ResultLine.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export interface ResultsFile {
  /** On the disk when it resolves. */
  add(line: ResultLine): Promise<void>;
  close(): Promise<void>;
}

const NEW_LINE = 0x0a;

/** Opens a results file for appending, owner-readable only; ends a line truncated by a kill, so that the next is intact. */
export async function openResults(file: string): Promise<ResultsFile> {
  const handle = await open(file, 'a+', 0o600);
  if (!(await endsWithLine(handle))) await handle.appendFile('\n');
  let last: Promise<void> = Promise.resolve();
  return {
    add(line) {
      const written = last.then(async () => {
        await handle.appendFile(`${JSON.stringify(line)}\n`);
        await handle.datasync();
      });
      last = written.catch(() => undefined);
      return written;
    },
    async close() {
      await last;
      await handle.close();
    },
  };
}

async function endsWithLine(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return true;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] === NEW_LINE;
}

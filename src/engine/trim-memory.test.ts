import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MEMORY_ENVIRONMENT } from './memory-environment.ts';

const MEGABYTE = 1e6;
/** Blocks that the C library keeps in its heap: smaller than those that it maps by themselves. */
const BLOCKS = 400;
const BLOCK_BYTES = 250_000;

/**
 * Frees every second of many blocks of a heap, so that none of them is at its end.
 *
 * @returns resident bytes before and after the heap was trimmed
 */
const holes = (): { before: number; after: number } =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--expose-gc',
        '--input-type=module',
        '-e',
        `const { trimMemory } = await import(${JSON.stringify(pathToFileURL(path.join(import.meta.dirname, 'trim-memory.ts')).href)});
         trimMemory();
         const kept = Array.from({ length: ${BLOCKS} }, () => Buffer.allocUnsafeSlow(${BLOCK_BYTES}).fill(1));
         for (let i = 0; i < kept.length; i += 2) kept[i] = null;
         gc();
         await new Promise((done) => setTimeout(done, 50));
         const before = process.memoryUsage.rss();
         trimMemory();
         console.log(JSON.stringify({ before, after: process.memoryUsage.rss(), kept: kept.length }));`,
      ],
      { encoding: 'utf8', env: { ...process.env, ...MEMORY_ENVIRONMENT } },
    ),
  ) as { before: number; after: number };

describe.runIf(process.platform === 'linux')('memory that is free between blocks in use', () => {
  it('goes back to the system', () => {
    const { before, after } = holes();
    // Half of the blocks were freed: 50 MB.
    expect(before - after).toBeGreaterThan(40 * MEGABYTE);
    expect(after).toBeGreaterThan((BLOCKS * BLOCK_BYTES) / 2);
  });
});

import { describe, expect, it } from 'vitest';
import { PDF_MEMORY_BYTES, PDF_PAGE_MS, PDF_WAIT_MS } from '../limits.ts';
import { openPdf, overrun } from './client.ts';

describe('what a file may take', () => {
  it.each([
    ['half a minute of the clock, the machine being busy', { processor: 900, wall: 30_000 }, null],
    ['a loop', { processor: PDF_PAGE_MS + 1, wall: 9_000 }, 'DOCUMENT_TOO_COMPLEX'],
    ['a bomb', { processor: 200, wall: 200, bytes: PDF_MEMORY_BYTES + 1 }, 'DOCUMENT_TOO_COMPLEX'],
    ['a wait for nothing', { processor: 900, wall: PDF_WAIT_MS + 1 }, 'PROCESSING_TIMEOUT'],
  ])('%s', (_what, taken, code) => {
    expect(overrun({ bytes: 0, ...taken })?.code ?? null).toBe(code);
  });

  it.each([
    ['an object', ''],
    ['more than the word', 'obj'],
    ['a trailer', '1 0 obj'],
  ])('a large file without %s is damaged at once', async (_what, start) => {
    const begun = process.cpuUsage();
    const file = Buffer.alloc(10 * 1024 * 1024);
    file.write(start);
    await expect(openPdf(file)).rejects.toMatchObject({
      code: 'DAMAGED_DOCUMENT',
    });
    // pdf.js took five seconds.
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(1_000);
  });
});

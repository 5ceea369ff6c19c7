import { afterAll, describe, expect, it } from 'vitest';
import { runInWorker, closeWorker } from './client.ts';
import type { SymbolSearch } from './messages.ts';

const blank = (): SymbolSearch & { picture: { data: Uint8Array<ArrayBuffer> } } => ({
  picture: { data: new Uint8Array(64 * 64).fill(255), width: 64, height: 64, channels: 1 },
  formats: ['QRCode'],
  tryHarder: false,
});

describe('runInWorker', () => {
  afterAll(closeWorker);

  it('answers each question with its own answer, however many wait', async () => {
    const line = { data: new Uint8Array(48 * 96 * 3).fill(250), width: 96, height: 48 };
    const wide = { data: new Uint8Array(48 * 200 * 3).fill(250), width: 200, height: 48 };
    const [symbols, classes, wider] = await Promise.all([
      runInWorker('symbols', blank()),
      runInWorker('classes', line),
      runInWorker('classes', wide),
    ]);
    expect(symbols).toEqual({ read: [], unread: [] });
    // The recogniser takes a step for eight pixels, and eight pixels of margin.
    expect([classes.steps, wider.steps]).toEqual([(96 + 8) / 8, (200 + 8) / 8]);
  });

  it('takes the pixels it is given, and copies others', async () => {
    const given = blank();
    await runInWorker('symbols', given, given.picture.data);
    expect(given.picture.data).toHaveLength(0);
    const copied = blank();
    await runInWorker('symbols', copied);
    expect(copied.picture.data).toHaveLength(64 * 64);
  });

  it('tells what a task failed of, without what it said', async () => {
    const failing = runInWorker('classes', { data: new Uint8Array(3), width: -400, height: 48 });
    await expect(failing).rejects.toMatchObject({
      code: 'PROCESSING_FAILED',
      message: 'The document could not be processed.',
      details: { reason: 'UNEXPECTED', technical: 'RangeError' },
    });
  });

  it('fails what was asked of a thread that ends, and starts another', async () => {
    const long = { data: new Uint8Array(48 * 800 * 3), width: 800, height: 48 };
    const asked = await Promise.allSettled([
      ...Array.from({ length: 12 }, () => runInWorker('classes', long)),
      closeWorker(),
    ]);
    expect(asked[11]).toMatchObject({
      status: 'rejected',
      reason: { code: 'PROCESSING_FAILED', details: { reason: 'ASIDE_THREAD_ENDED' } },
    });
    expect(await runInWorker('symbols', blank())).toEqual({ read: [], unread: [] });
  });
});

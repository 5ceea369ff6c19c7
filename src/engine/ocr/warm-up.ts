import { runInWorker } from './worker/client.ts';
import { sessionOf } from './sessions.ts';

const BLANK_PICTURE = { data: new Uint8Array(64 * 64 * 3).fill(255), width: 64, height: 64 } as const;

/**
 * Loads the models that every page needs, each on the thread that uses it.
 *
 * @throws StationError ENGINE_UNAVAILABLE when one is missing
 */
export async function warmUp(): Promise<void> {
  await Promise.all([
    sessionOf('quick-line'),
    sessionOf('mrz-line'),
    sessionOf('ppocr-line-direction'),
    runInWorker('text', { ...BLANK_PICTURE, channels: 3 }),
    runInWorker('classes', BLANK_PICTURE),
    runInWorker('symbols', {
      picture: { ...BLANK_PICTURE, channels: 3 },
      formats: ['QRCode'],
      tryHarder: false,
    }),
  ]);
}

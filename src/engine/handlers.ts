import type { CallHandlers } from './calls.ts';
import { examineChip } from './chip/examine.ts';
import { readCard } from './chip/readers/read-card.ts';
import { listReaders } from './chip/readers/readers.ts';
import { readTrust } from './chip/read-trust.ts';
import { inspect } from './forensics/inspect.ts';
import { analyzeFrame, compareFaces, detectFaces, embedFace } from './faces/handlers.ts';
import { drawLogo } from './intake/logo.ts';
import { warmUp } from './ocr/warm-up.ts';
import { verify } from './verify.ts';

/** Handlers of all engine calls. */
export const handlers: CallHandlers = {
  ping: async ({ echo }) => ({ echo, pid: process.pid }),
  warmUp: async () => {
    await warmUp();
    return {};
  },
  verify,
  inspect,
  drawLogo,
  examineChip,
  listReaders,
  readCard,
  readTrustFile: readTrust,
  detectFaces,
  compareFaces,
  embedFace,
  analyzeFrame,
};

import type { CallHandlers } from './calls.ts';
import { inspect } from './forensics/inspect.ts';
import { analyzeFrame, compareFaces, detectFaces, embedFace } from './faces/handlers.ts';
import { verify } from './verify.ts';

/** Every call an engine process answers. */
export const handlers: CallHandlers = {
  ping: async ({ echo }) => ({ echo, pid: process.pid }),
  verify,
  inspect,
  detectFaces,
  compareFaces,
  embedFace,
  analyzeFrame,
};

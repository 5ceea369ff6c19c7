import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { childProcessStarter } from '../../../src/engine/child-process.ts';
import type { StartEngineProcess } from '../../../src/engine/protocol.ts';

const BUILT = fileURLToPath(new URL('../../../out/main/host.js', import.meta.url));

/**
 * Starts the engine as it ships, bundled: run from its sources, each of its threads holds the stripper of types as well
 * and strips every file as it is first needed.
 *
 * @throws Error when there is no build
 */
export function engineAsShipped(): StartEngineProcess {
  if (!existsSync(BUILT)) throw new Error('No built engine: `npm run build` first.');
  return childProcessStarter(BUILT);
}

import { MEMORY_ENVIRONMENT } from './memory-environment.ts';

/** What an engine process reads itself; everything else with our prefix is the station's alone. */
const OF_ENGINES: ReadonlySet<string> = new Set([
  'NETEFATSA_MODELS',
  'NETEFATSA_FACE_CALIBRATION',
  'NETEFATSA_FORENSICS_CALIBRATION',
  'NETEFATSA_ENGINE_DEBUG',
]);
const OUR_PREFIX = 'NETEFATSA_';

/**
 * The environment without what is the station's: its passphrase, where its keys lie, its settings. Engine processes open
 * files of strangers, and drivers of scanners are strangers' programs: neither has a use for the key to the store.
 */
export function environmentOfOthers(
  own: NodeJS.ProcessEnv = process.env,
  kept: ReadonlySet<string> = new Set(),
): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(own).filter(([name]) => kept.has(name) || !name.toUpperCase().startsWith(OUR_PREFIX)),
  );
}

/** The environment of an engine process. */
export const engineEnvironment = (own: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...environmentOfOthers(own, OF_ENGINES),
  ...MEMORY_ENVIRONMENT,
});

import { MEMORY_ENVIRONMENT } from './memory-environment.ts';

/** Variables that an engine reads itself; all others with our prefix are for the station only. */
const OF_ENGINES: ReadonlySet<string> = new Set([
  'NETEFATSA_MODELS',
  'NETEFATSA_FACE_CALIBRATION',
  'NETEFATSA_FORENSICS_CALIBRATION',
  'NETEFATSA_ENGINE_DEBUG',
]);
const OUR_PREFIX = 'NETEFATSA_';

/**
 * The environment without the station's variables (passphrase, key paths, settings). Scanner drivers are third-party
 * programs and must not see the key to the store.
 */
export function environmentOfOthers(own: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(own).filter(([name]) => !name.toUpperCase().startsWith(OUR_PREFIX)),
  );
}

/** What the system needs to start a program and find a temporary folder; no secrets. */
const OF_THE_SYSTEM: ReadonlySet<string> = new Set(
  'PATH SYSTEMROOT WINDIR TEMP TMP TMPDIR LANG LC_ALL TZ'.split(' '),
);

/**
 * ONNX Runtime 1.30 collects usage data with a device identifier in `~/.cache/Microsoft/DeveloperTools` (`/tmp/.cache`
 * without a home) and can upload it. A station must report to nobody.
 */
const NO_TELEMETRY = { ORT_DISABLE_TELEMETRY: '1' } as const;

/** Environment of an engine process: an allowlist. */
export const engineEnvironment = (own: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(own).filter(([name]) => OF_ENGINES.has(name) || OF_THE_SYSTEM.has(name.toUpperCase())),
  ),
  ...MEMORY_ENVIRONMENT,
  ...NO_TELEMETRY,
});

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
 * The environment without what is the station's: its passphrase, where its keys lie, its settings. Drivers of scanners are
 * strangers' programs: they have no use for the key to the store.
 */
export function environmentOfOthers(own: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(own).filter(([name]) => !name.toUpperCase().startsWith(OUR_PREFIX)),
  );
}

/** What an operating system needs to start a program and to find a folder for passing files: no secrets of anybody. */
const OF_THE_SYSTEM: ReadonlySet<string> = new Set(
  'PATH SYSTEMROOT WINDIR TEMP TMP TMPDIR LANG LC_ALL TZ'.split(' '),
);

/**
 * ONNX Runtime 1.30 gathers how it is used, keeps that and an identifier of the device in `~/.cache/Microsoft/DeveloperTools`
 * (`/tmp/.cache` without a home), and has a client that uploads it. A station tells nobody anything.
 */
const NO_TELEMETRY = { ORT_DISABLE_TELEMETRY: '1' } as const;

/** The environment of an engine process: empty but for what is named here. */
export const engineEnvironment = (own: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(own).filter(([name]) => OF_ENGINES.has(name) || OF_THE_SYSTEM.has(name.toUpperCase())),
  ),
  ...MEMORY_ENVIRONMENT,
  ...NO_TELEMETRY,
});

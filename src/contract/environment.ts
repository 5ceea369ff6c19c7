/** Variables of this program that are no settings; those of settings are made of their names (`environmentName`). */
export const OTHER_VARIABLES = [
  'NETEFATSA_DATA_DIR',
  'NETEFATSA_POLICY_FILE',
  'NETEFATSA_KEY_FILE',
  'NETEFATSA_PASSPHRASE',
  'NETEFATSA_PASSPHRASE_FILE',
  'NETEFATSA_QUEUE_KEY_FILE',
  'NETEFATSA_MODELS',
  'NETEFATSA_FACE_CALIBRATION',
  'NETEFATSA_FORENSICS_CALIBRATION',
  'NETEFATSA_WATCHED_FOLDER',
  'NETEFATSA_ESCL_SCANNERS',
  'NETEFATSA_KIOSK',
  'NETEFATSA_DEBUG',
  'NETEFATSA_ENGINE_DEBUG',
  'NETEFATSA_CHROMIUM',
  'NETEFATSA_SQLITE_BINDING',
] as const;

/**
 * Value of an environment variable. Empty counts as unset: `NAME=` in a service unit or a container's file takes a
 * value back.
 *
 * @example const site = variable('NETEFATSA_MODELS');
 */
export const variable = (name: string, environment: NodeJS.ProcessEnv = process.env): string | undefined =>
  environment[name] || undefined;

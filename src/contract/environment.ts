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
 * What a variable of the environment says. One that is set and empty is one that is not set: `NAME=` in a unit of a service
 * manager or a file of a container takes a value back.
 *
 * @example const site = variable('NETEFATSA_MODELS');
 */
export const variable = (name: string, environment: NodeJS.ProcessEnv = process.env): string | undefined =>
  environment[name] || undefined;

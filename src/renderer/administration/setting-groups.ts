/** The three parts of the settings, by the sections of the configuration that a person looks for in each. */
const EVERYDAY: ReadonlySet<string> = new Set([
  'documents',
  'screening',
  'onboarding',
  'forensics',
  'backup',
]);
const SECURITY: ReadonlySet<string> = new Set(['operators', 'retention', 'liveness', 'faces', 'assessment']);

export const SETTING_GROUPS = ['everyday', 'security', 'advanced'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** Encryption of the connection is a matter of security wherever the configuration keeps it. */
const TLS = 'server.tls';

/** @param name of a setting, `section.key` */
export function groupOf(name: string): SettingGroup {
  const section = name.split('.')[0]!;
  if (name === TLS || SECURITY.has(section)) return 'security';
  return EVERYDAY.has(section) ? 'everyday' : 'advanced';
}

export type SettingWarning = 'tlsOff' | 'shorterRetention' | 'laterLock';

/** Warning for a change that gives up something irrecoverable or protective; otherwise null. */
export function warningOf(name: string, from: unknown, to: unknown): SettingWarning | null {
  if (name === TLS && to === false) return 'tlsOff';
  const isLess = typeof from === 'number' && typeof to === 'number' && to < from;
  const isMore = typeof from === 'number' && typeof to === 'number' && to > from;
  if (name.startsWith('retention.') && isLess) return 'shorterRetention';
  if (name === 'operators.idleLockMinutes' && isMore) return 'laterLock';
  return null;
}

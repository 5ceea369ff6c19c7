import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What is another after every start of the machine, or null where it cannot be told (Windows). Process numbers begin
 * anew with each boot, so that a number alone may soon be that of another program.
 */
export function bootId(): string | null {
  known ??= { id: readBootId() };
  return known.id;
}
let known: { readonly id: string | null } | null = null;

function readBootId(): string | null {
  try {
    switch (process.platform) {
      case 'linux':
        return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim() || null;
      case 'darwin': {
        const asked = spawnSync('/usr/sbin/sysctl', ['-n', 'kern.bootsessionuuid'], {
          encoding: 'utf8',
          timeout: 2_000,
        });
        return asked.stdout.trim() || null;
      }
      default:
        return null;
    }
  } catch {
    return null;
  }
}

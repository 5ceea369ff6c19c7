import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Changes with every boot of the machine; null where unknown (Windows). Process numbers are reused after a boot, so a
 * number alone may soon be another program's.
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

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StationConfig } from '../contract/config.ts';
import { StationError } from '../contract/errors/station-error.ts';
import { loadConfig, settingNames } from './config.ts';
import { boundsOf } from './setting-bounds.ts';
import { writeDurably } from './store/durable-file.ts';
import { guardStorage } from './store/failures.ts';

/**
 * Writes one setting into `config.json` of the data folder; the station uses it after its next start.
 *
 * @throws StationError NOT_FOUND for an unknown name, CONFLICT for one that the environment or the policy sets,
 * INVALID_REQUEST for a value that the setting does not take.
 */
export function changeSetting(dataFolder: string, name: string, value: string | number | boolean): void {
  if (!settingNames().includes(name)) throw new StationError('NOT_FOUND', 'There is no such setting.');
  const source = loadConfig(dataFolder).sources[name];
  if (source === 'policy' || source === 'environment')
    throw new StationError('CONFLICT', 'This setting is managed and cannot be changed here.', {
      reason: 'MANAGED',
    });

  const file = path.join(dataFolder, 'config.json');
  const tree = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
  const [section = '', key] = name.split('.');
  const before = tree[section];
  const changed = {
    ...tree,
    [section]: key === undefined ? value : { ...(typeof before === 'object' ? before : {}), [key]: value },
  };
  if (!StationConfig.safeParse(changed).success) {
    const message = refusalOf(name);
    throw new StationError('INVALID_REQUEST', message, {
      errors: [{ field: name, message, rejectedValue: value }],
    });
  }
  guardStorage(() => writeDurably(file, `${JSON.stringify(changed, null, 2)}\n`));
}

function refusalOf(name: string): string {
  const bounds = boundsOf(name);
  if (!bounds) return 'This setting does not take that value.';
  const { least, most, whole } = bounds;
  return `This setting takes ${whole ? 'whole numbers' : 'numbers'} from ${least} to ${most}.`;
}

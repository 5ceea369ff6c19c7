import { inEnglish } from '../contract/messages/in-language.ts';
import { message, type Message } from '../contract/messages/message.ts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StationConfig } from '../contract/config.ts';
import { StationError } from '../contract/errors/station-error.ts';
import { loadConfig, settingNames } from './config.ts';
import { requireInstalledCountry } from './installed-country.ts';
import { boundsOf } from './setting-bounds.ts';
import { writeDurably } from './store/durable-file.ts';
import { guardStorage } from './store/failures.ts';

/**
 * Writes one setting into `config.json` of the data folder; effective after the next start.
 *
 * @throws StationError NOT_FOUND for an unknown name, CONFLICT for one that the environment or the policy sets,
 * INVALID_REQUEST for a value that the setting does not take.
 */
export function changeSetting(dataFolder: string, name: string, value: string | number | boolean): void {
  if (!settingNames().includes(name))
    throw new StationError('NOT_FOUND', message('settingRefusals.noSuchSetting'));
  const source = loadConfig(dataFolder).sources[name];
  if (source === 'policy' || source === 'environment')
    throw new StationError('CONFLICT', message('settingRefusals.managed'), {
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
  const parsed = StationConfig.safeParse(changed);
  if (!parsed.success) {
    const says = refusalOf(name);
    throw new StationError('INVALID_REQUEST', says, {
      errors: [{ field: name, message: inEnglish(says), rejectedValue: value }],
    });
  }
  requireInstalledCountry(parsed.data);
  guardStorage(() => writeDurably(file, `${JSON.stringify(changed, null, 2)}\n`));
}

function refusalOf(name: string): Message {
  const bounds = boundsOf(name);
  if (!bounds) return message('settingRefusals.otherValue');
  const { least, most, whole } = bounds;
  return message(whole ? 'settingRefusals.wholeNumbers' : 'settingRefusals.numbers', { least, most });
}

import { expect, test } from 'vitest';
import { StationConfig } from '../contract/config.ts';
import { settingNames } from './config.ts';
import { boundsOf } from './setting-bounds.ts';

const valueOf = (name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>((tree, part) => (tree as Record<string, unknown>)[part], StationConfig.parse({}));

test('the bounds are those of the schema', () => {
  expect(boundsOf('operators.lockoutMinutes')).toEqual({ least: 1, most: 1_440, whole: false });
  expect(boundsOf('operators.lockoutAttempts')).toEqual({ least: 1, most: 100, whole: true });
  expect(boundsOf('queueInFlight')).toEqual({ least: 1, most: 1_000, whole: true });
  expect(boundsOf('log.level')).toBeNull();
  expect(boundsOf('server.tls')).toBeNull();
});

test('no number goes without bounds, and none of them is astronomic', () => {
  const numbers = settingNames().filter((name) => typeof valueOf(name) === 'number');
  expect(numbers.length).toBeGreaterThan(15);
  for (const name of numbers) expect(boundsOf(name)?.most, name).toBeLessThanOrEqual(65_536);
});

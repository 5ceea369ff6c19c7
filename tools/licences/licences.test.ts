import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allows } from './allowed.ts';
import { shippedPackages } from './shipped-packages.ts';

describe('which licences may ship', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-or-later)', 'MIT AND ISC', '(MIT AND (Apache-2.0 OR AGPL-3.0-only))'])(
    '%s may',
    (expression) => expect(allows(expression)).toBe(true),
  );
  it.each([
    'AGPL-3.0-only',
    'GPL-3.0',
    'MIT AND GPL-2.0-only',
    'CC-BY-NC-4.0',
    'SSPL-1.0',
    'UNLICENSED',
    '',
    'SEE LICENSE IN X',
  ])('"%s" may not', (expression) => expect(allows(expression)).toBe(false));
});

it('nothing that ships has a licence that may not', () => {
  const shipped = shippedPackages(path.resolve(import.meta.dirname, '..', '..'));
  // Both ways of shipping are looked at, and what dependencies bring along.
  expect(shipped.find((one) => one.name === 'express')).toMatchObject({ how: 'installed', licence: 'MIT' });
  expect(shipped.find((one) => one.name === 'react')).toMatchObject({ how: 'bundled', licence: 'MIT' });
  expect(shipped.find((one) => one.name === 'accepts')).toBeDefined();
  expect(shipped.find((one) => one.name === 'vitest')).toBeUndefined();
  expect(shipped.filter((one) => !allows(one.licence)).map((one) => `${one.name}: ${one.licence}`)).toEqual(
    [],
  );
});

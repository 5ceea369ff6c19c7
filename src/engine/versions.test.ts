import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resourcePath } from './resources.ts';
import { engineVersions, modelsOfUnknownOrigin } from './versions.ts';

it('names every model of a package that does not say on which pictures it was trained, and no other', () => {
  const { models } = JSON.parse(readFileSync(resourcePath('models', 'manifest.json'), 'utf8')) as {
    models: { name: string; source: string }[];
  };
  const silent = models.filter(({ source }) => source.includes('faceplugin-face-recognition-js'));
  expect(silent.length).toBeGreaterThan(0);
  expect(modelsOfUnknownOrigin()).toEqual(silent.map(({ name }) => name));
  expect(Object.keys(engineVersions())).toEqual(expect.arrayContaining(models.map(({ name }) => name)));
});

it('names the day on which types and values were learned', () => {
  expect(engineVersions()['document-papers']).toMatch(/^20\d\d-\d\d-\d\d$/);
});

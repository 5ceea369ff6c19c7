import { existsSync, readFileSync } from 'node:fs';
import { calibrationVersion } from './documents/confidence.ts';
import { learned } from './documents/learned/learned-from.ts';
import { resourcePath } from './resources.ts';

/** Increment when rules of reading, extraction or judgement change results. */
export const RULES_VERSION = '1.0.0';

/** Versions recorded in every result: rules, and each model's hash from its manifest. */
export function engineVersions(): Record<string, string> {
  const versions: Record<string, string> = {
    rules: RULES_VERSION,
    'document-calibration': calibrationVersion,
    'document-papers': learned.version,
  };
  for (const model of models()) versions[model.name] = model.sha256.slice(0, 12);
  return versions;
}

/** Models whose makers do not disclose their training pictures (docs/dependencies.md): a bank's lawyers decide about them. */
export const modelsOfUnknownOrigin = (): string[] =>
  models()
    .filter(({ originUnknown }) => originUnknown)
    .map(({ name }) => name);

interface Model {
  readonly name: string;
  readonly sha256: string;
  readonly originUnknown?: boolean;
}

function models(): readonly Model[] {
  const manifest = resourcePath('models', 'manifest.json');
  if (!existsSync(manifest)) return [];
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { models: Model[] }).models;
}

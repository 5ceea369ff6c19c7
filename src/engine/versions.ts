import { existsSync, readFileSync } from 'node:fs';
import { calibrationVersion } from './documents/confidence.ts';
import { resourcePath } from './resources.ts';

/** Bumped when rules of reading, extraction or judgement change their results. */
export const RULES_VERSION = '1.0.0';

/** Versions recorded in every result: rules, and each model by the hash in its manifest. */
export function engineVersions(): Record<string, string> {
  const versions: Record<string, string> = {
    rules: RULES_VERSION,
    'document-calibration': calibrationVersion,
  };
  const manifest = resourcePath('models', 'manifest.json');
  if (existsSync(manifest)) {
    const { models } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      models: { name: string; sha256: string }[];
    };
    for (const model of models) versions[model.name] = model.sha256.slice(0, 12);
  }
  return versions;
}

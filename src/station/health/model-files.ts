import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { resourcePath } from '../../engine/resources.ts';
import { sha256OfFile } from '../store/file-hash.ts';
import { variable } from '../../contract/environment.ts';

const Manifest = z.object({ models: z.array(z.object({ file: z.string(), sha256: z.string() })) });

/**
 * Names of model files that are missing or differ from the manifest; `manifest.json` itself when it cannot be read.
 *
 * @param site folder of a site's own models (`NETEFATSA_MODELS`), which replace ours and are not in the manifest
 */
export async function damagedModels(
  folder: string = resourcePath('models'),
  site: string | undefined = variable('NETEFATSA_MODELS'),
): Promise<string[]> {
  const manifest = await readManifest(path.join(folder, 'manifest.json'));
  if (manifest === null) return ['manifest.json'];
  const damaged: string[] = [];
  for (const { file, sha256 } of manifest)
    if (
      !(site && existsSync(path.join(site, file))) &&
      (await sha256OfFile(path.join(folder, file)).catch(() => null)) !== sha256
    )
      damaged.push(file);
  return damaged;
}

async function readManifest(file: string): Promise<z.infer<typeof Manifest>['models'] | null> {
  try {
    return Manifest.parse(JSON.parse(await readFile(file, 'utf8'))).models;
  } catch {
    return null;
  }
}

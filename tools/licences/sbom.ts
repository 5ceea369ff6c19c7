import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import type { ShippedPackage } from './shipped-packages.ts';

/** The parts that are added to; everything else of npm's document is kept as it is. */
const Sbom = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.looseObject({ 'bom-ref': z.string() })),
});
export type Sbom = z.infer<typeof Sbom>;

/**
 * CycloneDX as `npm sbom` writes it for the production dependencies, and the packages whose code the build puts into our
 * own files, which npm cannot know.
 *
 * @throws Error when npm fails.
 */
export function softwareBillOfMaterials(root: string, packages: readonly ShippedPackage[]): Sbom {
  const npm = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Error(`npm sbom failed: ${npm.stderr.slice(-500)}`);
  const sbom = Sbom.parse(JSON.parse(npm.stdout));
  const known = new Set(sbom.components.map((component) => component['bom-ref']));
  const bundled = packages
    .filter(({ how, name, version }) => how === 'bundled' && !known.has(`${name}@${version}`))
    .map(({ name, version, licence }) => ({
      'bom-ref': `${name}@${version}`,
      type: 'library',
      name,
      version,
      scope: 'required',
      purl: `pkg:npm/${name.replace(/^@/, '%40')}@${version}`,
      licenses: [/ (OR|AND|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
    }));
  return { ...sbom, components: [...sbom.components, ...bundled] };
}

/**
 * `npm run licences`: writes into out/licences what ships and under which licences: `third-party-licences.txt` with every
 * licence text, `shipped.json` for the screen "About", `sbom.cdx.json` (CycloneDX 1.5, by `npm sbom`, and the packages
 * that the build bundles). Fails on a licence that may not ship (allowed.ts). `npm run package` runs it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allows } from './allowed.ts';
import { licenceTexts } from './licence-texts.ts';
import { softwareBillOfMaterials } from './sbom.ts';
import { shippedPackages } from './shipped-packages.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const shipped = shippedPackages(root);
const refused = shipped.filter(({ licence }) => !allows(licence));
for (const { name, version, licence } of refused)
  process.stderr.write(`${name} ${version} may not ship: "${licence}"\n`);
if (refused.length > 0) process.exit(1);

const folder = path.join(root, 'out', 'licences');
mkdirSync(folder, { recursive: true });
const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
write('third-party-licences.txt', licenceTexts(root, shipped));
write(
  'shipped.json',
  `${JSON.stringify(shipped.map(({ name, version, licence }) => ({ name, version, licence })))}\n`,
);
write('sbom.cdx.json', `${JSON.stringify(softwareBillOfMaterials(root, shipped), null, 2)}\n`);
process.stdout.write(`${shipped.length} packages that ship, all under licences that may: ${folder}\n`);

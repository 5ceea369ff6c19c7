import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShippedPackage } from './shipped-packages.ts';

const LICENCE_FILE = /^(licen[cs]e|copying|notice|third.?party)/i;
const RULE = `\n${'='.repeat(100)}\n`;

/** One text with the licence and notice files of every package, and where each model is from. */
export function licenceTexts(root: string, packages: readonly ShippedPackage[]): string {
  const { models } = JSON.parse(readFileSync(path.join(root, 'models', 'manifest.json'), 'utf8')) as {
    models: { name: string; licence: string; source: string }[];
  };
  const sections = packages.map(({ name, version, licence, folder }) => {
    const texts = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
      .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8').trim());
    return `${name} ${version}\nLicence: ${licence}\n\n${texts.join('\n\n') || 'The package brings no licence file.'}\n`;
  });
  const made = models.map(({ name, licence, source }) => `${name}: ${licence}\n  ${source}`);
  return [
    'Netefatsa is built on the following software. Electron and Chromium bring their own texts beside the program.\n',
    ...sections,
    `Models\n\n${made.join('\n')}\n`,
  ].join(RULE);
}

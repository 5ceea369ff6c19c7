import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Platforms that the station is packaged for; `koffi` has a prebuilt binding to PC/SC for each, in a package of its own. */
export const PACKAGED_PLATFORMS = [
  'linux-x64',
  'linux-arm64',
  'win32-x64',
  'darwin-x64',
  'darwin-arm64',
] as const;

export const BINDING = 'koffi.node';
export const bindingPackage = (platform: string): string => `@koromix/koffi-${platform}`;

/**
 * Why the card readers could not be reached from inside a package, or null: the binding lies beside the archive, since the system
 * loads no library out of it.
 *
 * @param resources folder of the package that holds `app.asar`
 * @param platform as Node names it with the processor, `win32-x64`
 */
export function readersMissing(resources: string, platform: string): string | null {
  const folder = path.join(resources, 'app.asar.unpacked', 'node_modules', bindingPackage(platform));
  const isThere =
    existsSync(folder) && readdirSync(folder).some((one) => existsSync(path.join(folder, one, BINDING)));
  return isThere ? null : `${bindingPackage(platform)} is not in the package: no card reader could be used.`;
}

import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { RelaunchOptions } from 'electron';

/**
 * How the program is begun anew. The file of an AppImage is started itself: the program runs from a mount that is gone with its
 * process (https://docs.appimage.org/packaging-guide/environment-variables.html). Whatever an AppImage starts inherits these
 * variables: they are this program's own only where it runs from that mount.
 *
 * @param args what followed the program's name
 * @param program the file that runs: `process.execPath`
 */
export function relaunchOptions(
  args: readonly string[],
  environment: { readonly APPIMAGE?: string | undefined; readonly APPDIR?: string | undefined },
  program: string,
): RelaunchOptions {
  const { APPIMAGE: image, APPDIR: mount } = environment;
  return { args: [...args], ...(image && mount && isWithin(program, mount) ? { execPath: image } : {}) };
}

/** Links are followed: the folder for temporary files, where the mount lies, may be one. */
function isWithin(file: string, folder: string): boolean {
  try {
    return realpathSync(file).startsWith(realpathSync(folder) + path.sep);
  } catch {
    // The mount of another program is gone.
    return false;
  }
}

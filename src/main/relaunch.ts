import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { RelaunchOptions } from 'electron';

/**
 * How the program is begun anew where it must be told; null: Electron starts it again with its whole command line. The file of an
 * AppImage is started itself: the program runs from a mount that is gone with its process
 * (https://docs.appimage.org/packaging-guide/environment-variables.html). Whatever an AppImage starts inherits these variables:
 * they are this program's own only where it runs from that mount.
 *
 * @param program the file that runs: `process.execPath`
 * @param commandLine what the kernel holds: `process.argv` lacks Chromium's switches, such as `--no-sandbox`
 */
export function relaunchOptions(
  environment: { readonly APPIMAGE?: string | undefined; readonly APPDIR?: string | undefined },
  program: string,
  commandLine: () => readonly string[],
): RelaunchOptions | null {
  const { APPIMAGE: image, APPDIR: mount } = environment;
  return image && mount && isWithin(program, mount)
    ? { execPath: image, args: commandLine().slice(1) }
    : null;
}

/** Every argument that this process was started with, its program first (Linux). */
export const commandLineOfProcess = (): string[] =>
  readFileSync('/proc/self/cmdline', 'utf8').split('\0').slice(0, -1);

/** Links are followed: the folder for temporary files, where the mount lies, may be one. */
function isWithin(file: string, folder: string): boolean {
  try {
    return realpathSync(file).startsWith(realpathSync(folder) + path.sep);
  } catch {
    // The mount of another program is gone.
    return false;
  }
}

import type { RelaunchOptions } from 'electron';

/**
 * How the program is begun anew. The file of an AppImage is started itself: the program runs from a mount that is gone with its
 * process (https://docs.appimage.org/packaging-guide/environment-variables.html).
 *
 * @param args what followed the program's name
 */
export function relaunchOptions(
  args: readonly string[],
  { APPIMAGE: image }: { readonly APPIMAGE?: string | undefined },
): RelaunchOptions {
  return { args: [...args], ...(image ? { execPath: image } : {}) };
}

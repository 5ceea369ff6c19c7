import { lstatSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { syncFolder } from '../store/durable-file.ts';
import { UpdateManifest } from './manifest.ts';

/**
 * [Note: Installation folder] `versions/1.2.3` holds each complete program, beside its manifest `versions/1.2.3.json`;
 * `current` and `previous` are links to two of them. Switching a link is one rename, so a power cut leaves the old
 * program or the new one, never a mixture. Services and shortcuts start what `current` points to.
 */
export type Link = 'current' | 'previous';

export const versionFolder = (root: string, version: string): string => path.join(root, 'versions', version);
export const manifestFile = (root: string, version: string): string =>
  path.join(root, 'versions', `${version}.json`);

/** The version that a link points to; null when there is none. */
export function linkedVersion(root: string, link: Link): string | null {
  try {
    return path.basename(readlinkSync(path.join(root, link)));
  } catch {
    return null;
  }
}

/** Points a link to an unpacked version, or removes it. */
export function pointLink(root: string, link: Link, version: string | null): void {
  const place = path.join(root, link);
  if (version === null) {
    rmSync(place, { force: true });
    return;
  }
  const fresh = `${place}.new`;
  rmSync(fresh, { force: true });
  if (process.platform === 'win32') {
    // A junction needs no special privilege, but cannot be renamed over another one.
    symlinkSync(versionFolder(root, version), fresh, 'junction');
    if (exists(place)) rmSync(place);
  } else symlinkSync(path.join('versions', version), fresh);
  renameSync(fresh, place);
  syncFolder(root);
}

/** The signed list of an unpacked version's files; null when it is missing or unreadable. */
export function manifestOf(root: string, version: string): UpdateManifest | null {
  try {
    return UpdateManifest.parse(JSON.parse(readFileSync(manifestFile(root, version), 'utf8')));
  } catch {
    return null;
  }
}

function exists(place: string): boolean {
  return lstatSync(place, { throwIfNoEntry: false }) !== undefined;
}

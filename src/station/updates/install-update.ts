import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StationError } from '../../contract/errors/station-error.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import { writeDurably } from '../store/durable-file.ts';
import { openBundle } from './bundle.ts';
import { linkedVersion, manifestFile, manifestOf, pointLink, versionFolder } from './installation.ts';
import { compareVersions } from './manifest.ts';
import { firstChanged, unpackBundle } from './unpack.ts';

export interface UpdateOptions {
  /** The installation folder (see [Note: Installation folder]); made when it does not exist. */
  readonly root: string;
  /** Ed25519 public key in PEM. */
  readonly publicKeyPem: string;
  /** `process.platform`-`process.arch` of this machine. */
  readonly platform: string;
  /** Version of the running program, below which nothing is installed where `root` is still empty. */
  readonly runningVersion: string;
}

export interface Installed {
  readonly version: string;
  /** Kept for a roll-back; null at the first installation. */
  readonly previous: string | null;
  readonly files: number;
}

/**
 * Checks a signed bundle, unpacks it beside the running program and switches to it; the running program stays for a
 * roll-back and older ones are removed. Whatever goes wrong before the switch changes nothing.
 *
 * @throws StationError INVALID_REQUEST with reason NOT_A_BUNDLE, WRONG_KEY or DAMAGED; CONFLICT with reason OLDER_VERSION,
 * SAME_VERSION or OTHER_PLATFORM.
 */
export async function installUpdate(file: string, options: UpdateOptions): Promise<Installed> {
  const { root, platform, runningVersion } = options;
  const bundle = await openBundle(file, options.publicKeyPem);
  try {
    const { manifest } = bundle;
    const { version } = manifest;
    if (manifest.platform !== platform)
      throw conflict(
        message('updateRefusals.otherPlatform', { platform: manifest.platform, here: platform }),
        'OTHER_PLATFORM',
      );
    const current = linkedVersion(root, 'current');
    const order = compareVersions(version, current ?? runningVersion);
    if (order < 0)
      throw conflict(
        message('updateRefusals.older', { version, current: current ?? runningVersion }),
        'OLDER_VERSION',
      );
    if (order === 0 && current !== null)
      throw conflict(message('updateRefusals.same', { version }), 'SAME_VERSION');

    mkdirSync(path.join(root, 'versions'), { recursive: true });
    const staged = path.join(root, 'versions', `.staged-${version}`);
    rmSync(staged, { recursive: true, force: true });
    try {
      mkdirSync(staged);
      await unpackBundle(bundle, staged);
      // Left by an interrupted attempt, before its link was set.
      rmSync(versionFolder(root, version), { recursive: true, force: true });
      renameSync(staged, versionFolder(root, version));
    } finally {
      rmSync(staged, { recursive: true, force: true });
    }
    writeDurably(manifestFile(root, version), `${JSON.stringify(manifest)}\n`, 0o644);
    pointLink(root, 'previous', current);
    pointLink(root, 'current', version);
    removeOthers(root, [version, ...(current ? [current] : [])]);
    return { version, previous: current, files: manifest.files.length };
  } finally {
    await bundle.handle.close();
  }
}

/**
 * Goes back to the program before the last update, after checking that it is still as it was signed.
 *
 * @throws StationError CONFLICT with reason NO_PREVIOUS or PREVIOUS_CHANGED.
 */
export async function rollBack(root: string): Promise<{ readonly version: string; readonly from: string }> {
  const from = linkedVersion(root, 'current');
  const version = linkedVersion(root, 'previous');
  // Equal after a power cut between the two links.
  if (version === null || from === null || version === from || !existsSync(versionFolder(root, version)))
    throw conflict(message('updateRefusals.noPrevious'), 'NO_PREVIOUS');
  const manifest = manifestOf(root, version);
  const changed = manifest
    ? await firstChanged(versionFolder(root, version), manifest)
    : message('updateRefusals.itsManifest');
  if (changed !== null)
    throw conflict(message('updateRefusals.previousChanged', { version, what: changed }), 'PREVIOUS_CHANGED');
  pointLink(root, 'current', version);
  pointLink(root, 'previous', from);
  return { version, from };
}

function removeOthers(root: string, kept: readonly string[]): void {
  const names = new Set(kept.flatMap((version) => [version, `${version}.json`]));
  for (const name of readdirSync(path.join(root, 'versions')))
    if (!names.has(name)) rmSync(path.join(root, 'versions', name), { recursive: true, force: true });
}

const conflict = (says: Message, reason: Uppercase<string>): StationError =>
  new StationError('CONFLICT', says, { reason });

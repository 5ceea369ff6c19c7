import { createPrivateKey, sign } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { sha256OfFile } from '../../src/station/store/file-hash.ts';
import { BUNDLE_MAGIC } from '../../src/station/updates/bundle.ts';
import { UpdateManifest } from '../../src/station/updates/manifest.ts';

export interface BundleOptions {
  /** Folder with the whole program. */
  readonly from: string;
  readonly version: string;
  readonly platform: string;
  /** Ed25519 private key, PEM. */
  readonly privateKeyPem: string;
  readonly out: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/** Writes the bundle of [Note: Update bundles] (src/station/updates/bundle.ts). Links inside the folder are refused. */
export async function writeBundle(options: BundleOptions): Promise<UpdateManifest> {
  const files: UpdateManifest['files'] = [];
  for (const file of (await filesUnder(options.from)).sort()) {
    const { size, mode } = await lstat(path.join(options.from, file));
    const sha256 = await sha256OfFile(path.join(options.from, file));
    files.push({ path: file.split(path.sep).join('/'), size, sha256, executable: (mode & 0o111) !== 0 });
  }
  const manifest = UpdateManifest.parse({
    format: 1,
    product: 'netefatsa',
    version: options.version,
    platform: options.platform,
    createdAt: options.createdAt,
    files,
  });
  const text = Buffer.from(JSON.stringify(manifest));
  const signature = sign(null, text, createPrivateKey(options.privateKeyPem)).toString('base64');
  const out = await open(options.out, 'w');
  try {
    await out.writeFile(
      Buffer.concat([Buffer.from(`${BUNDLE_MAGIC}\n${signature}\n`), text, Buffer.from('\n')]),
    );
    for (const file of files)
      for await (const piece of createReadStream(path.join(options.from, ...file.path.split('/'))))
        await out.writeFile(piece as Buffer);
    await out.sync();
  } finally {
    await out.close();
  }
  return manifest;
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link) throw new Error(`A bundle holds files, not links: ${path.join(link.parentPath, link.name)}`);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

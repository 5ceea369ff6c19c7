/**
 * `npm run bundle-update -- --from FOLDER --version 1.2.3 --key PRIVATE.pem --out FILE [--platform linux-x64]`: signs a
 * packaged program (e.g. release/linux-unpacked) as one file for `netefatsa update`.
 * `npm run bundle-update -- --make-key FOLDER` makes a pair of keys: keep the private one off the stations.
 */
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeBundle } from './write-bundle.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    version: { type: 'string' },
    key: { type: 'string' },
    out: { type: 'string' },
    platform: { type: 'string', default: `${process.platform}-${process.arch}` },
    'make-key': { type: 'string' },
  },
});

const makeKey = values['make-key'];
if (makeKey !== undefined) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  mkdirSync(makeKey, { recursive: true });
  const [secret, open] = ['update-private.pem', 'update-public.pem'].map((name) => path.join(makeKey, name));
  writeFileSync(secret!, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  writeFileSync(open!, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' });
  process.stdout.write(`${secret}\n${open}\n`);
} else {
  const { from, version, key, out, platform } = values;
  if (from === undefined || version === undefined || key === undefined || out === undefined) {
    process.stderr.write('Give --from, --version, --key and --out, or --make-key FOLDER.\n');
    process.exit(2);
  }
  const manifest = await writeBundle({
    from,
    version,
    platform,
    out,
    privateKeyPem: readFileSync(key, 'utf8'),
    createdAt: new Date().toISOString(),
  });
  const bytes = manifest.files.reduce((sum, file) => sum + file.size, 0);
  process.stdout.write(
    `${out}: ${manifest.files.length} files, ${Math.round(bytes / 1e6)} MB, version ${version}\n`,
  );
}

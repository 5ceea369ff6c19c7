#!/usr/bin/env bash
# Guess: content credentials (C2PA) that one library writes into a picture and verifies are verified by another; "claimSignature.mismatch" means that the manifest was altered or signed with another key.
# Truth: c2pa-ts puts an ECDSA signature into COSE in the form of X.509 (ASN.1 DER), where COSE wants r and s one after the other. Its own check takes either form and says claimSignature.validated; the reference library refuses the form and
#   says signingCredential.invalid and claimSignature.mismatch, the words for an altered manifest, of a sound picture from a sound key. With Ed25519 and RSA-PSS the same pictures are valid to both; with ES256, the algorithm of most
#   cameras and of c2pa-ts's examples, and ES384 none is. A test that writes and reads with c2pa-ts cannot see it; a mismatch tells an alteration only where the length of the signature fits (64 bytes for ES256, not 70 to 72).
# Seen: @trustnxt/c2pa-ts 0.9.4, @contentauth/c2pa-wasm 0.15.0, OpenSSL 3.0 (certificates), sharp 0.35.5. Source: own run; RFC 9053, 2.1 (form of an ECDSA signature in COSE); c2pa-ts's repository has the form right after this release.
# Needs the Debian package openssl.
set -euo pipefail
command -v openssl >/dev/null || { echo "needs Debian's openssl"; exit 77; }
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @trustnxt/c2pa-ts@0.9.4 @contentauth/c2pa-wasm@0.15.0 sharp@0.35.5
printf '%s\n' basicConstraints=critical,CA:FALSE keyUsage=critical,digitalSignature extendedKeyUsage=emailProtection subjectKeyIdentifier=hash authorityKeyIdentifier=keyid >leaf.cnf
key() { openssl genpkey -quiet -out "$@" 2>/dev/null || openssl genpkey -out "$@" 2>/dev/null; }
key ca.key -algorithm EC -pkeyopt ec_paramgen_curve:P-256
openssl req -x509 -new -key ca.key -days 3650 -subj '/O=Sample Trust/CN=Sample Root' -addext keyUsage=critical,keyCertSign -out ca.pem
key ES256.key -algorithm EC -pkeyopt ec_paramgen_curve:P-256
key ES384.key -algorithm EC -pkeyopt ec_paramgen_curve:P-384
key Ed25519.key -algorithm ed25519
key PS256.key -algorithm RSA -pkeyopt rsa_keygen_bits:2048
for name in ES256 ES384 Ed25519 PS256; do
  openssl req -new -key "$name.key" -subj '/O=Sample Bank/CN=Sample Signer' -out leaf.csr
  openssl x509 -req -in leaf.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 3000 -extfile leaf.cnf -out "$name.pem" 2>/dev/null
done
cat > probe.mjs <<'JS'
import { readFileSync } from 'node:fs';
import init, { WasmReader } from '@contentauth/c2pa-wasm';
import { X509Certificate } from '@peculiar/x509';
import { JPEG } from '@trustnxt/c2pa-ts/asset';
import { CoseAlgorithmIdentifier, LocalSigner } from '@trustnxt/c2pa-ts/cose';
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { DataHashAssertion, ManifestStore } from '@trustnxt/c2pa-ts/manifest';
import sharp from 'sharp';

await init({ module_or_path: readFileSync('node_modules/@contentauth/c2pa-wasm/pkg/c2pa_bg.wasm') });
const certificate = (name) => new X509Certificate(readFileSync(`${name}.pem`, 'utf8'));
const privateKey = (name) => new Uint8Array(Buffer.from(readFileSync(`${name}.key`, 'utf8').replaceAll(/-----[^-]+-----|\s/g, ''), 'base64'));
const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#88aacc' } }).jpeg().toBuffer();

const signed = async (name) => {
  const signer = new LocalSigner(privateKey(name), CoseAlgorithmIdentifier[name], certificate(name), [certificate('ca')]);
  const asset = new JPEG(picture);
  const store = new ManifestStore();
  const manifest = store.createManifest({ assetFormat: 'image/jpeg', instanceID: 'xmp:iid:1', defaultHashAlgorithm: 'SHA-256', signer });
  const hash = DataHashAssertion.create('SHA-256');
  manifest.addAssertion(hash);
  await asset.ensureManifestSpace(store.measureSize());
  await hash.updateWithAsset(asset);
  await manifest.sign(signer);
  await asset.writeManifestJUMBF(store.getBytes());
  return Buffer.from(await asset.getDataRange());
};
const byItself = async (jpeg) => {
  const asset = new JPEG(jpeg);
  const store = ManifestStore.read(SuperBox.fromBuffer(await asset.getManifestJUMBF()));
  const { isValid } = await store.validate(asset);
  const { signature } = store.getActiveManifest().signature.signatureData;
  return { isValid, length: signature.length, der: signature[0] === 0x30 && (signature[1] === signature.length - 2 || signature[1] === 0x81) };
};
const byReference = async (jpeg) => {
  const reader = await WasmReader.fromBytes('image/jpeg', jpeg, JSON.stringify({ settings: { verify: { verify_trust: false } } }));
  const { validation_state: state, validation_status: failures = [] } = JSON.parse(reader.json());
  return [state, ...failures.map(({ code }) => code)].join(' ');
};
const seen = [];
for (const name of ['ES256', 'ES384', 'Ed25519', 'PS256']) {
  const jpeg = await signed(name);
  const [own, reference] = [await byItself(jpeg), await byReference(jpeg)];
  console.log(`${name}: c2pa-ts valid ${own.isValid} (signature of ${own.length} bytes${own.der ? ', DER' : ''}); c2pa-wasm ${reference}`);
  seen.push(`${own.isValid}/${own.der}/${reference.split(' ')[0]}/${reference.includes('claimSignature.mismatch')}`);
}
process.exit(seen.join() === 'true/true/Invalid/true,true/true/Invalid/true,true/false/Valid/false,true/false/Valid/false' ? 0 : 1);
JS
node probe.mjs

#!/usr/bin/env bash
# Guess: what OpenSSL verifies in a PDF's signature, poppler's pdfsig calls valid; "Digest Mismatch" means the file was changed.
# Truth: of five sound signatures over the same file pdfsig 22.12 calls one valid. With a SHA-224 digest it says "Digest
#   Mismatch", with an RSA-PSS key or a Brainpool curve "Invalid", and with a signer named by key identifier instead of issuer and
#   serial number "Unknown Validation Failure". Its words must not be taken for tampering, nor it alone for a reference.
# Seen: poppler-utils 22.12.0 (NSS backend), OpenSSL 3.0. Source: own run; RFC 5652 section 5.3 (signer identifiers), RFC 5639.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
for tool in pdfsig openssl node; do command -v "$tool" >/dev/null || { echo "needs Debian's poppler-utils and openssl"; exit 77; }; done
pdfsig -v 2>&1 | sed -n 1p; openssl version
cat > probe.mjs <<'JS'
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const room = 8192; // bytes kept for the signature
const padded = (value, width) => String(value).padStart(width, '0');
const openssl = (...words) => execFileSync('openssl', words, { stdio: 'ignore' });

/** A page with one signature field whose signature is still zeros, and where these begin and end. */
function unsigned() {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] /SigFlags 3 >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [4 0 R] >>',
    '<< /Type /Annot /Subtype /Widget /FT /Sig /T (S) /V 5 0 R /P 3 0 R /Rect [0 0 0 0] /F 132 >>',
    `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 000000 000000 000000] /Contents <${'0'.repeat(2 * room)}> >>`,
  ];
  let text = '%PDF-1.7\n';
  let table = 'xref\n0 6\n0000000000 65535 f \n';
  objects.forEach((body, i) => {
    table += `${padded(text.length, 10)} 00000 n \n`;
    text += `${i + 1} 0 obj\n${body}\nendobj\n`;
  });
  text += `${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  const start = text.indexOf('/Contents <') + 10;
  const end = start + 2 * room + 2;
  const range = [start, end, text.length - end].map((value) => padded(value, 6)).join(' ');
  return { text: text.replace('[0 000000 000000 000000]', `[0 ${range}]`), start, end };
}

const { text, start, end } = unsigned();
writeFileSync('message', text.slice(0, start) + text.slice(end), 'latin1');
const forms = [
  ['RSA, SHA-256', ['rsa:2048'], ['-md', 'sha256'], 'Signature is Valid'],
  ['RSA, SHA-224', ['rsa:2048'], ['-md', 'sha224'], 'Digest Mismatch'],
  ['RSA-PSS key', ['rsa-pss', '-pkeyopt', 'rsa_keygen_bits:2048'], ['-md', 'sha256', '-keyopt', 'rsa_padding_mode:pss'], 'Signature is Invalid'],
  ['brainpoolP256r1', ['ec', '-pkeyopt', 'ec_paramgen_curve:brainpoolP256r1'], ['-md', 'sha256'], 'Signature is Invalid'],
  ['by key identifier', ['rsa:2048'], ['-md', 'sha256', '-keyid'], 'Unknown Validation Failure'],
];
let same = true;
for (const [form, key, how, expected] of forms) {
  openssl('req', '-x509', '-nodes', '-subj', '/CN=Example Signer', '-newkey', ...key, '-sha256', '-keyout', 'key', '-out', 'certificate');
  openssl('cms', '-sign', '-binary', '-in', 'message', '-signer', 'certificate', '-inkey', 'key', ...how, '-outform', 'DER', '-out', 'cms');
  const { status } = spawnSync('openssl', ['cms', '-verify', '-binary', '-inform', 'DER', '-in', 'cms', '-content', 'message',
    '-CAfile', 'certificate', '-purpose', 'any', '-out', 'verified']);
  const hex = readFileSync('cms').toString('hex').padEnd(2 * room, '0');
  writeFileSync('signed.pdf', text.slice(0, start + 1) + hex + text.slice(end - 1), 'latin1');
  const said = /Signature Validation: (.*)\./.exec(spawnSync('pdfsig', ['-nocert', 'signed.pdf'], { encoding: 'utf8' }).stdout)?.[1];
  console.log(`${form.padEnd(18)} OpenSSL: ${status === 0 ? 'verified' : 'refused'}; pdfsig: ${said}`);
  same &&= status === 0 && said === expected;
}
process.exit(same ? 0 : 1);
JS
node probe.mjs

#!/usr/bin/env bash
# Guess: extractSignature() of @signpdf, the package most used to sign PDFs in Node, gives the signature of a PDF without the zeros that fill its place up.
# Truth: it removes all zero bytes at the end, and a signature's own last byte is zero once in 256 times. Then the CMS is a byte short: OpenSSL and node-forge call it cut off, and a sound document fails. One in 256
#   is too rare for a test with a file or two and too common for an archive; the same document signed again passes. Take the length from the DER header (its first bytes say it) and leave the rest alone; the
#   zeros kept do no harm to OpenSSL, while node-forge refuses a structure with bytes behind it unless told otherwise, which is why they are removed.
# Seen: @signpdf/utils 3.3.0, node-forge 1.4.3, OpenSSL 3.0. Source: own run; ISO 32000-2, 12.8.3.3.1 (Contents padded with zeros); X.690, 8.1.3 (definite lengths).
set -euo pipefail
command -v openssl >/dev/null || { echo "needs Debian's openssl"; exit 77; }
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @signpdf/utils@3.3.0 node-forge@1.4.3
openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -days 30 -subj '/CN=Example Signer' -out certificate.pem 2>/dev/null
cat > probe.mjs <<'JS'
import { execFileSync, spawnSync } from 'node:child_process';
import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import utils from '@signpdf/utils';
import forge from 'node-forge';

const ROOM = 4096; // bytes kept for the signature
const key = createPrivateKey(readFileSync('key.pem'));

/** A page with a signature field, whose signature is still zeros; `title` makes the file another one. */
function unsigned(title) {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] /SigFlags 3 >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [4 0 R] >>',
    '<< /Type /Annot /Subtype /Widget /FT /Sig /T (S) /V 5 0 R /P 3 0 R /Rect [0 0 0 0] /F 132 >>',
    `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /Reason (${title}) /ByteRange [0 000000 000000 000000] /Contents <${'0'.repeat(2 * ROOM)}> >>`,
  ];
  let text = '%PDF-1.7\n';
  let table = 'xref\n0 6\n0000000000 65535 f \n';
  objects.forEach((body, i) => {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${i + 1} 0 obj\n${body}\nendobj\n`;
  });
  text += `${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  const start = text.indexOf('/Contents <') + 10;
  const end = start + 2 * ROOM + 2;
  const range = [start, end, text.length - end].map((value) => String(value).padStart(6, '0')).join(' ');
  return { text: text.replace('[0 000000 000000 000000]', `[0 ${range}]`), start, end };
}
const message = ({ text, start, end }) => Buffer.from(text.slice(0, start) + text.slice(end), 'latin1');

/** The first file whose RSA signature, which is the same each time, ends as asked. */
function fileWhoseSignatureEnds(inZero) {
  for (let i = 0; ; i++) {
    const file = unsigned(`Number ${i}`);
    if ((sign('sha256', message(file), key).at(-1) === 0) === inZero) return { ...file, tried: i + 1 };
  }
}
const verifies = (der) => {
  writeFileSync('der', der);
  const words = ['cms', '-verify', '-binary', '-inform', 'DER', '-in', 'der', '-content', 'message', '-CAfile', 'certificate.pem', '-purpose', 'any', '-out', 'verified'];
  return spawnSync('openssl', words).status === 0;
};
const parses = (der) => {
  try {
    forge.asn1.fromDer(der.toString('binary'));
    return true;
  } catch (error) {
    return error.message;
  }
};
const seen = [];
for (const inZero of [false, true]) {
  const file = fileWhoseSignatureEnds(inZero);
  writeFileSync('message', message(file));
  execFileSync('openssl', ['cms', '-sign', '-binary', '-noattr', '-in', 'message', '-signer', 'certificate.pem', '-inkey', 'key.pem', '-md', 'sha256', '-outform', 'DER', '-out', 'cms']);
  const made = readFileSync('cms');
  const pdf = Buffer.from(file.text.slice(0, file.start + 1) + made.toString('hex').padEnd(2 * ROOM, '0') + file.text.slice(file.end - 1), 'latin1');

  const cut = Buffer.from(utils.extractSignature(pdf).signature, 'binary');
  const padded = Buffer.from(pdf.toString('latin1', file.start + 1, file.end - 1), 'hex');
  const byLength = padded.subarray(0, 4 + padded.readUInt16BE(2)); // 30 82 and two bytes of length
  console.log(`signature ends in zero: ${inZero} (file ${file.tried} of this signer); made ${made.length} bytes, extractSignature ${cut.length}`);
  for (const [name, der] of Object.entries({ extractSignature: cut, 'with all zeros': padded, 'by its length': byLength })) {
    console.log(`  ${name}: OpenSSL verifies ${verifies(der)}; node-forge parses: ${parses(der)}`);
    seen.push(verifies(der), parses(der) === true);
  }
}
process.exit(seen.join() === 'true,true,true,false,true,true,false,false,true,false,true,true' ? 0 : 1);
JS
node probe.mjs

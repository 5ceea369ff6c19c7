#!/usr/bin/env bash
# Guess: a library that reads the RSASSA-PSS parameters of a certificate verifies with them, or says that it cannot; `false` is a forgery.
# Truth: the parameters name two hashes, of the message and of the mask (MGF1), and where the mask is left out its hash is SHA-1 (RFC 4055). The
#   Web Crypto API has one name for both. So @peculiar/x509 and pkijs, which stand on it, answer `false` for a sound signature whose
#   mask has another hash, as if the certificate were forged; they do not say that they left a parameter out of account.
#   node-forge throws where a default is left out, as DER has it. OpenSSL, and so Node's X509Certificate, verifies it. Signing authorities
#   of passports may use PSS: read both hashes before believing `false`, and verify with Node where they differ.
# Seen: @peculiar/x509 2.2.0, pkijs 3.4.1, node-forge 1.3.1, Node 24.21, OpenSSL 3.0. Source: own run; RFC 4055, 3.1; W3C Web Cryptography API, RsaPssParams.
set -euo pipefail
command -v openssl >/dev/null || { echo "needs Debian's openssl"; exit 77; }
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @peculiar/x509@2.2.0 pkijs@3.4.1 node-forge@1.3.1 reflect-metadata@0.2.2
openssl genrsa -out key.pem 2048 2>/dev/null
for mask in sha256 sha1; do
  openssl req -x509 -new -key key.pem -days 30 -subj '/C=UT/CN=Signing authority' -sha256 -sigopt rsa_padding_mode:pss \
    -sigopt rsa_pss_saltlen:32 -sigopt rsa_mgf1_md:"$mask" -out "$mask.pem"
done
cat > probe.mjs <<'JS'
import 'reflect-metadata';
import { X509Certificate as NodeCertificate, webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as peculiar from '@peculiar/x509';
import forge from 'node-forge';
import * as pkijs from 'pkijs';

peculiar.cryptoProvider.set(webcrypto);
const seen = [];
for (const mask of ['sha256', 'sha1']) {
  const pem = readFileSync(`${mask}.pem`, 'utf8');
  const certificate = new NodeCertificate(pem);
  const byNode = certificate.verify(certificate.publicKey);
  const byPeculiar = await new peculiar.X509Certificate(pem).verify({ signatureOnly: true });
  let byForge;
  try {
    const issuer = forge.pki.certificateFromPem(pem);
    byForge = issuer.verify(issuer);
  } catch {
    byForge = 'throws';
  }
  const byPkijs = await pkijs.Certificate.fromBER(certificate.raw).verify();
  console.log(`message SHA-256, mask ${mask.padEnd(6)}: Node ${byNode}; node-forge ${byForge}; @peculiar/x509 ${byPeculiar}; pkijs ${byPkijs}`);
  seen.push(byNode, byForge, byPeculiar, byPkijs);
}
process.exit(seen.join() === 'true,true,true,true,true,throws,false,false' ? 0 : 1);
JS
node probe.mjs

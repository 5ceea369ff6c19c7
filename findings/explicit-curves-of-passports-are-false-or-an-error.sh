#!/usr/bin/env bash
# Guess: how a certificate writes its elliptic curve, by name or by its numbers, makes no difference to whether its signature holds.
# Truth: for the same curve written out (specifiedCurve), @peculiar/x509 answers `false`, as if the certificate were forged, and pkijs throws; OpenSSL, and so
#   Node's X509Certificate, compares the numbers with the curves it knows and verifies it. Passports write them out: ICAO asks for explicit parameters
#   in the certificates of signing authorities and document signers, and web certificates must not have them, so that no test of a web library meets one.
# Seen: @peculiar/x509 2.2.0, pkijs 3.4.1, Node 20 and 24. Source: own run; ICAO Doc 9303 part 12 (certificate profiles, SubjectPublicKeyInfo).
set -euo pipefail
command -v openssl >/dev/null || { echo "needs Debian's openssl"; exit 77; }
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @peculiar/x509@2.2.0 pkijs@3.4.1 reflect-metadata@0.2.2
for form in named_curve explicit; do
  openssl ecparam -name prime256v1 -param_enc "$form" -out curve.pem
  openssl req -x509 -newkey ec:curve.pem -param_enc "$form" -nodes -keyout key.pem -days 30 -subj '/C=UT/CN=Signing authority' -out "$form.pem" 2>/dev/null ||
    openssl req -x509 -newkey ec:curve.pem -nodes -keyout key.pem -days 30 -subj '/C=UT/CN=Signing authority' -out "$form.pem" 2>/dev/null
done
cat > probe.mjs <<'JS'
import 'reflect-metadata';
import { X509Certificate as NodeCertificate, webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as peculiar from '@peculiar/x509';
import * as pkijs from 'pkijs';

peculiar.cryptoProvider.set(webcrypto);
const seen = [];
for (const form of ['named_curve', 'explicit']) {
  const certificate = new NodeCertificate(readFileSync(`${form}.pem`));
  const byNode = certificate.verify(certificate.publicKey);
  const byPeculiar = await new peculiar.X509Certificate(certificate.raw)
    .verify({ signatureOnly: true })
    .catch((error) => `throws: ${error.message}`);
  const byPkijs = await pkijs.Certificate.fromBER(certificate.raw)
    .verify()
    .catch((error) => `throws: ${error.message}`);
  console.log(`${form}: ${certificate.raw.length} bytes; Node ${byNode}; @peculiar/x509 ${byPeculiar}; pkijs ${byPkijs}`);
  seen.push(byNode, byPeculiar, String(byPkijs).startsWith('throws') ? 'throws' : byPkijs);
}
process.exit(seen.join() === 'true,true,true,true,false,throws' ? 0 : 1);
JS
node probe.mjs

#!/usr/bin/env bash
# Guess: the certificate that signed a passport chip's data finds its issuer in the master list with any X.509 package; names that OpenSSL takes for one are one.
# Truth: RFC 5280 compares names without regard to capitals and to the string type. OpenSSL, Node's checkIssued and PKI.js do so; @peculiar/x509 compares the printed texts, so that an issuer written C=bw
#   does not lead to the state's certificate with C=BW: no error, only a chain of one certificate. PrintableString against UTF8String it bears. Certificates of one state differ so after a change of software.
#   Look the issuer up by the key identifier as well, or compare names as the RFC says.
# Seen: @peculiar/x509 2.2.0, pkijs 4.0.0, Node 24.21. Source: own run; RFC 5280, 7.1; `findIssuer` in the package's chain builder (`item.subject !== cert.issuer`).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @peculiar/x509@2.2.0 pkijs@4.0.0 asn1js@4.0.0 reflect-metadata@0.2.2
cat > probe.mjs <<'JS'
import 'reflect-metadata';
import { X509Certificate as NodeCertificate, webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';
import * as pkijs from 'pkijs';

x509.cryptoProvider.set(webcrypto);
pkijs.setEngine('node', new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto }));
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const state = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
const signer = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
const during = { notBefore: new Date('2026-01-01'), notAfter: new Date('2036-01-01'), signingAlgorithm: algorithm, signingKey: state.privateKey };
const nameOf = (country, type) => [{ C: [{ printableString: country }] }, { O: [{ [type]: 'Test State' }] }, { CN: [{ [type]: 'Test Country Signing' }] }];
const root = await x509.X509CertificateGenerator.create({
  ...during, serialNumber: '01', subject: nameOf('BW', 'utf8String'), issuer: nameOf('BW', 'utf8String'), publicKey: state.publicKey,
  extensions: [new x509.BasicConstraintsExtension(true, 0, true), new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true)],
});
const pki = (certificate) => pkijs.Certificate.fromBER(certificate.rawData);
const seen = [];
for (const [country, type] of [['BW', 'utf8String'], ['BW', 'printableString'], ['bw', 'utf8String']]) {
  const leaf = await x509.X509CertificateGenerator.create({ ...during, serialNumber: '02', subject: 'CN=Document signer', issuer: nameOf(country, type), publicKey: signer.publicKey });
  const chain = await new x509.X509ChainBuilder({ certificates: [root] }).build(leaf);
  const { result } = await new pkijs.CertificateChainValidationEngine({ trustedCerts: [pki(root)], certs: [pki(leaf)], checkDate: new Date('2026-06-01') }).verify();
  const issued = new NodeCertificate(leaf.toString('pem')).checkIssued(new NodeCertificate(root.toString('pem')));
  const signed = await leaf.verify({ publicKey: state.publicKey, date: new Date('2026-06-01') });
  seen.push({ chain: chain.length, others: result && issued && signed });
  console.log(`issuer C=${country} (${type}): @peculiar/x509 finds a chain of ${chain.length}; signature ${signed}, PKI.js ${result}, Node ${issued}`);
}
process.exit(seen.every(({ others }) => others) && seen.map(({ chain }) => chain).join() === '2,2,1' ? 0 : 1);
JS
node probe.mjs

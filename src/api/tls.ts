import 'reflect-metadata';
import { createPrivateKey, webcrypto, X509Certificate } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import * as x509 from '@peculiar/x509';
import { writeDurably } from '../station/store/durable-file.ts';

/** ECDSA on P-256: every TLS client of the last ten years takes it. */
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY_MS = 24 * 60 * 60_000;
/** Some platforms refuse server certificates of more than 825 days, own authorities included. */
const LEAF_DAYS = 800;
const RENEW_BEFORE_DAYS = 30;

export interface TlsFiles {
  readonly key: string;
  readonly cert: string;
  /** The certificate that clients trust; hand this file to them. */
  readonly caFile: string;
}

/**
 * The key and certificate of this installation, made at first start and again before they end. The authority's private
 * key is thrown away after it has signed the one certificate, so that nobody can ever sign another with it (ADR 31).
 */
export async function tlsFiles(dataFolder: string, hosts: readonly string[], now: number): Promise<TlsFiles> {
  const folder = path.join(dataFolder, 'tls');
  const files = {
    ca: path.join(folder, 'ca.pem'),
    cert: path.join(folder, 'cert.pem'),
    key: path.join(folder, 'key.pem'),
  };
  const names = ['localhost', '127.0.0.1', '::1', ...hosts];
  if (!belongTogether(files) || !covers(readFileSync(files.cert, 'utf8'), names, now)) {
    const made = await makeCertificates(names, now);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    write(files.key, made.key, 0o600);
    write(files.cert, made.cert, 0o644);
    write(files.ca, made.ca, 0o644);
  }
  return { key: readFileSync(files.key, 'utf8'), cert: readFileSync(files.cert, 'utf8'), caFile: files.ca };
}

function write(file: string, text: string, mode: number): void {
  writeDurably(file, text, mode);
  // The account's umask may have taken more away than was meant.
  chmodSync(file, mode);
}

/** Each file is whole, but a power cut between two of them leaves a key beside the certificate of another. */
function belongTogether(files: { ca: string; cert: string; key: string }): boolean {
  if (!Object.values(files).every(existsSync)) return false;
  try {
    const certificate = new X509Certificate(readFileSync(files.cert));
    return (
      certificate.checkPrivateKey(createPrivateKey(readFileSync(files.key))) &&
      certificate.verify(new X509Certificate(readFileSync(files.ca)).publicKey)
    );
  } catch {
    return false;
  }
}

/** Does the certificate hold for these names, already (the clock may have been set back since) and for a month at least? */
function covers(pem: string, names: readonly string[], now: number): boolean {
  try {
    const certificate = new X509Certificate(pem);
    if (Date.parse(certificate.validFrom) > now) return false;
    if (Date.parse(certificate.validTo) - now < RENEW_BEFORE_DAYS * DAY_MS) return false;
    return names.every(
      (name) => (isIP(name) ? certificate.checkIP(name) : certificate.checkHost(name)) !== undefined,
    );
  } catch {
    return false;
  }
}

async function makeCertificates(
  names: readonly string[],
  now: number,
): Promise<{ ca: string; cert: string; key: string }> {
  const crypto = webcrypto as unknown as Crypto;
  x509.cryptoProvider.set(crypto);
  const authorityKeys = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
  const leafKeys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const notBefore = new Date(now - DAY_MS);
  const notAfter = new Date(now + LEAF_DAYS * DAY_MS);
  const installation = Buffer.from(crypto.getRandomValues(new Uint8Array(4))).toString('hex');

  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: serialNumber(crypto),
    name: `CN=Netefatsa station ${installation} authority`,
    notBefore,
    notAfter,
    signingAlgorithm: ALGORITHM,
    keys: authorityKeys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(authorityKeys.publicKey),
    ],
  });
  const leaf = await x509.X509CertificateGenerator.create({
    serialNumber: serialNumber(crypto),
    subject: 'CN=localhost',
    issuer: authority.subject,
    notBefore,
    notAfter,
    signingAlgorithm: ALGORITHM,
    publicKey: leafKeys.publicKey,
    signingKey: authorityKeys.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension(
        names.map((value) => ({ type: isIP(value) ? ('ip' as const) : ('dns' as const), value })),
      ),
      await x509.SubjectKeyIdentifierExtension.create(leafKeys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(authorityKeys.publicKey),
    ],
  });
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', leafKeys.privateKey);
  const key = x509.PemConverter.encode(pkcs8, 'PRIVATE KEY');
  return { ca: authority.toString('pem') + '\n', cert: leaf.toString('pem') + '\n', key: key + '\n' };
}

/** A positive 127-bit number, as RFC 5280 asks. */
function serialNumber(crypto: Crypto): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[0]! &= 0x7f;
  bytes[0]! |= 0x01;
  return Buffer.from(bytes).toString('hex');
}

import { createPrivateKey, X509Certificate } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { DAY_MS } from '../../contract/local-time.ts';
import {
  CERTIFICATE_FILE,
  NEXT_CERTIFICATE_FILE,
  TAKE_OVER_MS,
} from '../../station/health/certificate-facts.ts';
import { writeDurably } from '../../station/store/durable-file.ts';
import { makeCertificates, type Certificates } from './certificates.ts';

/** The next authority is published this long before it takes over, a quarter of a year. */
const OVERLAP_MS = 90 * DAY_MS;

export interface TlsFiles {
  readonly key: string;
  readonly cert: string;
  /** What clients trust; hand this file to them. From 90 days before the change on it holds both authorities. */
  readonly caFile: string;
}

/** Paths of one authority, its server certificate and the key of that. */
type CertificateSet = Readonly<Record<keyof Certificates, string>>;

/**
 * The key and certificate of this installation, made at first start and again before they end. An authority has a successor 90 days before
 * its own end: `ca.pem` then holds both, and the successor's certificate is shown from the last day on. Asked for again while the
 * station runs, it does what is due.
 *
 * @param hosts names besides the loopback ones; a new one needs a new certificate, and so a new authority, at once
 * @param now milliseconds since the epoch
 */
export async function tlsFiles(dataFolder: string, hosts: readonly string[], now: number): Promise<TlsFiles> {
  const current = setOf(path.join(dataFolder, CERTIFICATE_FILE), '');
  const next = setOf(path.join(dataFolder, NEXT_CERTIFICATE_FILE), 'next-');
  const names = ['localhost', '127.0.0.1', '::1', ...hosts];
  if (!isUsable(current, names, now, TAKE_OVER_MS)) {
    const successor = isUsable(next, names, now, TAKE_OVER_MS)
      ? read(next)
      : await makeCertificates(names, now);
    mkdirSync(path.dirname(current.cert), { recursive: true, mode: 0o700 });
    // The successor stays until everything is in place: the next run completes it after a power cut.
    write(current, successor);
    for (const file of Object.values(next)) rmSync(file, { force: true });
  } else if (!isUsable(current, names, now, OVERLAP_MS) && !isUsable(next, names, now, OVERLAP_MS)) {
    const successor = await makeCertificates(names, now);
    write(next, successor);
    writeFile(current.ca, firstOf(readFileSync(current.ca, 'utf8')) + successor.ca, 0o644);
  }
  const { key, cert } = read(current);
  return { key, cert, caFile: current.ca };
}

/** Authority and key are kept beside the certificate. */
const setOf = (cert: string, prefix: string): CertificateSet => ({
  ca: path.join(path.dirname(cert), `${prefix}ca.pem`),
  cert,
  key: path.join(path.dirname(cert), `${prefix}key.pem`),
});

const read = (set: CertificateSet): Certificates => ({
  ca: readFileSync(set.ca, 'utf8'),
  cert: readFileSync(set.cert, 'utf8'),
  key: readFileSync(set.key, 'utf8'),
});

function write(set: CertificateSet, { ca, cert, key }: Certificates): void {
  writeFile(set.key, key, 0o600);
  writeFile(set.cert, cert, 0o644);
  writeFile(set.ca, ca, 0o644);
}

function writeFile(file: string, text: string, mode: number): void {
  writeDurably(file, text, mode);
  // The umask may have removed permissions.
  chmodSync(file, mode);
}

const END = '-----END CERTIFICATE-----\n';
const firstOf = (pem: string): string => pem.slice(0, pem.indexOf(END) + END.length);

/** Complete, for these names, already valid (the clock may have been set back), and valid for at least this long. */
function isUsable(set: CertificateSet, names: readonly string[], now: number, atLeastMs: number): boolean {
  // Each file is complete, but a power cut in between leaves a key beside another's certificate.
  if (!Object.values(set).every(existsSync)) return false;
  try {
    const certificate = new X509Certificate(readFileSync(set.cert));
    return (
      certificate.checkPrivateKey(createPrivateKey(readFileSync(set.key))) &&
      // The first of two authorities is in use.
      certificate.verify(new X509Certificate(readFileSync(set.ca)).publicKey) &&
      Date.parse(certificate.validFrom) <= now &&
      Date.parse(certificate.validTo) - now >= atLeastMs &&
      names.every(
        (name) => (isIP(name) ? certificate.checkIP(name) : certificate.checkHost(name)) !== undefined,
      )
    );
  } catch {
    return false;
  }
}

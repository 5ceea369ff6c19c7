import { X509Certificate } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { rootCertificates } from 'node:tls';

/** Why the file of a house's authorities cannot be used. */
export class AuthoritiesUnusable extends Error {}

/**
 * The authorities that receivers are checked by: those of Node, and those of the bank's own file. The file is read again when it
 * changed, so that a new authority needs no restart.
 *
 * @param file PEM, one certificate or more; null: Node's alone
 * @returns null where Node's own are enough
 * @throws AuthoritiesUnusable when the file is not there or holds no certificate: nothing is sent past it
 */
export function createTrustedAuthorities(file: string | null): () => string[] | null {
  let read = { changed: Number.NaN, authorities: [] as string[] };
  return () => {
    if (file === null) return null;
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) throw new AuthoritiesUnusable();
    if (changed !== read.changed) read = { changed, authorities: certificatesOf(file) };
    return [...rootCertificates, ...read.authorities];
  };
}

function certificatesOf(file: string): string[] {
  try {
    const found =
      readFileSync(file, 'utf8').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    if (found.length === 0) throw new AuthoritiesUnusable();
    for (const pem of found) new X509Certificate(pem);
    return found;
  } catch {
    throw new AuthoritiesUnusable();
  }
}

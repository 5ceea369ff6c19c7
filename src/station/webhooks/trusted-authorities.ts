import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { readWhenChanged } from '../store/read-when-changed.ts';

/** Why the file of private authorities cannot be used. */
export class AuthoritiesUnusable extends Error {}

/**
 * Certificate authorities that verify receivers: Node's, and those of the bank's own file. The file is reread when it
 * changes, so that a new authority needs no restart.
 *
 * @param file PEM, one certificate or more; null: Node's alone
 * @returns null where Node's own are enough
 * @throws AuthoritiesUnusable when the file is missing or holds no certificate: nothing is sent then
 */
export function createTrustedAuthorities(file: string | null): () => string[] | null {
  if (file === null) return () => null;
  const authorities = readWhenChanged(file, certificatesOf);
  return () => {
    const own = authorities();
    if (own === null) throw new AuthoritiesUnusable();
    return [...rootCertificates, ...own];
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

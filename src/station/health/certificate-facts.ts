import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DAY_MS } from '../../contract/local-time.ts';
import { readWhenChanged } from '../store/read-when-changed.ts';

export interface CertificateFacts {
  /** Expiry of the station's certificate, milliseconds since the epoch; null where there is none. */
  readonly ends: number | null;
  /** From when the next authority's certificate is published; null where none was made yet. */
  readonly nextFrom: number | null;
}

/** The next certificate takes over this long before the current one expires. */
export const TAKE_OVER_MS = DAY_MS;
/** In the data folder. */
export const CERTIFICATE_FILE = path.join('tls', 'cert.pem');
export const NEXT_CERTIFICATE_FILE = path.join('tls', 'next-cert.pem');

/** Reads the certificate files of a data folder; a file is parsed again when it changed. */
export function createCertificateFacts(folder: string): () => CertificateFacts {
  const current = readWhenChanged(path.join(folder, CERTIFICATE_FILE), endsOf);
  const next = readWhenChanged(path.join(folder, NEXT_CERTIFICATE_FILE), endsOf);
  return () => {
    const ends = current();
    return { ends, nextFrom: ends !== null && next() !== null ? ends - TAKE_OVER_MS : null };
  };
}

function endsOf(file: string): number | null {
  try {
    return Date.parse(new X509Certificate(readFileSync(file)).validTo);
  } catch {
    return null;
  }
}

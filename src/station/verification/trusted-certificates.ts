import { X509Certificate } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** DER of every PEM certificate in the trust folder. A file that is no certificate is passed over. */
export function trustedCertificates(folder: string | null): Uint8Array[] {
  if (!folder || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.(pem|crt|cer)$/i.test(name))
    .flatMap((name) => {
      try {
        return [new X509Certificate(readFileSync(path.join(folder, name))).raw];
      } catch {
        return [];
      }
    });
}

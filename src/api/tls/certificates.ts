import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { isIP } from 'node:net';
import * as x509 from '@peculiar/x509';
import { DAY_MS } from '../../contract/local-time.ts';

/** ECDSA on P-256: every TLS client of the last ten years takes it. */
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** Some platforms refuse server certificates of more than 825 days, own authorities included. */
const LEAF_DAYS = 800;

/** PEM texts. */
export interface Certificates {
  readonly ca: string;
  readonly cert: string;
  readonly key: string;
}

/**
 * An authority and the one server certificate it signs. Its private key is thrown away here, so that nobody can ever sign another
 * with it (ADR 31).
 */
export async function makeCertificates(names: readonly string[], now: number): Promise<Certificates> {
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

import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { isoTime, type Clock } from '../clock.ts';
import { canonicalJson } from './canonical-json.ts';

/** A signed tree head: the station's statement that its log had this many records and this root. */
export interface SignedHead {
  readonly size: number;
  /** Hex. */
  readonly root: string;
  /** ISO 8601 UTC. */
  readonly time: string;
  readonly keyId: string;
  /** Ed25519 over {@link headBytes}, base64. */
  readonly signature: string;
}

/** What is signed: the canonical JSON of the head without its signature, after a line that says what it is. */
function headBytes(head: Omit<SignedHead, 'signature'>): Buffer {
  return Buffer.from(
    `netefatsa tree head 1\n${canonicalJson({ size: head.size, root: head.root, time: head.time, keyId: head.keyId })}`,
  );
}

/** First 16 hex digits of SHA-256 of the public key (SPKI, DER). */
const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

const publicKeyFromDer = (der: Buffer): KeyObject =>
  createPublicKey({ key: der, format: 'der', type: 'spki' });

export function headIsSigned(head: SignedHead, publicKey: KeyObject): boolean {
  return (
    keyIdOf(publicKey) === head.keyId &&
    verify(null, headBytes(head), publicKey, Buffer.from(head.signature, 'base64'))
  );
}

/** The station's signing keys. The newest that is not retired signs; every one verifies. */
export interface SigningKeys {
  sign(head: Omit<SignedHead, 'signature' | 'keyId'>): SignedHead;
  publicKey(keyId: string): KeyObject | null;
  /** Every public key in PEM with its id, oldest first. */
  publicKeys(): { keyId: string; pem: string; retiredAt: string | null }[];
  /** Retires the current key and makes a new one; the caller records the event. */
  rotate(): { retired: string; current: string };
}

/** Finds the public key that a head names. */
export type PublicKeys = Pick<SigningKeys, 'publicKey'>;

/** Reads only: for a connection that may not write. */
export function readPublicKeys(database: Database): PublicKeys {
  const key = database.prepare<[string], Buffer>('SELECT public_key FROM signing_keys WHERE id = ?').pluck();
  return {
    publicKey: (keyId) => {
      const der = key.get(keyId);
      return der ? publicKeyFromDer(der) : null;
    },
  };
}

export function openSigningKeys(database: Database, clock: Clock): SigningKeys {
  const current = database.prepare<[], { id: string; private_key: Buffer }>(
    'SELECT id, private_key FROM signing_keys WHERE retired_at IS NULL ORDER BY created_at DESC, rowid DESC LIMIT 1',
  );
  const make = (): string => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const id = keyIdOf(publicKey);
    database
      .prepare('INSERT INTO signing_keys (id, public_key, private_key, created_at) VALUES (?, ?, ?, ?)')
      .run(
        id,
        publicKey.export({ type: 'spki', format: 'der' }),
        privateKey.export({ type: 'pkcs8', format: 'der' }),
        isoTime(clock),
      );
    return id;
  };
  database.transaction(() => void (current.get() ?? make())).immediate();
  return {
    sign: (head) => {
      const { id, private_key } = current.get()!;
      const unsigned = { ...head, keyId: id };
      const key = createPrivateKey({ key: private_key, format: 'der', type: 'pkcs8' });
      return { ...unsigned, signature: sign(null, headBytes(unsigned), key).toString('base64') };
    },
    ...readPublicKeys(database),
    publicKeys: () =>
      database
        .prepare<[], { id: string; public_key: Buffer; retired_at: string | null }>(
          'SELECT id, public_key, retired_at FROM signing_keys ORDER BY created_at, rowid',
        )
        .all()
        .map((row) => ({
          keyId: row.id,
          pem: publicKeyFromDer(row.public_key).export({ type: 'spki', format: 'pem' }) as string,
          retiredAt: row.retired_at,
        })),
    rotate: () => {
      const retired = current.get()!.id;
      database
        .prepare('UPDATE signing_keys SET retired_at = ?, private_key = NULL WHERE id = ?')
        .run(isoTime(clock), retired);
      return { retired, current: make() };
    },
  };
}

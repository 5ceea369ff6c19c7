import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sign as signBytes } from 'node:crypto';
import * as library from '@contentauth/c2pa-wasm';
import sharp from 'sharp';
import { curveHand, identify, type Identity } from './authority.ts';

const ES256 = '1.2.840.10045.4.3.2';
const SOURCES = 'http://cv.iptc.org/newscodes/digitalsourcetype';
/** Octets that are kept free for the signature, and filled up. */
const RESERVED = 8_000;

export interface History {
  /** Kind of source (an IPTC term), of the first action. */
  readonly source?: string;
  /** Further actions, such as `c2pa.edited`. */
  readonly actions?: readonly string[];
  /** What it was made from. */
  readonly ingredient?: Uint8Array;
  readonly generator?: string;
}

/** Who signs, and who vouches for that one. */
export interface CredentialSigner {
  readonly signer: Identity;
  readonly root: Identity;
}

export function credentialSigner(name: string): CredentialSigner {
  const root = identify(`${name} Root`, curveHand('prime256v1', 'sha256', ES256), {
    isAuthority: true,
    withKeyIdentifier: true,
  });
  const signer = identify(name, curveHand('prime256v1', 'sha256', ES256), {
    issuer: root,
    isSigner: true,
    withKeyIdentifier: true,
  });
  return { signer, root };
}

/** A picture with Content Credentials that say how it was made. The library binds them; the signature is made here. */
export async function withCredentials(
  { signer, root }: CredentialSigner,
  { source = 'digitalCapture', actions = [], ingredient, generator = 'Specimen Camera' }: History = {},
): Promise<Uint8Array> {
  await load();
  const plain = await sharp({ create: { width: 96, height: 64, channels: 3, background: '#8899aa' } })
    .jpeg()
    .toBuffer();
  const first = ingredient
    ? { action: 'c2pa.opened', parameters: { ingredientIds: ['from'] } }
    : { action: 'c2pa.created', digitalSourceType: `${SOURCES}/${source}` };
  const builder = library.WasmBuilder.fromJson(
    JSON.stringify({
      claim_generator_info: [{ name: generator, version: '1' }],
      assertions: [
        { label: 'c2pa.actions', data: { actions: [first, ...actions.map((action) => ({ action }))] } },
      ],
    }),
  );
  if (ingredient)
    await builder.addIngredientFromBlob(
      JSON.stringify({ title: 'a.jpg', relationship: 'parentOf', label: 'from' }),
      'image/jpeg',
      blobOf(ingredient),
    );
  const sign = (claim: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
    Promise.resolve(signedClaim(claim, [signer.certificate, root.certificate], signer));
  return builder.sign({ alg: 'es256', reserveSize: RESERVED, sign }, [], 'image/jpeg', blobOf(plain));
}

/** COSE_Sign1 (RFC 9052, 4.2) with the certificates in its protected header, padded to the length that was reserved. */
function signedClaim(
  claim: Uint8Array,
  certificates: readonly Uint8Array[],
  by: Identity,
): Uint8Array<ArrayBuffer> {
  // { 1: -7 (ES256), 33: x5chain }
  const header = Buffer.concat([
    head(5, 2),
    Buffer.from([0x01, 0x26, 0x18, 0x21]),
    list(certificates.map(octetString)),
  ]);
  const structure = list([
    string('Signature1'),
    octetString(header),
    octetString(Buffer.alloc(0)),
    octetString(claim),
  ]);
  const signature = signBytes('sha256', structure, { key: by.key, dsaEncoding: 'ieee-p1363' });
  const padded = (length: number): Buffer =>
    Buffer.concat([
      Buffer.from([0xd2]),
      list([
        octetString(header),
        Buffer.concat([head(5, 1), string('pad'), octetString(Buffer.alloc(length))]),
        Buffer.from([0xf6]),
        octetString(signature),
      ]),
    ]);
  const some = 300;
  return Uint8Array.from(padded(RESERVED - padded(some).length + some));
}

/** CBOR (RFC 8949, 3): major type and count, then what it counts. */
function head(major: number, count: number): Buffer {
  const type = major << 5;
  if (count < 24) return Buffer.from([type | count]);
  return count < 256 ? Buffer.from([type | 24, count]) : Buffer.from([type | 25, count >> 8, count & 0xff]);
}
const octetString = (value: Uint8Array): Buffer => Buffer.concat([head(2, value.length), value]);
const string = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const list = (parts: readonly Uint8Array[]): Buffer => Buffer.concat([head(4, parts.length), ...parts]);

/** The library reads blobs by a reader that only browsers' workers have; this one knows the bytes beforehand. */
class KnownBlob extends Blob {
  readonly known: Uint8Array<ArrayBuffer>;
  constructor(known: Uint8Array<ArrayBuffer>) {
    super([known]);
    this.known = known;
  }
  override slice(start?: number, end?: number): Blob {
    return new KnownBlob(this.known.slice(start, end));
  }
}
const blobOf = (bytes: Uint8Array): Blob => new KnownBlob(Uint8Array.from(bytes));

let loaded = false;
async function load(): Promise<void> {
  if (loaded) return;
  loaded = true;
  const folder = path.dirname(createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm'));
  library.initSync({ module: await readFile(path.join(folder, 'c2pa_bg.wasm')) });
  Object.assign(globalThis, {
    FileReaderSync: class {
      readAsArrayBuffer(blob: KnownBlob): ArrayBuffer {
        return blob.known.buffer;
      }
    },
  });
}

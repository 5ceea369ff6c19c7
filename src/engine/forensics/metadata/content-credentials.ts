import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Library from '@contentauth/c2pa-wasm';
import { z } from 'zod';
import type { Finding } from '../../../contract/forensics.ts';
import { message, type Message } from '../../../contract/messages/message.ts';
import { finding, type FileDetector } from '../detector.ts';
import { GENERATED } from './generated.ts';

/** The parts of a manifest store that tell of editing (C2PA specification 2.x). */
const Store = z.object({
  active_manifest: z.string().optional(),
  /** `Trusted`: all checks pass and the signer chains to a certificate in the trust folder. */
  validation_state: z.string().optional(),
  validation_status: z.array(z.object({ code: z.string() })).optional(),
  /** The file's own manifest and those of its ingredients. */
  manifests: z
    .record(
      z.string(),
      z.object({
        /** In claims of version 1; version 2 has `claim_generator_info`. */
        claim_generator: z.string().optional(),
        claim_generator_info: z
          .array(z.object({ name: z.string().optional(), version: z.string().optional() }))
          .optional(),
        assertions: z.array(z.object({ label: z.string(), data: z.unknown() })).optional(),
        ingredients: z.array(z.unknown()).optional(),
        signature_info: z
          .object({ common_name: z.string().optional(), issuer: z.string().optional() })
          .optional(),
      }),
    )
    .optional(),
});
type Store = z.infer<typeof Store>;
type Manifest = NonNullable<Store['manifests']>[string];

/** Failed digests of any binding between manifest and file, and of the claim itself (C2PA 2.1, 15.2.2). */
const MISMATCH =
  /(?:dataHash|hashedURI|boxesHash|bmffHash|collectionHash|multiAssetHash|claimSignature)\.mismatch/;
/** Actions that leave the picture as its signer made it. */
const NO_EDIT = new Set(['c2pa.created', 'c2pa.published']);

/**
 * Content Credentials: a signed manifest in the file that binds it to its history. Read offline. They speak against a
 * file if its history, ingredients included, names a generative program; they authenticate it only if the signer chains
 * to the trust folder and nothing was edited.
 */
export const contentCredentials: FileDetector = {
  id: 'content-credentials',
  version: '2',
  group: 'metadata',
  quick: false,
  inspect: async ({ file, kind, trustedCertificates }) => {
    const format = { jpeg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf', other: null }[kind];
    if (!format || !carriesManifest(file.bytes)) return [];
    const store = await readStore(format, file.bytes, trustedCertificates);
    if (!store)
      return [
        finding(contentCredentials, {
          strength: 'note',
          says: message('metadataFindings.credentialsUnreadable'),
          detail: 'manifest store unreadable',
        }),
      ];
    return [judge(store)];
  },
};

/** Looks for a JUMBF box of type c2pa; cheaper than loading the reader for every file. */
function carriesManifest(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.includes('jumb') && buffer.includes('c2pa');
}

function judge(store: Store): Finding {
  const codes = (store.validation_status ?? []).map((s) => s.code);
  const manifest = store.manifests?.[store.active_manifest ?? ''];
  const detail = `generator ${generatorOf(manifest)}; state ${store.validation_state ?? 'unknown'}; status ${codes.join(', ') || 'valid'}`;
  const against = (says: Message): Finding =>
    finding(contentCredentials, { strength: 'strong', value: 1, detail, says });
  if (codes.some((code) => MISMATCH.test(code)))
    return against(message('metadataFindings.credentialsBroken'));
  if (GENERATED.test(JSON.stringify(manifest?.assertions ?? [])))
    return against(message('metadataFindings.generated'));
  if (GENERATED.test(JSON.stringify(store.manifests ?? {})))
    return against(message('metadataFindings.generatedFrom'));
  const { common_name: name, issuer } = manifest?.signature_info ?? {};
  if (store.validation_state === 'Trusted' && manifest && isUnedited(manifest))
    return finding(contentCredentials, {
      strength: 'note',
      value: 0,
      detail,
      says: message('metadataFindings.credentialsHold', {
        signer: name ?? issuer ?? message('signatureFindings.unnamedSigner'),
      }),
      authenticates: true,
    });
  return finding(contentCredentials, {
    strength: 'note',
    value: 0,
    detail,
    says:
      store.validation_state === 'Trusted'
        ? message('metadataFindings.credentialsEdited')
        : message('metadataFindings.credentialsUntrusted'),
  });
}

/** Created by its signer without ingredients, and not edited since. */
function isUnedited({ assertions = [], ingredients = [] }: Manifest): boolean {
  const actions = assertions.flatMap(({ label, data }) => {
    if (!label.startsWith('c2pa.actions')) return [];
    const read = Actions.safeParse(data);
    return read.success ? read.data.actions : [{ action: 'unreadable' }];
  });
  return ingredients.length === 0 && actions.length > 0 && actions.every(({ action }) => NO_EDIT.has(action));
}
const Actions = z.object({ actions: z.array(z.object({ action: z.string() })) });

function generatorOf(manifest: Manifest | undefined): string {
  const named = manifest?.claim_generator_info?.map(({ name, version }) =>
    [name, version].filter(Boolean).join(' '),
  );
  return named?.join(', ') || (manifest?.claim_generator ?? 'unknown');
}

let ready: Promise<typeof Library> | null = null;

/** The reader is 10 MB of WebAssembly: loaded once, on first need. */
async function load(): Promise<typeof Library> {
  const library = await import('@contentauth/c2pa-wasm');
  const folder = path.dirname(createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm'));
  library.initSync({ module: await readFile(path.join(folder, 'c2pa_bg.wasm')) });
  return library;
}

async function readStore(
  format: string,
  bytes: Uint8Array,
  trusted: readonly Uint8Array[],
): Promise<Store | null> {
  try {
    ready ??= load();
    const { WasmReader } = await ready;
    const read = async (context: string): Promise<Store> => {
      const reader = await WasmReader.fromBytes(format, bytes, context);
      try {
        return Store.parse(JSON.parse(reader.json()));
      } finally {
        reader.free();
      }
    };
    // Retry without the trust folder: a certificate that this reader rejects must not make the credentials unreadable.
    return await read(settings(trusted)).catch(() => read(settings([])));
  } catch {
    return null;
  }
}

/** The trust folder holds both CAs and signers; nothing is fetched from the network. */
function settings(trusted: readonly Uint8Array[]): string {
  const pem = trusted
    .map((der) => Buffer.from(der).toString('base64'))
    .map((text) => `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`)
    .join('');
  return JSON.stringify({
    verify: { verify_trust: true, remote_manifest_fetch: false, ocsp_fetch: false },
    ...(pem === '' ? {} : { trust: { user_anchors: pem, allowed_list: pem } }),
  });
}

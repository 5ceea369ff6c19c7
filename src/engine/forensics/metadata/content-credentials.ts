import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Library from '@contentauth/c2pa-wasm';
import { z } from 'zod';
import type { Finding } from '../../../contract/forensics.ts';
import { finding, type FileDetector } from '../detector.ts';

/** The parts of a manifest store that say something about editing (C2PA specification 2.x). */
const Store = z.object({
  active_manifest: z.string().optional(),
  validation_status: z.array(z.object({ code: z.string() })).optional(),
  manifests: z
    .record(
      z.string(),
      z.object({
        claim_generator: z.string().optional(),
        assertions: z.array(z.object({ label: z.string(), data: z.unknown() })).optional(),
      }),
    )
    .optional(),
});

/**
 * Content Credentials: a signed manifest inside the file that binds it to its history. Read offline; whether the signer
 * is trusted cannot be looked up, so credentials speak against a file, never alone for it.
 */
export const contentCredentials: FileDetector = {
  id: 'content-credentials',
  version: '1',
  group: 'metadata',
  quick: false,
  inspect: async ({ file, kind }) => {
    const format = { jpeg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf', other: null }[kind];
    if (!format || !carriesManifest(file.bytes)) return [];
    const store = await readStore(format, file.bytes);
    if (!store)
      return [
        finding(contentCredentials, {
          strength: 'note',
          explanation: 'The file carries Content Credentials that cannot be read.',
          detail: 'manifest store unreadable',
        }),
      ];
    return judge(store);
  },
};

/** JUMBF boxes of type c2pa; cheaper than loading the reader for every file. */
function carriesManifest(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.includes('jumb') && buffer.includes('c2pa');
}

function judge(store: z.infer<typeof Store>): Finding[] {
  const codes = (store.validation_status ?? []).map((s) => s.code);
  const changed = codes.some((code) =>
    /dataHash\.mismatch|hashedURI\.mismatch|boxesHash\.mismatch/.test(code),
  );
  const manifest = store.manifests?.[store.active_manifest ?? ''];
  const history = JSON.stringify(manifest?.assertions ?? []);
  const detail = `generator ${manifest?.claim_generator ?? 'unknown'}; status ${codes.join(', ') || 'valid'}`;
  if (changed)
    return [
      finding(contentCredentials, {
        strength: 'strong',
        value: 1,
        detail,
        explanation:
          'The file was changed after its Content Credentials were attached: their digest does not fit.',
      }),
    ];
  if (/trainedAlgorithmicMedia|compositeWithTrainedAlgorithmicMedia/.test(history))
    return [
      finding(contentCredentials, {
        strength: 'strong',
        value: 1,
        detail,
        explanation: 'The Content Credentials of the file say that it was made by a generative program.',
      }),
    ];
  return [
    finding(contentCredentials, {
      strength: 'note',
      value: 0,
      detail,
      explanation: 'The file carries Content Credentials that fit its content; the signer was not looked up.',
    }),
  ];
}

let ready: Promise<typeof Library> | null = null;

/** The reader is 10 MB of WebAssembly: loaded once, for the first file that needs it. */
async function load(): Promise<typeof Library> {
  const library = await import('@contentauth/c2pa-wasm');
  const folder = path.dirname(createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm'));
  library.initSync({ module: await readFile(path.join(folder, 'c2pa_bg.wasm')) });
  return library;
}

async function readStore(format: string, bytes: Uint8Array): Promise<z.infer<typeof Store> | null> {
  try {
    ready ??= load();
    const { WasmReader } = await ready;
    const reader = await WasmReader.fromBytes(format, bytes);
    try {
      return Store.parse(JSON.parse(reader.json()));
    } finally {
      reader.free();
    }
  } catch {
    return null;
  }
}

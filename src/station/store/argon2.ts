import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

export interface Argon2Parameters {
  /** KiB. */
  readonly memorySize: number;
  readonly iterations: number;
  readonly parallelism: number;
  readonly hashLength: number;
}
export type Argon2Request =
  | {
      readonly kind: 'hash' | 'derive';
      readonly password: string;
      readonly salt: Uint8Array;
      readonly parameters: Argon2Parameters;
    }
  | { readonly kind: 'verify'; readonly password: string; readonly hash: string };
export interface Argon2Answer {
  readonly id: number;
  readonly result: string | Uint8Array | boolean | null;
  readonly failure?: string;
}

/** The thread's file beside this one: TypeScript source in a clone, a bundle when built. */
const threadFile = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './argon2-thread.ts' : './argon2-thread.js', import.meta.url),
);

let thread: Worker | null = null;
let lastId = 0;
const asked = new Map<number, { resolve: (answer: Argon2Answer) => void; reject: (error: Error) => void }>();

/**
 * Node 24 has native argon2, by OpenSSL; Electron's Node is built with BoringSSL, which lacks it. One solution for both:
 * WebAssembly in a worker thread, started by the first password and unreferenced, so that it keeps no program alive.
 */
function started(): Worker {
  if (thread) return thread;
  const worker = new Worker(threadFile);
  const end = (error: Error): void => {
    if (thread === worker) thread = null;
    for (const { reject } of asked.values()) reject(error);
    asked.clear();
  };
  worker.on('message', (answer: Argon2Answer) => {
    asked.get(answer.id)?.resolve(answer);
    asked.delete(answer.id);
    if (asked.size === 0) worker.unref();
  });
  worker.once('error', end);
  worker.once('exit', () => end(new Error('The thread that hashes ended.')));
  thread = worker;
  return worker;
}

async function ask(request: Argon2Request): Promise<Argon2Answer['result']> {
  const worker = started();
  const id = ++lastId;
  worker.ref();
  const { result, failure } = await new Promise<Argon2Answer>((resolve, reject) => {
    asked.set(id, { resolve, reject });
    worker.postMessage({ id, request });
  });
  if (failure !== undefined) throw new Error(`argon2: ${failure}`);
  return result;
}

/** PHC string of argon2id (RFC 9106). */
export const argon2Hash = async (
  password: string,
  salt: Uint8Array,
  parameters: Argon2Parameters,
): Promise<string> => String(await ask({ kind: 'hash', password, salt, parameters }));

/** `hashLength` bytes of argon2id. */
export const argon2Derive = async (
  password: string,
  salt: Uint8Array,
  parameters: Argon2Parameters,
): Promise<Uint8Array> => (await ask({ kind: 'derive', password, salt, parameters })) as Uint8Array;

/** Is it the password of this PHC string? @throws for a string that is none */
export const argon2Verify = async (password: string, hash: string): Promise<boolean> =>
  (await ask({ kind: 'verify', password, hash })) === true;

import { readFileSync } from 'node:fs';
import { lazily } from '../lazily.ts';
import { resourcePath } from '../resources.ts';
import { discard } from '../trim-memory.ts';

/** A page of a WebAssembly memory, bytes. */
export const PAGE = 65_536;
/** Where the memory of an instance is free: behind what the kernels keep for themselves. */
export const FREE_FROM = 4_096;

/** The kernels as `npm run kernels` compiled them; null where there is no SIMD, or nobody compiled them. */
export const kernelModule = lazily((): WebAssembly.Module | null => {
  try {
    return new WebAssembly.Module(readFileSync(resourcePath('resources', 'kernels', 'kernels.wasm')));
  } catch {
    return null;
  }
});

/**
 * Makes a kernel's memory reach to `end`, in bytes; views of it that were made before are no longer good.
 *
 * @throws RangeError when the machine has no memory for it
 */
export function reserve(memory: WebAssembly.Memory, end: number): void {
  const missing = Math.ceil((end - memory.buffer.byteLength) / PAGE);
  if (missing > 0) memory.grow(missing);
}

/** Gives back what lies behind the first page of a kernel's memory; what is computed next finds zeros there, and writes before it reads. */
export function empty(memory: WebAssembly.Memory): void {
  if (memory.buffer.byteLength > PAGE) discard(new Uint8Array(memory.buffer, PAGE));
}

/** What `make` makes with a kernel's memory; null when the machine has no memory for it, where plain code may do. */
export function ifMemoryDoes<T>(make: () => T): T | null {
  try {
    return make();
  } catch (thrown) {
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}

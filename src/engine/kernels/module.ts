import { readFileSync } from 'node:fs';
import { lazily } from '../lazily.ts';
import { resourcePath } from '../resources.ts';
import { discard } from '../trim-memory.ts';

/** A page of a WebAssembly memory, bytes. */
export const PAGE = 65_536;
/** First free byte in an instance's memory: below it lies the kernels' static data. */
export const FREE_FROM = 4_096;

/** The kernels compiled by `npm run kernels`; null without SIMD or without the file. */
export const kernelModule = lazily((): WebAssembly.Module | null => {
  try {
    return new WebAssembly.Module(readFileSync(resourcePath('resources', 'kernels', 'kernels.wasm')));
  } catch {
    return null;
  }
});

/**
 * Grows a kernel's memory to `end` bytes; earlier views of it become invalid.
 *
 * @throws RangeError when the machine has no memory for it
 */
export function reserve(memory: WebAssembly.Memory, end: number): void {
  const missing = Math.ceil((end - memory.buffer.byteLength) / PAGE);
  if (missing > 0) memory.grow(missing);
}

/** Releases a kernel's memory above the first page to the system; the next computation finds zeros there, and writes before it reads. */
export function empty(memory: WebAssembly.Memory): void {
  if (memory.buffer.byteLength > PAGE) discard(new Uint8Array(memory.buffer, PAGE));
}

/** Result of `make`, which uses a kernel's memory; null if the machine has too little, where plain code may still work. */
export function ifMemoryDoes<T>(make: () => T): T | null {
  try {
    return make();
  } catch (thrown) {
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}

import { readFileSync } from 'node:fs';
import { lazily } from '../lazily.ts';
import { resourcePath } from '../resources.ts';

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

import { readFileSync } from 'node:fs';
import { lazily } from '../lazily.ts';
import { resourcePath } from '../resources.ts';

/** The kernels as `npm run kernels` compiled them; null where there is no SIMD, or nobody compiled them. */
export const kernelModule = lazily((): WebAssembly.Module | null => {
  try {
    return new WebAssembly.Module(readFileSync(resourcePath('resources', 'kernels', 'kernels.wasm')));
  } catch {
    return null;
  }
});

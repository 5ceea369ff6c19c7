/** `npm run kernels`: compiles the kernels of `src/engine/kernels` to `resources/kernels/kernels.wasm`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileKernels } from './compile.ts';

const folder = path.resolve(import.meta.dirname, '..', '..', 'resources', 'kernels');
const binary = await compileKernels();
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'kernels.wasm'), binary);
process.stdout.write(`kernels: ${binary.length} bytes\n`);

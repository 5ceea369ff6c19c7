import { readFileSync } from 'node:fs';
import path from 'node:path';
import asc from 'assemblyscript/asc';

const sources = path.resolve(import.meta.dirname, '..', '..', 'src', 'engine', 'kernels', 'assembly');

/**
 * The kernels as WebAssembly: SIMD, the smallest runtime (they keep no objects), no checks of bounds but the machine's own.
 *
 * @throws Error with what the compiler says
 */
export async function compileKernels(): Promise<Uint8Array<ArrayBuffer>> {
  let binary: Uint8Array<ArrayBuffer> | null = null;
  const { error, stderr } = await asc.main(
    [
      'index.ts',
      ...[
        '--outFile',
        'kernels.wasm',
        '--optimizeLevel',
        '3',
        '--shrinkLevel',
        '0',
        '--converge',
        '--noAssert',
      ],
      ...['--runtime', 'stub', '--enable', 'simd'],
    ],
    {
      readFile: (name, folder) => {
        try {
          return readFileSync(path.resolve(sources, folder, name), 'utf8');
        } catch {
          return null;
        }
      },
      writeFile: (name, contents) => {
        if (name === 'kernels.wasm' && typeof contents !== 'string') binary = new Uint8Array(contents);
      },
      listFiles: () => [],
    },
  );
  if (error || !binary) throw new Error(`The kernels do not compile: ${stderr.toString() || error?.message}`);
  return binary;
}

import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';

const fromRoot = (...parts: string[]): string => path.resolve(import.meta.dirname, ...parts);
const rendererRoot = fromRoot('src', 'renderer');

/** Every HTML page beside index.html is a page of its own (the hosted face check). */
const rendererPages = Object.fromEntries(
  readdirSync(rendererRoot)
    .filter((file) => file.endsWith('.html'))
    .map((file) => [path.basename(file, '.html'), path.join(rendererRoot, file)]),
);

/**
 * Sources open the document types of a country by the name of its folder (`country-types.ts`, ADR 466). In a bundle they are
 * imported like everything else: a chunk that waited for them while they import it would wait for ever.
 */
const countryTypes: Plugin = {
  name: 'country-types',
  load(id) {
    if (!id.endsWith('/src/engine/documents/country-types.ts')) return null;
    const files = globSync('*/documents/index.ts', { cwd: fromRoot('src', 'engine', 'packs') }).sort();
    const imports = files.map(
      (file, i) => `import { documents as of${i} } from '../packs/${file.replaceAll(path.sep, '/')}';\n`,
    );
    return `${imports.join('')}export const countryTypes = [${files.map((_, i) => `...of${i}`).join()}];`;
  },
};

/**
 * Three builds: Node programs into out/main, the sandboxed bridge into out/preload, the screens into out/renderer.
 * Programs and their shared chunks are siblings: `engine/child-process.ts` looks for host.js beside itself, in
 * whichever chunk it ends up. Dependencies of package.json stay in node_modules.
 */
export default defineConfig({
  main: {
    plugins: [countryTypes],
    build: {
      outDir: fromRoot('out', 'main'),
      rolldownOptions: {
        input: {
          main: fromRoot('src', 'main', 'main.ts'),
          host: fromRoot('src', 'engine', 'host.ts'),
          'start-confined': fromRoot('src', 'engine', 'start-confined.ts'),
          'pdf-thread': fromRoot('src', 'engine', 'intake', 'pdf', 'thread.ts'),
          'ocr-thread': fromRoot('src', 'engine', 'ocr', 'worker', 'thread.ts'),
          'audit-thread': fromRoot('src', 'station', 'audit', 'verify-thread.ts'),
          'argon2-thread': fromRoot('src', 'station', 'store', 'argon2-thread.ts'),
          'search-thread': fromRoot('src', 'station', 'screening', 'search-thread.ts'),
          'backup-thread': fromRoot('src', 'station', 'backup', 'backup-thread.ts'),
          'restore-thread': fromRoot('src', 'station', 'backup', 'restore-thread.ts'),
          cli: fromRoot('src', 'cli', 'main.ts'),
        },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      outDir: fromRoot('out', 'preload'),
      rolldownOptions: {
        input: { index: fromRoot('src', 'preload', 'index.ts') },
        // A sandboxed preload script must be CommonJS.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: rendererRoot,
    base: './',
    plugins: [react()],
    build: {
      outDir: fromRoot('out', 'renderer'),
      emptyOutDir: true,
      target: 'chrome130',
      minify: true,
      chunkSizeWarningLimit: 1_500,
      // Inlined assets would need `data:` in the content security policy.
      assetsInlineLimit: 0,
      rolldownOptions: { input: rendererPages },
    },
  },
});

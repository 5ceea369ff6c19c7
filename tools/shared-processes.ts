import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What a file replaces, or sets for its whole process, would reach the files after it. `vi.fn` and `vi.waitFor` replace nothing.
 * What code keeps without being told (a model, a thread, a table) is the same for every file.
 */
const REPLACES =
  /\bvi\.(?!fn\b|waitFor\b)|\bprocess\.env\b.*[^=!]=[^=>]|\bdelete process\.env\b|\bprocess\.chdir\b/;
/** Draws in a page. */
const IN_PAGE = '// @vitest-environment happy-dom';
/**
 * Two go by the clock and by the end of processes that they start; one measures what the other threads of its process do, among
 * which are collectors of the garbage of other files; the kernels' measures the memory of its process, and what it
 * compiles itself must not serve other files, nor theirs it.
 */
const APART = ['pool', 'process-recycling', 'intake/pdf/own-time', 'kernels/kernels'].map(
  (name) => `src/engine/${name}.test.ts`,
);

const root = path.resolve(import.meta.dirname, '..');

/** Unit test files that share a process with others: one of its own costs half a second of processor time, and its modules again. */
export const filesTogether = (): string[] =>
  testsOf(UNIT).filter((file) => {
    const text = read(file);
    return !APART.includes(file) && !text.includes(IN_PAGE) && !REPLACES.test(text);
  });

/** The same of the API's: there the modules of a whole station, 1.4 s of processor time. */
export const filesOfApiTogether = (): string[] => testsOf(API).filter((file) => !REPLACES.test(read(file)));

/**
 * Unit test files that draw in a page and share a process with others of their kind. A module that one replaces stays replaced in
 * the modules that use it, for the files after it.
 */
export const filesInPage = (): string[] =>
  testsOf(UNIT).filter((file) => {
    const text = read(file);
    return text.includes(IN_PAGE) && !/\bvi\.(mock|doMock)\b/.test(text);
  });

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const UNIT = ['src', 'tools'];
const API = ['test/api', 'test/faults', 'test/security'];

// By hand: the Node of the Electron that the tests of chips run in has no globSync.
const testsOf = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.replaceAll(path.sep, '/')),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules/'));

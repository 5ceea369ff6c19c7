import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Debian programs that edit or rewrite files: what forgers and honest people use alike. `soffice` is LibreOffice
 * (`libreoffice-draw-nogui`), which is large, so machines that only run the tests do not have it.
 */
export type Program =
  | 'qpdf'
  | 'mutool'
  | 'gs'
  | 'convert'
  | 'ffmpeg'
  | 'img2pdf'
  | 'pdftocairo'
  | 'pdftoppm'
  | 'pdfunite'
  | '/usr/bin/python3'
  | 'soffice';

const found = new Map<Program, boolean>();

/** Is the program installed? Attacks that need a missing one are left out, and the bench says so. */
export async function installed(program: Program): Promise<boolean> {
  const known = found.get(program);
  if (known !== undefined) return known;
  const yes = await run('which', [program]).then(
    () => true,
    () => false,
  );
  found.set(program, yes);
  return yes;
}

/**
 * Runs a program on files in a folder of its own and gives back one of them. `{folder}` in its arguments is that folder.
 *
 * @example await through('qpdf', ['--linearize', 'in.pdf', 'out.pdf'], { 'in.pdf': bytes }, 'out.pdf')
 */
export async function through(
  program: Program,
  args: readonly string[],
  files: Readonly<Record<string, Uint8Array>>,
  output: string,
): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'netefatsa-tamper-'));
  try {
    for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(folder, name), bytes);
    const given = args.map((arg) => arg.replaceAll('{folder}', folder));
    await run(program, given, { cwd: folder, timeout: 60_000 }).catch((error: { code?: number }) => {
      // qpdf ends with 3 when it wrote the file but warned.
      if (program !== 'qpdf' || error.code !== 3) throw error;
    });
    const names = await readdir(folder);
    const made =
      names.find((name) => name === output) ??
      names.find((name) => name.startsWith(output.replace(/\.\w+$/, '')));
    if (!made) throw new Error(`${program} wrote no ${output}`);
    return await readFile(path.join(folder, made));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

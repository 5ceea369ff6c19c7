import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..');

/** A Markdown table; the first row is the head. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const [head, ...body] = rows.map((row) => `| ${row.join(' | ')} |`);
  return [head, `|${rows[0]!.map(() => '---').join('|')}|`, ...body].join('\n');
}

/**
 * Prints a measured section and, with `--write`, replaces it in a page of docs/ between its markers, with the date,
 * machine and command that made it; paths of this machine in the command are left out.
 *
 * @example writeSection('accuracy/reading.md', 'ocr', 'Reading', table(rows), 'npm run bench -- ocr');
 */
export function writeSection(page: string, name: string, title: string, body: string, command: string): void {
  process.stdout.write(`\n## ${title}\n\n${body}\n`);
  if (!process.argv.includes('--write')) return;
  const file = path.join(root, 'docs', page);
  const made = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), \`${command.replace(/(?<=[\s=])\/\S+/g, 'PATH')}\``;
  const section = `<!-- bench:${name} -->\n## ${title}\n\n${body}\n\n_Measured ${made}._\n<!-- /bench:${name} -->`;
  const old = existsSync(file) ? readFileSync(file, 'utf8') : `# ${page.replace('.md', '')}\n`;
  const marked = new RegExp(`<!-- bench:${name} -->[\\s\\S]*?<!-- /bench:${name} -->`);
  writeFileSync(
    file,
    marked.test(old) ? old.replace(marked, () => section) : `${old.trimEnd()}\n\n${section}\n`,
  );
}

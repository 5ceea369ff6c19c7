import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..', '..', '..');
/** What the commands find in the folder of the repository. */
const REPOSITORY = ['package.json', 'node_modules', 'samples'];

let folder: string;
let commandsRun: ChildProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-begin-'));
  for (const name of REPOSITORY) symlinkSync(path.join(root, name), path.join(folder, name));
});
afterEach(() => {
  endAll();
  commandsRun = null;
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Ends the commands, and the station that they leave running. */
function endAll(): void {
  if (!commandsRun?.pid) return;
  try {
    process.kill(-commandsRun.pid, 'SIGKILL');
  } catch {
    // Nothing of them is left.
  }
}

const page = readFileSync(path.join(root, 'docs', 'api.md'), 'utf8');
const blockOf = (title: string): string =>
  new RegExp(`## ${title}\\n[\\s\\S]*?\`\`\`sh\\n([\\s\\S]*?)\`\`\``).exec(page)![1]!;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('docs/api.md leads word for word from nothing to a document that a generated client had verified', async () => {
  // Only the port is another one: somebody may use theirs. And npx asks for no package: this folder only points to the repository.
  const blocks = (blockOf('Begin') + blockOf('A generated client')).replaceAll(
    '7443',
    String(await freePort()),
  );
  const program = path.join(root, 'src', 'cli', 'netefatsa.js');
  const commands = `npx() { if [ "$1" = netefatsa ]; then shift; node '${program}' "$@"; else command npx "$@"; fi; }\n${blocks}`;
  const child = spawn('bash', ['-e', '-c', commands], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: the station that the commands leave running ends with it.
    detached: true,
  });
  commandsRun = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => void (said += String(text)));
  const late = setTimeout(endAll, 280_000);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(late);
  expect(code, said).toBe(0);
  expect(existsSync(path.join(folder, 'station', 'tls', 'ca.pem'))).toBe(true);
  // The answer to curl, and the one to the generated client.
  expect(said).toContain('"documentType":"OMANG"');
  expect(said).toContain("documentType: 'OMANG'");
  const truth = JSON.parse(readFileSync(path.join(root, 'samples', 'omang.json'), 'utf8')) as {
    fields: { idNumber: { value: string } };
  };
  expect(said.split(truth.fields.idNumber.value).length).toBeGreaterThan(2);
}, 300_000);

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const MODULE = path.join(import.meta.dirname, 'exit-on-internal-error.ts');

/** A process of its own, which throws where nobody catches. */
const run = (defect: string, fatal = '(report) => console.log(JSON.stringify(report))') =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module-typescript',
      '--eval',
      `import { exitOnInternalError, DEFECT_EXIT_CODE } from ${JSON.stringify(MODULE)};
       exitOnInternalError({ fatal: ${fatal} }, () => process.exit(DEFECT_EXIT_CODE));
       setInterval(() => undefined, 1000);
       ${defect}`,
    ],
    { encoding: 'utf8', timeout: 20_000 },
  );

it.each([
  [
    'a timer',
    'setTimeout(() => { throw new RangeError("Kago Sebina 428317215\\n at the counter:1:2"); }, 1);',
  ],
  ['a promise', 'void Promise.reject(new RangeError("Kago Sebina 428317215"));'],
])('%s that fails ends the process with its place, without its message', (_, defect) => {
  const { status, stdout, stderr } = run(defect);
  expect(status).toBe(70);
  expect(JSON.parse(stdout)).toMatchObject({ error: 'RangeError' });
  expect((JSON.parse(stdout) as { at: string[] }).at.length).toBeGreaterThan(0);
  expect(stdout + stderr).not.toMatch(/Sebina|428317215/);
});

it('a log that cannot be written does not keep the process alive', () => {
  expect(run("throw 'text';", "() => { throw new Error('full'); }").status).toBe(70);
});

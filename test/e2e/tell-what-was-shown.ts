/** Before each file of end-to-end tests: the report of a test that failed says what its pages showed then. */
import { afterEach } from 'vitest';
import { whatPagesShow } from './watched-pages.ts';

afterEach(async ({ task: { result } }) => {
  const error = result?.state === 'fail' ? result.errors?.at(-1) : undefined;
  const shown = error && (await whatPagesShow());
  if (!error || !shown) return;
  error.message += `\n${shown}`;
  // What the reporters print.
  if (error.stack)
    error.stack = `${error.name}: ${error.message}\n${error.stack.replace(/^[^]*?(?=\n {4}at )/, '')}`;
});

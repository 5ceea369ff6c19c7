// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { Gate } from './gate.tsx';
import { mount, until, type Mounted } from './testing/mount.tsx';
import { CLERK, refusal, stubStation } from './testing/station-answers.ts';

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  vi.unstubAllGlobals();
});

test('a screen drawn again after the session ended, before the gate learns of it, does not break', async () => {
  stubStation(() => refusal('INTERNAL', 500));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(['session'], CLERK);
  mounted = mount(<Gate />, undefined, queries);
  await until(() => expect(mounted.find('nav').textContent).not.toBe(''));
  // Whoever observes a query is told of an answer in a task of its own; a render before that sees the answer already.
  queries.setQueryData(['session'], {
    state: 'signed-out',
    operators: [
      { name: CLERK.operator.name, role: 'clerk' },
      { name: 'Kagiso Example', role: 'administrator' },
    ],
  });
  mounted.key(document.body, '?');
  await until(() => expect(mounted.find('h1').textContent).toBe('Who is at the counter?'));
});

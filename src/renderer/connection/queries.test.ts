// @vitest-environment happy-dom
import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { station } from './client.ts';
import { createQueries } from './queries.ts';

afterEach(() => void vi.unstubAllGlobals());

it('the station on this computer is asked while the computer has no network', async () => {
  const asked = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', asked);
  const queries = createQueries();
  queries.mount();
  try {
    window.dispatchEvent(new Event('offline'));
    const signOut = new MutationObserver(queries, {
      mutationFn: () => station.tell('DELETE', '/session'),
    });
    await signOut.mutate();
    await queries.fetchQuery({
      queryKey: ['session'],
      queryFn: () => station.status('POST', '/session/lock'),
    });
    expect(asked.mock.calls).toHaveLength(2);
  } finally {
    // Unmounted, it hears no event any more: what asks next in this process would wait for a network for good.
    window.dispatchEvent(new Event('online'));
    queries.unmount();
  }
}, 10_000);

import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import type { SignedIn } from '../../contract/people.ts';
import { vi } from 'vitest';
import { SignedInSession } from '../connection/session.ts';
import { startLanguage } from '../language/language.ts';
import { theme } from '../theme/theme.ts';

/** For component tests in happy-dom: everything that is around a component in the program, without a station. */
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
await startLanguage();

export interface Mounted {
  readonly root: HTMLElement;
  /** The element whose accessible name contains `name`, in a dialog over the screen, too. */
  find(selector: string, name?: string): HTMLElement;
  click(element: Element): void;
  type(input: Element, text: string): void;
  key(element: Element, key: string): void;
  submit(): void;
  fire(element: Element, event: Event): void;
  /** Renders another element into the same place. */
  show(element: ReactNode): void;
  unmount(): void;
}

/**
 * @param session who is signed in, for components that ask for it
 * @param queries another cache of answers than an empty one: with the session in it, for the gate, which tells its screens itself
 * @param address where in the program it is
 */
export function mount(
  element: ReactNode,
  session?: SignedIn,
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  address = '/',
): Mounted {
  if (session) queries.setQueryData(['session'], session);
  const root = document.body.appendChild(document.createElement('div'));
  const tree = createRoot(root);
  const show = (shown: ReactNode): void =>
    act(() =>
      tree.render(
        <MantineProvider theme={theme} env="test">
          <QueryClientProvider client={queries}>
            <SignedInSession value={session ?? null}>
              <MemoryRouter initialEntries={[address]}>{shown}</MemoryRouter>
            </SignedInSession>
          </QueryClientProvider>
        </MantineProvider>,
      ),
    );
  show(element);
  const fire = (on: Element, event: Event): void => act(() => void on.dispatchEvent(event));
  return {
    root,
    fire,
    show,
    find: (selector, name = '') => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
        `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.includes(name),
      );
      if (!found) throw new Error(`There is no ${selector} named "${name}".`);
      return found;
    },
    click: (on) => fire(on, new MouseEvent('click', { bubbles: true })),
    type: (input, text) => {
      // React listens to the property's setter of the prototype.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!.call(input, text);
      fire(input, new Event('input', { bubbles: true }));
    },
    key: (on, key) => fire(on, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    submit: () =>
      fire(document.querySelector('form')!, new Event('submit', { bubbles: true, cancelable: true })),
    unmount: () => {
      act(() => tree.unmount());
      root.remove();
    },
  };
}

/** Waits until what a request brings about is on the screen. */
export const until = (holds: () => void): Promise<unknown> =>
  act(() => vi.waitFor(holds, { timeout: 10_000 }));

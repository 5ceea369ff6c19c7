// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StepTitleProvider } from '../shell/step-title.tsx';
import { mount, until, type Mounted } from '../testing/mount.tsx';
import { CLERK, stubStation } from '../testing/station-answers.ts';
import { CasesScreen } from './cases-screen.tsx';

let mounted: Mounted;
let station: ReturnType<typeof stubStation>;
beforeEach(() => {
  station = stubStation(() => Response.json({ cases: [], next: null, total: 0 }));
});
afterEach(() => {
  mounted.unmount();
  vi.unstubAllGlobals();
});

const screen = (
  <StepTitleProvider>
    <CasesScreen />
  </StepTitleProvider>
);
const asked = () => station.mock.calls.map(([address]) => address).at(-1);

test('whoever comes back from a case finds the search as it was, and can show all again', async () => {
  mounted = mount(screen, CLERK);
  mounted.type(mounted.find('input[type=search]'), 'kgosi');
  // The search begins a moment after the last key.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(asked()).toContain('search=kgosi');
  mounted.show(null);
  mounted.show(screen);
  expect((mounted.find('input[type=search]') as HTMLInputElement).value).toBe('kgosi');
  await until(() => expect(mounted.find('button', 'Clear the search')).toBeDefined());
  mounted.click(mounted.find('button', 'Clear the search'));
  expect((mounted.find('input[type=search]') as HTMLInputElement).value).toBe('');
});

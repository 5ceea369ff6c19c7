// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { mount, until, type Mounted } from '../testing/mount.tsx';
import { CLERK, stubStation } from '../testing/station-answers.ts';
import { Today } from './today.tsx';

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  vi.unstubAllGlobals();
});

test('a case that somebody referred is offered to whoever works at the counter', async () => {
  stubStation((request) =>
    Response.json({ cases: [], next: null, total: request.includes('state=referred') ? 2 : 0 }),
  );
  mounted = mount(<Today />, CLERK);
  await until(() => expect(mounted.find('a', 'Referred').getAttribute('href')).toBe('/cases?state=referred'));
  expect(mounted.find('a', 'Referred').textContent).toMatch(/^2/);
});

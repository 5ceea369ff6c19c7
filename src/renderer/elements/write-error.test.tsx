// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../connection/client.ts';
import { mount, type Mounted } from '../testing/mount.tsx';
import { CLERK } from '../testing/station-answers.ts';
import { WriteError } from './write-error.tsx';

let mounted: Mounted;
afterEach(() => mounted.unmount());

const PROBLEM = {
  code: 'INVALID_REQUEST',
  status: 400,
  message: 'un.xml ends in the middle: it was not copied whole.',
  reason: null,
  retryAfterSeconds: null,
  requestId: 'r-1',
  errors: [],
};

test('what a parser said is no part of the sentence, and folded away behind it', () => {
  const error = new RequestFailure({ ...PROBLEM, technical: '1:73: unclosed tag: ENTITY' });
  mounted = mount(<WriteError error={error} />, CLERK);
  expect(mounted.find('[role=alert]').textContent).toBe(PROBLEM.message);
  const detail = mounted.find('details');
  expect(detail.hasAttribute('open')).toBe(false);
  expect(detail.textContent).toContain('1:73: unclosed tag: ENTITY');
});

test('where there is no such detail nothing offers one', () => {
  mounted = mount(<WriteError error={new RequestFailure(PROBLEM)} />, CLERK);
  expect(mounted.root.querySelector('details')).toBeNull();
});

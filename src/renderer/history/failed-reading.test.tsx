// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { CaseDetail } from '../../contract/cases.ts';
import { caseOf } from '../testing/case-of.ts';
import { mount } from '../testing/mount.tsx';
import { CLERK } from '../testing/station-answers.ts';
import { FailedReading } from './failed-reading.tsx';

function links(more: Partial<CaseDetail>, quiet = false): (string | null)[] {
  const { root, unmount } = mount(<FailedReading summary={caseOf([], more)} quiet={quiet} />, CLERK);
  const found = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  unmount();
  return found;
}

test('a case of which nothing could be read takes other pictures, which are read into it', () => {
  expect(links({ progress: 'failed' })).toEqual(['/verify?case=c-1&add=instead']);
});

test('one that was read, is decided, or is shown in a list does not', () => {
  expect(links({})).toEqual([]);
  expect(links({ progress: 'failed', state: 'rejected' })).toEqual([]);
  expect(links({ progress: 'failed' }, true)).toEqual([]);
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { SignedIn } from '../../contract/people.ts';
import type { CaseDetail } from '../../contract/cases.ts';
import { caseOf, readField } from '../testing/case-of.ts';
import { mount } from '../testing/mount.tsx';
import { CLERK } from '../testing/station-answers.ts';
import { AddDocument } from './add-document.tsx';

const AUDITOR: SignedIn = { ...CLERK, operator: { ...CLERK.operator, role: 'auditor' } };
const ONBOARDING: CaseDetail['results'] = [
  { kind: 'onboarding', createdAt: '2026-11-22T08:00:00.000Z', body: { subject: 'person', steps: [] } },
];

function links(more: Partial<CaseDetail>, who = CLERK): (string | null)[] {
  const detail = caseOf([readField('surname', 'MOGAPI')], more);
  const { root, unmount } = mount(<AddDocument detail={detail} />, who);
  const found = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  unmount();
  return found;
}

test('a case that is not decided takes another document', () => {
  expect(links({})).toEqual(['/verify?case=c-1&add=document']);
  expect(links({ state: 'referred' })).toHaveLength(1);
});

test('one that is decided, waits, is being read or is an onboarding does not, nor from somebody who only reads', () => {
  expect(links({ state: 'accepted' })).toEqual([]);
  expect(links({ state: 'waiting' })).toEqual([]);
  expect(links({ progress: 'processing' })).toEqual([]);
  expect(links({ results: ONBOARDING })).toEqual([]);
  expect(links({}, AUDITOR)).toEqual([]);
});

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { VerificationProgress } from '../../contract/operator.ts';
import { draftFiles } from '../capture/draft.ts';
import { RequestFailure } from '../connection/client.ts';
import { mount } from '../testing/mount.tsx';
import { ProcessingScreen } from './processing-screen.tsx';

const failed: VerificationProgress = {
  kind: 'failed',
  code: 'ENCRYPTED_DOCUMENT',
  message: 'No.',
  reason: null,
  requestId: 'r-1',
  file: 1,
};
const heard: { progress: VerificationProgress | null; error: Error | null } = {
  progress: failed,
  error: null,
};
vi.mock('../connection/verifications.ts', () => ({ useVerificationProgress: () => heard }));
afterEach(() => {
  draftFiles.clear();
  Object.assign(heard, { progress: failed, error: null });
});

it('of several files the screen names the one that was refused', () => {
  draftFiles.add(['front.pdf', 'back.pdf'].map((name) => new File(['x'], name, { type: 'application/pdf' })));
  const { root, unmount } = mount(<ProcessingScreen />);
  expect(root.textContent).toContain('File 2, back.pdf: The PDF is protected');
  unmount();
});

it('what the pages say is shown as it becomes known, and its place is there before', () => {
  Object.assign(heard, { progress: { kind: 'stage', stage: 'reading', page: 1, pages: 2 } });
  const { root, show, unmount } = mount(<ProcessingScreen />);
  expect(root.querySelector('[role=log]')?.children).toHaveLength(0);
  const found = [{ documentType: 'OMANG', fields: ['fullName', 'dateOfBirth'] }];
  Object.assign(heard, { progress: { kind: 'stage', stage: 'reading', page: 2, pages: 2, found } });
  show(<ProcessingScreen key="next" />);
  expect(root.querySelector('[role=log]')?.textContent).toBe('OmangFull name, Date of birth');
  unmount();
});

it('a station that stopped in the middle is said to have, and the files to be there', () => {
  draftFiles.add([new File(['x'], 'front.pdf', { type: 'application/pdf' })]);
  const none = { reason: null, retryAfterSeconds: null, errors: [] };
  const problem = { status: 404, code: 'NOT_FOUND', message: 'No.', requestId: 'r-2', ...none };
  Object.assign(heard, { progress: null, error: new RequestFailure(problem) });
  const { root, unmount } = mount(<ProcessingScreen />);
  expect(root.textContent).toContain('The reading was interrupted');
  expect(root.textContent).toContain('Your files are still here');
  unmount();
});

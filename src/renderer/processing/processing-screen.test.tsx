// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { VerificationProgress } from '../../contract/operator.ts';
import { draftFiles } from '../capture/draft.ts';
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
vi.mock('../connection/verifications.ts', () => ({
  useVerificationProgress: () => ({ progress: failed, error: null }),
}));
afterEach(() => draftFiles.clear());

it('of several files the screen names the one that was refused', () => {
  draftFiles.add(['front.pdf', 'back.pdf'].map((name) => new File(['x'], name, { type: 'application/pdf' })));
  const { root, unmount } = mount(<ProcessingScreen />);
  expect(root.textContent).toContain('File 2, back.pdf: The PDF is protected');
  unmount();
});

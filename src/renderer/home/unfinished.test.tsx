// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftFiles } from '../capture/draft.ts';
import { mount, type Mounted } from '../testing/mount.tsx';
import { Unfinished } from './unfinished.tsx';

let mounted: Mounted;
beforeEach(() => {
  draftFiles.belongsTo('somebody');
  draftFiles.add([new File(['%PDF-'], 'lease.pdf', { type: 'application/pdf' })]);
  mounted = mount(<Unfinished />);
});
afterEach(() => {
  mounted.unmount();
  draftFiles.clear();
  draftFiles.endDeletion();
  vi.useRealTimers();
});
const names = () => draftFiles.now().files.map(({ file }) => file.name);

test('captured files are put away only by whoever has read what that means', () => {
  mounted.click(mounted.find('button', 'Delete these files'));
  expect(mounted.find('[role=dialog]').textContent).toContain('bring the documents again');
  expect(names()).toEqual(['lease.pdf']);
  mounted.click(mounted.find('[role=dialog] button', 'Cancel'));
  expect(names()).toEqual(['lease.pdf']);
  mounted.click(mounted.find('button', 'Delete these files'));
  mounted.submit();
  expect(names()).toEqual([]);
  expect(mounted.root.querySelector('section')).toBeNull();
});

test('for ten seconds deleted files can be put back, and no longer', () => {
  vi.useFakeTimers();
  const deleteThem = (): void => {
    mounted.click(mounted.find('button', 'Delete these files'));
    mounted.submit();
  };
  deleteThem();
  expect(mounted.find('[role=status]').textContent).toBe('1 file deleted.');
  mounted.click(mounted.find('button', 'Undo (10 s)'));
  expect(names()).toEqual(['lease.pdf']);
  deleteThem();
  for (let second = 0; second < 9; second++) act(() => void vi.advanceTimersByTime(1_000));
  mounted.find('button', 'Undo (1 s)');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(document.querySelector('button')).toBeNull();
  draftFiles.putBack();
  expect(names()).toEqual([]);
});

test('the ten seconds go on while another screen is shown', () => {
  vi.useFakeTimers();
  const otherScreenFor = (seconds: number): void => {
    mounted.show(null);
    vi.advanceTimersByTime(1_000 * seconds);
    mounted.show(<Unfinished />);
  };
  mounted.click(mounted.find('button', 'Delete these files'));
  mounted.submit();
  otherScreenFor(6);
  mounted.find('button', 'Undo (4 s)');
  otherScreenFor(4);
  expect(document.querySelector('button')).toBeNull();
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
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

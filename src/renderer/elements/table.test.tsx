// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { mount, type Mounted } from '../testing/mount.tsx';
import { Table } from './table.tsx';

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  vi.restoreAllMocks();
});

test('several columns may have no heading, as that of a badge and that of a button', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  mounted = mount(
    <Table label="Waiting" columns={['Who', '', '']} rows={[{ key: 'a', cells: [1, 2, 3] }]} />,
  );
  expect(mounted.root.querySelectorAll('th')).toHaveLength(1);
  expect(mounted.root.querySelectorAll('thead td')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount, type Mounted } from '../testing/mount.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useShortcuts } from './shortcuts.ts';

let mounted: Mounted;
afterEach(() => mounted.unmount());

test('? shows the shortcuts; while a dialog is open no other key acts behind it', () => {
  const accept = vi.fn();
  function Screen() {
    const [help, setHelp] = useState(false);
    useShortcuts([
      ['?', () => setHelp(true)],
      ['A', accept],
    ]);
    return help ? <ShortcutHelp close={() => setHelp(false)} /> : null;
  }
  mounted = mount(<Screen />);
  mounted.key(document.body, '?');
  expect(mounted.find('[role=dialog]').textContent).toMatch(/Keyboard shortcuts.*AAccept.*RReject/);
  mounted.key(document.body, 'a');
  expect(accept).not.toHaveBeenCalled();
});

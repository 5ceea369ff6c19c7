// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { NOTE, useTypedText, useWarningBeforeForgetting } from './typed-text.ts';

/** A place to type into, beside the listener that stands for the whole counter. */
function Typing() {
  useWarningBeforeForgetting();
  const { keep } = useTypedText('c-1');
  return (
    <>
      <button onClick={() => keep(NOTE, 'half a sent')}>type</button>
      <button onClick={() => keep(NOTE, null)}>save</button>
    </>
  );
}

function isAskedBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test('a page that would forget what was typed asks before it is left, and only then', () => {
  const { find, click, unmount } = mount(<Typing />);
  expect(isAskedBeforeLeaving()).toBe(false);
  click(find('button', 'type'));
  expect(isAskedBeforeLeaving()).toBe(true);
  click(find('button', 'save'));
  expect(isAskedBeforeLeaving()).toBe(false);
  click(find('button', 'type'));
  unmount();
  expect(isAskedBeforeLeaving()).toBe(false);
});

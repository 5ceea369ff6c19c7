// @vitest-environment happy-dom
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount, type Mounted } from '../testing/mount.tsx';
import { useWheelZoom } from './wheel-zoom.ts';

let mounted: Mounted;
afterEach(() => mounted.unmount());

/** A page in a screen that is as tall as its content, or taller than it shows. */
function turnWheel(around: { scrollHeight: number; clientHeight: number }, ctrlKey: boolean) {
  const zoom = vi.fn();
  function Frame() {
    const frame = useRef<HTMLDivElement>(null);
    useWheelZoom(frame, zoom);
    return (
      <main style={{ overflowY: 'auto' }}>
        <div ref={frame} data-frame />
      </main>
    );
  }
  mounted = mount(<Frame />);
  const main = mounted.find('main');
  for (const [name, value] of Object.entries(around)) Object.defineProperty(main, name, { value });
  const event = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true });
  // happy-dom does not take it from the options.
  Object.defineProperty(event, 'ctrlKey', { value: ctrlKey });
  mounted.fire(mounted.find('[data-frame]'), event);
  return { zooms: zoom.mock.calls.length, scrolls: !event.defaultPrevented };
}

test('the wheel zooms the page where nothing else can scroll', () => {
  expect(turnWheel({ scrollHeight: 700, clientHeight: 700 }, false)).toEqual({ zooms: 1, scrolls: false });
});

test('the wheel scrolls a screen that is longer than it shows, and zooms with Ctrl or a pinch', () => {
  expect(turnWheel({ scrollHeight: 1_500, clientHeight: 700 }, false)).toEqual({ zooms: 0, scrolls: true });
  mounted.unmount();
  expect(turnWheel({ scrollHeight: 1_500, clientHeight: 700 }, true)).toEqual({ zooms: 1, scrolls: false });
});

import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Has a part of the screen around the element something to scroll to? */
function scrollsAround(element: HTMLElement): boolean {
  for (let at = element.parentElement; at !== null; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  return false;
}

/**
 * Wheel and pinch zoom around the pointer. Where the screen itself scrolls, as enlarged to 200 %, the wheel scrolls it, and
 * Ctrl and the wheel zoom: nobody is held fast over the page. React listens to wheels passively, so this one is attached by
 * hand.
 */
export function useWheelZoom(
  frame: RefObject<HTMLElement | null>,
  zoom: (factor: number, at: { x: number; y: number }) => void,
): void {
  const onZoom = useEffectEvent(zoom);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      // A pinch on a touchpad arrives as a wheel with Ctrl.
      if (!event.ctrlKey && scrollsAround(element)) return;
      event.preventDefault();
      const place = element.getBoundingClientRect();
      onZoom(Math.exp(-event.deltaY / 400), { x: event.clientX - place.left, y: event.clientY - place.top });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame]);
}

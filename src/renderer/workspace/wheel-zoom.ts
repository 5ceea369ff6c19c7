import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Wheel and pinch zoom around the pointer. React listens to wheels passively, so this one is attached by hand. */
export function useWheelZoom(
  frame: RefObject<HTMLElement | null>,
  zoom: (factor: number, at: { x: number; y: number }) => void,
): void {
  const onZoom = useEffectEvent(zoom);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const place = element.getBoundingClientRect();
      onZoom(Math.exp(-event.deltaY / 400), { x: event.clientX - place.left, y: event.clientY - place.top });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame]);
}

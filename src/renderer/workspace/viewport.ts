import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Where the page lies in the viewer: `scale` screen pixels per page pixel, offsets of its top left corner. */
export interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MAX_SCALE = 4;
const MARGIN = 24;
/** The view's buttons lie above the page. */
const TOP_MARGIN = 68;

/** The whole page, centred, with a margin. */
export function fitting(page: Size, frame: Size): Viewport {
  const room = { width: frame.width - 2 * MARGIN, height: frame.height - TOP_MARGIN - MARGIN };
  const scale = Math.max(Math.min(room.width / page.width, room.height / page.height), 0.01);
  return {
    scale,
    x: (frame.width - page.width * scale) / 2,
    y: TOP_MARGIN + (room.height - page.height * scale) / 2,
  };
}

/** Zooms by `factor` and keeps the page point under (`atX`, `atY`) where it is. */
export function zoomed(view: Viewport, factor: number, atX: number, atY: number, smallest: number): Viewport {
  const scale = Math.min(Math.max(view.scale * factor, smallest), MAX_SCALE);
  const actual = scale / view.scale;
  return { scale, x: atX - (atX - view.x) * actual, y: atY - (atY - view.y) * actual };
}

/** Zoom and pan of one page. Refits when the page or the frame changes. */
export function useViewport(frame: RefObject<HTMLElement | null>, page: Size) {
  const [view, setView] = useState<Viewport>({ scale: 0.2, x: 0, y: 0 });
  const smallest = useRef(0.05);
  const { width, height } = page;

  const fit = useCallback(() => {
    const element = frame.current;
    if (!element || width === 0) return;
    const fitted = fitting({ width, height }, { width: element.clientWidth, height: element.clientHeight });
    smallest.current = fitted.scale * 0.5;
    setView(fitted);
  }, [frame, width, height]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [fit, frame]);

  const zoom = useCallback(
    (factor: number, at?: { x: number; y: number }) => {
      const element = frame.current;
      const centre = { x: (element?.clientWidth ?? 0) / 2, y: (element?.clientHeight ?? 0) / 2 };
      const { x, y } = at ?? centre;
      setView((now) => zoomed(now, factor, x, y, smallest.current));
    },
    [frame],
  );
  const pan = useCallback(
    (dx: number, dy: number) => setView((now) => ({ ...now, x: now.x + dx, y: now.y + dy })),
    [],
  );
  return { view, fit, zoom, pan };
}

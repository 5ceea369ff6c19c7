import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * A screen that is left takes the focus with it, and the browser puts it back to the top of the page: whoever works by
 * keyboard would walk through rail and bar again at every step. The content of the new screen takes it, unless a field
 * of its own has.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const content = document.getElementById('content');
    if (content && !content.contains(document.activeElement)) content.focus({ preventScroll: true });
  }, [pathname]);
}

import { useEffect } from 'react';

/**
 * What does something often goes with what it did: the button that withdraws a consent, the row that was put away. The
 * browser then has the focus nowhere, and whoever works by keyboard begins at the top of the page. The first control
 * that is left of the same part of the screen takes it.
 */
export function useFocusNet(): void {
  useEffect(() => {
    let around: readonly Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      around = target instanceof Element ? ancestorsOf(target) : [];
    };
    const catchLost = () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (!isLost || around.length === 0 || around[0]!.isConnected) return;
      const left = around.find((element) => element.isConnected);
      around = [];
      (left && nearest(left))?.focus({ preventScroll: true });
    };
    const watching = new MutationObserver(catchLost);
    watching.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      watching.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) found.push(one);
  return found;
}

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled):not([hidden]), select, textarea';
const CONTENT = '#content, [role=dialog]';

/** A control in the part, or in what is around it, up to the screen itself. */
function nearest(part: Element): HTMLElement | null {
  const screen = part.closest<HTMLElement>(CONTENT) ?? document.getElementById('content');
  for (
    let one: Element | null = part;
    one && one !== screen && screen?.contains(one);
    one = one.parentElement
  ) {
    const control = one.querySelector<HTMLElement>(CONTROLS);
    if (control) return control;
  }
  return screen;
}

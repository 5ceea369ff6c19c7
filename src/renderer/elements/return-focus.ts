import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it when a dialog came up, or to the screen when that is gone with what was done.
 * Mantine does so for dialogs that stay mounted; ours come and go with what they ask.
 */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (!isLost) return;
      const back = before instanceof HTMLElement && before.isConnected ? before : null;
      (back ?? document.getElementById('content'))?.focus({ preventScroll: back === null });
    },
    [before],
  );
}

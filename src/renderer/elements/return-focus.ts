import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it when a dialog came up. Mantine does so for dialogs that stay mounted; ours come
 * and go with what they ask.
 */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}

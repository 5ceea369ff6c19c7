import { useEffect, useRef } from 'react';
import { isTyping } from '../shell/shortcuts.ts';

/** Files and pictures that are pasted anywhere on the screen (a screenshot, a file copied from a folder). */
export function usePaste(take: (files: File[]) => void): void {
  const newest = useRef(take);
  useEffect(() => {
    newest.current = take;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isTyping(event.target)) return;
      event.preventDefault();
      newest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

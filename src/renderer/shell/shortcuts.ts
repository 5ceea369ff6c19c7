import { useHotkeys } from '@mantine/hooks';

/** Inputs in which no letter is typed: a switch that was clicked last must not silence the shortcuts. */
const UNTYPED = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/** Keys that do something wherever nothing is being typed. */
export function useShortcuts(shortcuts: readonly (readonly [key: string, act: () => void])[]): void {
  useHotkeys(
    shortcuts.map(([key, act]) => [
      key,
      (event) => {
        if (isTyping(event.target)) return;
        event.preventDefault();
        act();
      },
      { preventDefault: false },
    ]),
    [],
    true,
  );
}

function isTyping(at: EventTarget | null): boolean {
  if (at instanceof HTMLInputElement) return !UNTYPED.has(at.type);
  return (
    at instanceof HTMLTextAreaElement ||
    at instanceof HTMLSelectElement ||
    (at instanceof HTMLElement && at.isContentEditable)
  );
}

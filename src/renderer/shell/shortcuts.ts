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
        // A dialog over the screen has keys of its own.
        if (isTyping(event.target) || document.querySelector('[aria-modal=true]') !== null) return;
        event.preventDefault();
        act();
      },
      { preventDefault: false },
    ]),
    [],
    true,
  );
}

/** Does a key that is pressed there write a letter? */
export function isTyping(at: EventTarget | null): boolean {
  if (at instanceof HTMLInputElement) return !UNTYPED.has(at.type);
  return (
    at instanceof HTMLTextAreaElement ||
    at instanceof HTMLSelectElement ||
    (at instanceof HTMLElement && at.isContentEditable)
  );
}

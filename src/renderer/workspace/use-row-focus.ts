import { useEffect, useRef, type RefObject } from 'react';
import { sameField, useSelection, type FieldKey } from './selection.tsx';

/**
 * Brings the row of a field into sight once the field was chosen, and gives it the focus, also when its editor closed.
 *
 * @param editing whether the row holds the editor
 * @returns the ref of the row
 */
export function useRowFocus(key: FieldKey, editing: boolean): RefObject<HTMLLIElement | null> {
  const { chosen } = useSelection();
  const row = useRef<HTMLLIElement>(null);
  const wasChosen = sameField(chosen, key);

  useEffect(() => {
    if (!wasChosen) return;
    row.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    row.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [wasChosen, chosen]);

  // The editor took the focus with it: return it for the arrow keys.
  const wasEditing = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasEditing.current && !editing && isLost)
      row.current?.querySelector<HTMLElement>('[data-field]')?.focus({ preventScroll: true });
    wasEditing.current = editing;
  }, [editing]);

  return row;
}

import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** A field of a document of the case. */
export interface FieldKey {
  readonly document: number;
  readonly field: string;
}

/** What the pointer or focus is on, and what was chosen; shared by the page and the panel. */
interface Selection {
  readonly lit: FieldKey | null;
  readonly page: number;
  light(key: FieldKey | null): void;
  /** Shows a page, e.g. the one a field was read on. */
  turnTo(page: number): void;
  /** Chosen on the page: the panel scrolls it into view. */
  readonly chosen: FieldKey | null;
  choose(key: FieldKey): void;
}

const SelectionContext = createContext<Selection | null>(null);

export function SelectionProvider({ children }: { children: ReactNode }) {
  const [lit, light] = useState<FieldKey | null>(null);
  const [chosen, choose] = useState<FieldKey | null>(null);
  const [page, turnTo] = useState(0);
  const value = useMemo(() => ({ lit, light, chosen, choose, page, turnTo }), [lit, chosen, page]);
  return <SelectionContext value={value}>{children}</SelectionContext>;
}

export function useSelection(): Selection {
  const selection = use(SelectionContext);
  if (!selection) throw new Error('useSelection outside of a case.');
  return selection;
}

export const sameField = (a: FieldKey | null, b: FieldKey | null): boolean =>
  a !== null && b !== null && a.document === b.document && a.field === b.field;

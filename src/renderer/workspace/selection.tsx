import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { Box } from '../../contract/geometry.ts';

/** A field of a document of the case. */
export interface FieldKey {
  readonly document: number;
  readonly field: string;
}

/** The parts of the panel beside the pages. */
export const SECTIONS = [
  'fields',
  'checks',
  'forensics',
  'chip',
  'face',
  'screening',
  'text',
  'history',
] as const;
export type Section = (typeof SECTIONS)[number];

/** A place on a page that somebody wants to see. */
export interface Place {
  readonly page: number;
  readonly box: Box;
}

/** What the pointer or focus is on, and what was chosen; shared by the page and the panel. */
interface Selection {
  readonly lit: FieldKey | null;
  readonly page: number;
  light(key: FieldKey | null): void;
  /** Shows a page, e.g. the one a field was read on. */
  turnTo(page: number): void;
  /** Enlarges a place of a page and lets it pulse; asked for again, it does so again. */
  look(place: Place): void;
  /** Nothing in particular is looked at: the whole page again. */
  rest(): void;
  readonly looked: Place | null;
  /** Chosen on the page or in a check: the panel opens its fields and scrolls it into view. */
  readonly chosen: FieldKey | null;
  choose(key: FieldKey): void;
  /** The part of the panel that is open. */
  readonly section: Section;
  open(section: Section): void;
}

const SelectionContext = createContext<Selection | null>(null);

export function SelectionProvider({ children }: { children: ReactNode }) {
  const [lit, light] = useState<FieldKey | null>(null);
  const [chosen, setChosen] = useState<FieldKey | null>(null);
  const [section, setSection] = useState<Section>('fields');
  const [page, turnTo] = useState(0);
  const [looked, setLooked] = useState<Place | null>(null);
  const value = useMemo(() => {
    const choose = (key: FieldKey): void => {
      setChosen(key);
      setSection('fields');
    };
    // Whoever comes back to the fields later does not find the focus taken to what was chosen before.
    const open = (next: Section): void => {
      setChosen(null);
      setSection(next);
    };
    // A new object each time: the same place is looked at again.
    const look = (place: Place): void => {
      turnTo(place.page);
      setLooked({ ...place });
    };
    const rest = (): void => setLooked(null);
    return { lit, light, chosen, choose, page, turnTo, section, open, look, rest, looked };
  }, [lit, chosen, page, section, looked]);
  return <SelectionContext value={value}>{children}</SelectionContext>;
}

export function useSelection(): Selection {
  const selection = use(SelectionContext);
  if (!selection) throw new Error('useSelection outside of a case.');
  return selection;
}

export const sameField = (a: FieldKey | null, b: FieldKey | null): boolean =>
  a !== null && b !== null && a.document === b.document && a.field === b.field;

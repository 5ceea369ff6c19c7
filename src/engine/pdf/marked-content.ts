import type { Revision } from './file.ts';
import { isKind, nameOf, textOf, type PdfDict, type PdfValue } from './values.ts';

/** Marked content around a mark on the page (ISO 32000-1, 14.6). */
export interface Enclosed {
  /** Name of the optional-content layer, if it is off by default. */
  readonly layer: string | null;
  /** Tagged as structure or artifact: a writer that tags does so for everything it paints. */
  readonly tagged: boolean;
  /** Replacement text that programs read in place of the enclosed marks (ActualText, 14.9.4). */
  readonly replacement: Replacement | null;
}

/** Replacement text of one marked-content sequence, shared by its marks. */
export interface Replacement {
  readonly text: string;
}

export const NOTHING_AROUND: Enclosed = { layer: null, tagged: false, replacement: null };

/** The open marked-content sequences at a point of a content stream. */
export interface MarkedContent {
  begin(tag: PdfValue | undefined, properties: PdfValue | undefined): void;
  end(): void;
  readonly current: Enclosed;
}

/** Starts a content stream inside `outer`; `hidden`: layers that are off, by object number. */
export function openMarkedContent(
  revision: Revision,
  resources: PdfDict,
  hidden: ReadonlyMap<number, string>,
  outer: Enclosed,
): MarkedContent {
  const open: Enclosed[] = [];
  const current = (): Enclosed => open.at(-1) ?? outer;
  return {
    begin: (tag, properties) => {
      const { layer, tagged, replacement } = current();
      const named = nameOf(properties);
      const value =
        named === null ? properties : revision.dict(resources.entries.get('Properties')).entries.get(named);
      const text = textOf(revision.resolve(revision.dict(value).entries.get('ActualText')));
      open.push({
        layer: (nameOf(tag) === 'OC' ? layerOf(value, hidden) : null) ?? layer,
        tagged: tagged || nameOf(tag) === 'Artifact' || revision.dict(value).entries.has('MCID'),
        replacement: text === null ? replacement : { text },
      });
    },
    end: () => void open.pop(),
    get current() {
      return current();
    },
  };
}

/** Name of the layer a reference denotes, if it is off by default. */
export function layerOf(value: PdfValue | undefined, hidden: ReadonlyMap<number, string>): string | null {
  return isKind(value, 'ref') ? (hidden.get(value.id) ?? null) : null;
}

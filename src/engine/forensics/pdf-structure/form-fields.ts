import { arrayOf } from '../../pdf/cross-reference.ts';
import type { Revision } from '../../pdf/file.ts';
import type { Rectangle } from '../../pdf/matrix.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import { rectangleOf } from '../../pdf/paint-page.ts';
import { isKind, nameOf, textOf, type PdfDict, type PdfValue } from '../../pdf/values.ts';

/** Maximum depth of the field tree. */
const MAX_PARENTS = 20;
const READ_ONLY = 1;

/** A filled text field, as shown on one page. */
export interface TextField {
  /** Object number of the widget, null for a direct object. */
  readonly id: number | null;
  readonly widget: PdfDict;
  readonly value: string;
  readonly box: Rectangle;
  /** A script of the form formats the value: adds a currency, a month's name, or rounds decimals. */
  readonly isFormatted: boolean;
  /** The field is read-only (12.7.3.1, Ff bit 1). */
  readonly isLocked: boolean;
}

/** The filled text fields of a page. */
export function textFieldsOf({ revision, dict }: PdfPage): TextField[] {
  return arrayOf(revision.resolve(dict.entries.get('Annots')))
    .slice(0, 2_000)
    .flatMap((reference) => {
      const widget = revision.dict(reference);
      if (nameOf(revision.resolve(widget.entries.get('Subtype'))) !== 'Widget') return [];
      if (nameOf(inherited(revision, widget, 'FT')) !== 'Tx') return [];
      const value = textOf(inherited(revision, widget, 'V'));
      const box = rectangleOf(revision, widget);
      if (value === null || box === null) return [];
      const scripts = revision.dict(inherited(revision, widget, 'AA'));
      const flags = inherited(revision, widget, 'Ff');
      return [
        {
          id: isKind(reference, 'ref') ? reference.id : null,
          widget,
          value,
          box,
          isFormatted: scripts.entries.has('F'),
          isLocked: typeof flags === 'number' && (flags & READ_ONLY) !== 0,
        },
      ];
    });
}

/** An entry of a field or, if missing, of its ancestors (ISO 32000-1, 12.7.3.1). */
export function inherited(revision: Revision, field: PdfDict, key: string): PdfValue | undefined {
  let at = field;
  for (let depth = 0; depth < MAX_PARENTS; depth++) {
    const value = revision.resolve(at.entries.get(key));
    if (value !== undefined) return value;
    const parent = at.entries.get('Parent');
    if (parent === undefined) return undefined;
    at = revision.dict(parent);
  }
  return undefined;
}

/** Partial names of a field and its ancestors, joined by periods (12.7.3.2). */
export function fullNameOf(revision: Revision, field: PdfDict): string {
  const names: string[] = [];
  let at = field;
  for (let depth = 0; depth < MAX_PARENTS; depth++) {
    const name = textOf(revision.resolve(at.entries.get('T')));
    if (name !== null) names.unshift(name);
    const parent = at.entries.get('Parent');
    if (parent === undefined) break;
    at = revision.dict(parent);
  }
  return names.join('.');
}

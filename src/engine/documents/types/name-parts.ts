import { withMiddleNames } from '../find/people/middle-names.ts';
import { labelList } from '../../values/text/label-list.ts';
import { namePart } from '../../values/person-name.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { Derivation, FieldSpec } from '../document-type.ts';

/** Surname and forenames on forms that split a name; letters rarely do, so only labels are used. */
export const namePartFields: readonly FieldSpec[] = [
  {
    name: 'surname',
    kind: namePart,
    labels: labelList('Surname | Last Name | Family Name | Sefane | Name (Surname) | Name (Last Name)'),
    weight: 0,
  },
  {
    name: 'forenames',
    kind: namePart,
    labels: labelList(`
      Forenames | Forename | First Names | First Name | Given Names | Given Name
      Forenames or Initials | First Names or Initials | Name (First Name) | Name (Forename) | Other Names~0.8 | Name~0.6 | Names~0.6 | Leina~0.6 | Maina~0.8
    `),
    finders: [withMiddleNames],
    weight: 0,
  },
];

/**
 * Minimum confidence of each part, 0–1; `apart`: a part that contains the other is rejected, not taken as the whole
 * name.
 */
interface PartsWanted {
  readonly forenames: number;
  readonly surname: number;
  readonly apart: boolean;
}

/** In letters, "Name: Kago Example" may be beside the "Surname" of somebody else. */
const IN_LETTERS: PartsWanted = { forenames: 0.5, surname: 0.6, apart: true };
/** Labels of forms and cards always refer to the same person. */
export const ON_FORMS: PartsWanted = { forenames: 0.6, surname: 0.6, apart: false };
export const ON_CARDS: PartsWanted = { forenames: 0, surname: 0, apart: false };

/** A full name joined from two parts, forenames first. */
export function nameOfParts(
  name: string,
  aliases: readonly string[] = [],
  wanted: PartsWanted = IN_LETTERS,
): Derivation {
  return {
    name,
    from: ['forenames', 'surname'],
    aliases,
    source: 'joined',
    preferred: true,
    weight: 1,
    make(values, view) {
      const [forenames, last] = ['forenames', 'surname'].map((n) => values.get(n));
      const whole = values.get(name);
      const inRows = areInRows(whole?.value, last?.value, view);
      const first = inRows && whole!.confidence > (forenames?.confidence ?? 0) ? whole : forenames;
      if (typeof first?.value !== 'string' || typeof last?.value !== 'string') return null;
      if (first.confidence < wanted.forenames || last.confidence < wanted.surname) return null;
      if (wanted.apart && first.value.includes(last.value)) return null;
      return { value: `${first.value} ${last.value}` };
    },
  };
}

/** Are "Name" and "Surname" on adjacent lines of a form? Then the first is not the whole name. */
function areInRows(name: unknown, surname: unknown, view: DocumentView): boolean {
  if (typeof name !== 'string' || typeof surname !== 'string' || name.includes(surname)) return false;
  return view.pages.some(({ segments }) => {
    const [a, b] = [name, surname].map((part) => segments.find((s) => s.text.trim() === part));
    return (
      a !== undefined &&
      b !== undefined &&
      Math.abs(a.row - b.row) === 1 &&
      Math.abs(a.box.x - b.box.x) < Math.max(a.box.height, b.box.height)
    );
  });
}

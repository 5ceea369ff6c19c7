import { either } from './either.ts';
import { namePart } from '../kinds/names.ts';
import type { Derivation, FieldSpec } from './document-type.ts';

/** Surname and forenames, for forms that part a name; letters rarely do, so nothing is looked for but labels. */
export const namePartFields: readonly FieldSpec[] = [
  {
    name: 'surname',
    kind: namePart,
    labels: either('Surname | Last Name | Family Name | Sefane'),
    weight: 0,
  },
  {
    name: 'forenames',
    kind: namePart,
    labels: either(`
      Forenames | Forename | Forename(s) | First Names | First Name | First Name(s) | Given Names | Given Name
      Other Names~0.8 | Name~0.6 | Names~0.6 | Leina~0.6
    `),
    weight: 0,
  },
];

/** A name printed in two parts, both read with confidence, in speaking order. */
export function nameOfParts(name: string, also: readonly string[] = []): Derivation {
  return {
    name,
    from: ['forenames', 'surname'],
    also,
    source: 'joined',
    preferred: true,
    weight: 1,
    make(values) {
      const [first, last] = ['forenames', 'surname'].map((n) => values.get(n));
      if (typeof first?.value !== 'string' || typeof last?.value !== 'string') return null;
      // "Name: Kago Example" beside "Surname" of somebody else: a part is one part only.
      if (first.confidence < 0.5 || last.confidence < 0.6 || first.value.includes(last.value)) return null;
      return { value: `${first.value} ${last.value}` };
    },
  };
}

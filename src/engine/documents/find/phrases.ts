import { compact } from '../text/fold.ts';
import type { DocumentType, FieldSpec } from '../types/document-type.ts';

/** A label as it is looked for. */
export interface Phrase {
  readonly field: string | null;
  readonly printed: string;
  readonly letters: string;
  readonly weight: number;
}

/** Labels of common things on forms and letterheads that no type asks for. */
const COMMON_LABELS = (
  'Tel,Telephone,Phone,Cell,Mobile,Contact Number,Contact,Fax,Email,E-mail,Website,Web,VAT Reg No,VAT No,Page,Reference,Ref,Our Ref,Your Ref,Signature,Signed,' +
  'Signature of Bearer,Signature of Registrar,Signature of Holder,Print Date,Printed on,Printed,Cashier,Terms,Witness,Witnessed by,Stamp,Official Stamp,For office use only,' +
  'Authorised Signatory,Serial No,Marital Status,Occupation,Country,Attention,Subject,Mogala,Monwana'
).split(',');

const known = new WeakMap<DocumentType, readonly Phrase[]>();

/** The labels that a type looks for and those that end its values, longest first. */
export function phrasesOf(type: DocumentType): readonly Phrase[] {
  const before = known.get(type);
  if (before) return before;
  const wanted = type.fields.flatMap(phrasesOfField);
  // Small print: "Sumame".
  const misread = wanted.flatMap((phrase): Phrase[] =>
    phrase.letters.includes('rn')
      ? [{ ...phrase, letters: phrase.letters.replaceAll('rn', 'm'), weight: 0.95 * phrase.weight }]
      : [],
  );
  const others = [...(type.otherLabels ?? []), ...COMMON_LABELS].map((printed): Phrase => ({
    field: null,
    printed,
    letters: compact(printed).text,
    weight: 1,
  }));
  const made = [...wanted, ...misread, ...others].sort((a, b) => b.letters.length - a.letters.length);
  known.set(type, made);
  return made;
}

/** "Serial #" and "Serial", "Acc No" and "Acc. No" are one label to a reader: the surest of them is kept. */
function phrasesOfField({ name, labels }: FieldSpec): Phrase[] {
  const surest = new Map<string, Phrase>();
  for (const label of labels ?? []) {
    const [printed, weight] = typeof label === 'string' ? [label, 1] : label;
    const letters = compact(printed).text;
    // Only a phrase with a colon of its own reaches across one.
    const key = `${letters}${printed.includes(':') ? ':' : ''}`;
    if ((surest.get(key)?.weight ?? 0) < weight) surest.set(key, { field: name, printed, letters, weight });
  }
  return [...surest.values()];
}

/** Labels that no type owns, as phrases, longest first. */
export function phrasesFor(labels: readonly { field: string; labels: readonly string[] }[]): Phrase[] {
  return labels
    .flatMap(({ field, labels: printed }) =>
      printed.map((label): Phrase => ({ field, printed: label, letters: compact(label).text, weight: 1 })),
    )
    .sort((a, b) => b.letters.length - a.letters.length);
}

import { capitalised } from '../../contract/formats.ts';
import { compact } from '../values/text/fold.ts';
import type { ValueKind } from '../values/kind.ts';
import { labelList } from '../values/text/label-list.ts';
import { spellingsOf, spellingsOfRole } from './label-spellings.ts';

/** Weight factor of a label with a misreading, and the least weight of the interface's field names (chosen on drawn specimens, ADR 401). */
const MISREAD = 0.95;
const OWN_NAME = 0.9;

/** A label as it is searched for. */
export interface Phrase {
  readonly field: string | null;
  readonly printed: string;
  readonly letters: string;
  readonly weight: number;
}

/** Common labels on forms and letterheads that no type uses. */
const COMMON_LABELS = labelList(`
  Tel | Telephone | Phone | Cell | Mobile | Contact Number | Contact | Fax | Email | E-mail | Website | Web
  VAT Reg No | VAT No | Page | Reference | Ref | Our Ref | Your Ref | Signature | Signed | Signature of Bearer | Signature of Registrar | Signature of Holder
  Print Date | Printed on | Printed | Cashier~0.9 | Terms | Witness | Witnessed by | Stamp | Official Stamp | For office use only | Authorised Signatory | Serial No
  Marital Status | Occupation | Country | Attention | Subject | Mogala | Monwana
`);

/** A value searched for by labels: a field of a document type, a figure of the ledger. */
export interface LabelledField {
  readonly name: string;
  readonly kind: ValueKind;
  /** Printed labels, best first; a pair gives a weight below 1 to an ambiguous word. */
  readonly labels?: readonly (string | readonly [string, number])[];
  readonly aliases?: readonly string[];
}

/** Source of the phrases. */
export interface Labelled {
  readonly fields: readonly LabelledField[];
  readonly otherLabels?: readonly string[];
}

const known = new WeakMap<Labelled, readonly Phrase[]>();

/** A label in one of its spellings. */
type Spelling = Pick<Phrase, 'printed' | 'letters'>;

/** Cache: most labels are shared by several types. */
const spellings = new Map<string, Spelling>();
const others = new Map<string, readonly Spelling[]>();
const roles = new Map<string, readonly Spelling[]>();

const spellingOf = (printed: string): Spelling =>
  madeOnce(spellings, printed, () => ({ printed, letters: compact(printed).text }));
const otherSpellings = (printed: string): readonly Spelling[] =>
  madeOnce(others, printed, () => spellingsOf(printed).map(capitalised).map(spellingOf));
const roleSpellings = (printed: string): readonly Spelling[] =>
  madeOnce(roles, printed, () => spellingsOfRole(printed).map(capitalised).map(spellingOf));

function madeOnce<T>(made: Map<string, T>, printed: string, make: () => T): T {
  const before = made.get(printed);
  if (before !== undefined) return before;
  const now = make();
  made.set(printed, now);
  return now;
}

/** The labels of a type's fields and those that only end values, longest first. */
export function phrasesOf(type: Labelled): readonly Phrase[] {
  const before = known.get(type);
  if (before) return before;
  const declared = type.fields.flatMap(phrasesOfField);
  const ending = [...(type.otherLabels ?? []), ...COMMON_LABELS].map((label): Phrase => {
    const [printed, weight] = typeof label === 'string' ? [label, 1] : label;
    return { field: null, ...spellingOf(printed), weight };
  });
  const spelt = [...declared, ...respelt(type, declared)];
  const wanted = [...spelt, ...namesOfInterface(type, [...spelt, ...ending])];
  // "rn" is misread as "m" in small print: "Sumame".
  const misread = wanted.flatMap((phrase): Phrase[] =>
    /rn/i.test(phrase.printed)
      ? [
          {
            ...phrase,
            letters: compact(phrase.printed.replace(/rn/gi, 'm')).text,
            weight: MISREAD * phrase.weight,
          },
        ]
      : [],
  );
  const made = [...wanted, ...misread, ...ending].sort((a, b) => b.letters.length - a.letters.length);
  known.set(type, made);
  return made;
}

/** "Serial #" and "Serial", "Acc No" and "Acc. No" normalise to one label: keep the one with the highest weight. */
function phrasesOfField({ name, labels }: Pick<LabelledField, 'name' | 'labels'>): Phrase[] {
  const surest = new Map<string, Phrase>();
  for (const label of labels ?? []) {
    const [printed, weight] = typeof label === 'string' ? [label, 1] : label;
    const spelling = spellingOf(printed);
    // Only a phrase that contains a colon may match across one.
    const key = `${spelling.letters}${printed.includes(':') ? ':' : ''}`;
    if ((surest.get(key)?.weight ?? 0) < weight) surest.set(key, { field: name, ...spelling, weight });
  }
  return [...surest.values()];
}

/** Value types that are names of people or companies. */
const NAMES = /^(?:person|company|party)-name$/;

/** Other spellings of the declared labels, if each belongs to one field only. */
function respelt(type: Labelled, declared: readonly Phrase[]): Phrase[] {
  const kinds = new Map(type.fields.map((f) => [f.name, f.kind.name] as const));
  const owned = new Set([
    ...declared.map((p) => p.letters),
    ...(type.otherLabels ?? []).map((l) => spellingOf(l).letters),
  ]);
  const made = new Map<string, Phrase>();
  const unclear = new Set<string>();
  for (const { field, printed, weight } of declared) {
    const named = NAMES.test(kinds.get(field!) ?? '') ? roleSpellings(printed) : [];
    // "Holder" is ambiguous, "Holder's Name" is not.
    const all = [
      ...otherSpellings(printed).map((s) => [s, weight] as const),
      ...named.map((s) => [s, Math.max(weight, OWN_NAME)] as const),
    ];
    for (const [spelling, of] of all) {
      const { letters } = spelling;
      if (owned.has(letters)) continue;
      const before = made.get(letters);
      if (before && before.field !== field) unclear.add(letters);
      if ((before?.weight ?? 0) < of) made.set(letters, { field, ...spelling, weight: of });
    }
  }
  return [...made.values()].filter((p) => !unclear.has(p.letters));
}

/** Weight of the interface's field names as labels: the type's own name for it, and its aliases. */
const NAMED = { own: 0.95, aliases: 0.8 } as const;

/** Forms filled by software are often labelled with field names of the interface: "taxDeductions", "Issuer Name". */
function namesOfInterface({ fields }: Labelled, spelt: readonly Phrase[]): Phrase[] {
  const owned = new Set(spelt.map((p) => p.letters));
  const named = fields
    .filter(({ kind }) => kind.lines > 0)
    .flatMap(({ name, aliases }) => [
      { field: name, key: name, weight: NAMED.own },
      ...(aliases ?? []).map((key) => ({ field: name, key, weight: NAMED.aliases })),
    ]);
  return named.flatMap(({ field, key, weight }): Phrase[] => {
    const spelling = spellingOf(wordsOfKey(key));
    // Single words are ambiguous: "name", "address".
    if (owned.has(spelling.letters) || !spelling.printed.includes(' ')) return [];
    owned.add(spelling.letters);
    return [{ field, ...spelling, weight }];
  });
}

/** "taxDeductions": "Tax deductions". */
const wordsOfKey = (key: string): string =>
  key.replace(/^./, (c) => c.toUpperCase()).replace(/(?<=\p{Ll})\p{Lu}/gu, (c) => ` ${c.toLowerCase()}`);

/** Phrases for given labels, independent of a type, longest first. */
export function phrasesFor(labels: readonly { field: string; labels: readonly string[] }[]): Phrase[] {
  return labels
    .flatMap(({ field, labels: printed }) =>
      printed.map((label): Phrase => ({ field, ...spellingOf(label), weight: 1 })),
    )
    .sort((a, b) => b.letters.length - a.letters.length);
}

import { namesWithin } from './names-within.ts';
import { normaliseName, withOtherForms, type NameSchema, type NormalName } from './normalise.ts';

/** A name from a listed text, and the factor for a match with it (0–1). */
export interface ListedNormalName extends NormalName {
  readonly share: number;
}

/** The normalised names of a listed text; cached, as searches score the same few thousand. */
export function normalListedNames(text: string, schema: NameSchema): readonly ListedNormalName[] {
  const names = remembered[schema];
  let made = names.get(text);
  if (made) return made;
  if (names.size >= REMEMBERED_MOST) names.clear();
  made = namesWithin(text, schema).flatMap((name) =>
    withOtherForms(normaliseName(name.text, schema)).map((form) => ({ ...form, share: name.share })),
  );
  names.set(text, made);
  return made;
}

const remembered = {
  person: new Map<string, readonly ListedNormalName[]>(),
  company: new Map<string, readonly ListedNormalName[]>(),
};
const REMEMBERED_MOST = 50_000;

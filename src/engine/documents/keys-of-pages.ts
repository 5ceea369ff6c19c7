import { editDistance } from '../values/text/fold.ts';
import { sameValue } from '../values/kind.ts';
import { isPageNumber, sheetOf } from '../values/page-numbering.ts';
import type { DocumentType } from './document-type.ts';
import type { ReadingOfPage } from './reading-of-page.ts';

/** Do the keys of a page agree with those of a group, differ, or neither? */
export function relation(
  here: ReadingOfPage,
  group: readonly ReadingOfPage[],
  type: DocumentType,
): 'same' | 'another' | 'unknown' {
  let same = false;
  for (const field of type.fields.filter((f) => type.keys.includes(f.name))) {
    const mine = here.telling().keys.get(field.name);
    for (const member of group) {
      const theirs = member.telling().keys.get(field.name);
      if (!mine || !theirs) continue;
      if (sameValue(field.kind, mine.field.value, theirs.field.value)) same = true;
      else return 'another';
    }
  }
  if (same) return 'same';
  if (group.some((member) => isOfAnother(here, member, type))) return 'another';
  return startsAnew(here) &&
    group.some((m) => m.classification && m.telling().keys.size > 0) &&
    here.telling().keys.size > 0 &&
    !complements(here, group)
    ? 'another'
    : 'unknown';
}

const typeOf = ({ classification }: ReadingOfPage): DocumentType | undefined => classification?.best.type;

/** Does a page of a group's type show the same key, and no other? */
export function isSameFor(here: ReadingOfPage, group: readonly ReadingOfPage[]): boolean {
  const type = typeOf(here);
  return (
    type !== undefined && group.some((m) => typeOf(m) === type) && relation(here, group, type) === 'same'
  );
}

/** Minimum score of two numbers, and characters in which they differ, so that neither is the other misread. */
const CLEAR = { score: 0.6, apart: 3 } as const;
/** A number of somebody or something; names and days of one paper may differ from page to page. */
const NUMBER = /\d{5}/;

/**
 * Does a page that seems to continue a group belong to somebody else? A key that differs may be misread or another
 * party's, unless it is a number that differs in several characters, or the page fits another group.
 */
export function isAnothersFor(
  here: ReadingOfPage,
  group: readonly ReadingOfPage[],
  fitsElsewhere: boolean,
): boolean {
  const type = typeOf(here);
  if (!type || group.every((m) => typeOf(m) !== type) || relation(here, group, type) !== 'another')
    return false;
  return (
    fitsElsewhere ||
    type.fields.some(({ name, kind }) => {
      const mine = here.telling().keys.get(name);
      return (
        mine !== undefined &&
        mine.score >= CLEAR.score &&
        group.some((m) => {
          const theirs = m.telling().keys.get(name);
          if (!theirs || theirs.score < CLEAR.score) return false;
          const [one, other] = [String(mine.field.value), String(theirs.field.value)];
          return (
            NUMBER.test(one) &&
            NUMBER.test(other) &&
            !sameValue(kind, mine.field.value, theirs.field.value) &&
            editDistance(one, other, CLEAR.apart) >= CLEAR.apart
          );
        })
      );
    })
  );
}

/** How many holder fields are read alike on a page and one of the group? */
export function holdersAlike(
  here: ReadingOfPage,
  group: readonly ReadingOfPage[],
  type: DocumentType,
): number {
  return Math.max(0, ...group.map((member) => holders(here, member, type).filter(Boolean).length));
}

/** Are all holder fields read on both pages, and all different? */
function isOfAnother(here: ReadingOfPage, member: ReadingOfPage, type: DocumentType): boolean {
  const alike = holders(here, member, type);
  return alike.length > 0 && alike.every((one) => one === false);
}

/** Per holder field of a type: is it read alike on two pages? Null where one of them lacks it. */
function holders(here: ReadingOfPage, member: ReadingOfPage, type: DocumentType): (boolean | null)[] {
  return type.fields
    .filter((f) => type.holder?.includes(f.name))
    .map(({ name, kind }) => {
      const [mine, theirs] = [here.telling().holder.get(name), member.telling().holder.get(name)];
      return mine && theirs ? sameValue(kind, mine.field.value, theirs.field.value) : null;
    });
}

function complements(here: ReadingOfPage, group: readonly ReadingOfPage[]): boolean {
  return group.every((m) => [...here.telling().keys.keys()].every((k) => !m.telling().keys.has(k)));
}

/** Is it numbered "page 1 of n", and so the start of a new document? */
const startsAnew = (here: ReadingOfPage): boolean =>
  here.view.pages[0]?.segments.some(({ text }) => isPageNumber(text) && sheetOf(text)?.number === 1) ?? false;

import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { FieldSpec, Finder } from '../../types/document-type.ts';
import { byShape, fromSegments, type Candidate } from '../candidate.ts';
import { zoneDate } from './zone-date.ts';

/** Years for which papers with a zone are given (Doc 9303 part 4 leaves it to the state; most take one of these). */
const TERMS = [5, 10];
/** A paper of ten years expires on the day it was issued, or on the one before. */
const DAY = 86_400_000;
const STRONG = 0.75;
const WEAK = 0.45;

/**
 * The date of issue of a paper whose zone says when its holder was born and when it expires: the one other date on its
 * page. Small captions can often not be read where the dates can. It is given for sure where it lies five or ten years
 * before the expiry to the day, which a misread figure would not.
 */
export const issuedByZone: Finder = (view, field) => otherDates(view, field, WEAK);

/** The same where it lies so many years before to the day, and only there: for cards that print no date of issue. */
export const issuedByTerm: Finder = (view, field) => otherDates(view, field, 0);

function otherDates(view: DocumentView, field: FieldSpec, otherwise: number): Candidate[] {
  return view.zones.flatMap(({ page, zone }): Candidate[] => {
    const birth = zoneDate('birthDate', 'birth')(zone, view);
    const expiry = zoneDate('expirationDate', 'expiry')(zone, view);
    if (!zone.valid || !birth || !expiry) return [];
    const others = (view.pages.find(({ index }) => index === page)?.segments ?? []).flatMap(
      (segment: Segment) => {
        const parsed = field.kind.parse(segment.text, view);
        const isAlone = parsed !== null && parsed.raw.length >= 0.8 * segment.text.trim().length;
        const day = String(parsed?.value);
        return isAlone && day > birth && day < expiry && day <= view.today ? [{ segment, parsed, day }] : [];
      },
    );
    const [only] = others;
    if (!only || others.some(({ day }) => day !== only.day)) return [];
    const how = 'the date beside those of the machine-readable zone';
    const score = TERMS.some((years) => isTerm(only.day, expiry, years)) ? STRONG : otherwise;
    if (score === 0) return [];
    return [byShape(fromSegments([only.segment], only.parsed, score, how), [only.segment])];
  });
}

function isTerm(issue: string, expiry: string, years: number): boolean {
  const end = new Date(`${issue}T00:00:00Z`);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return Math.abs(end.getTime() - Date.parse(`${expiry}T00:00:00Z`)) <= DAY;
}

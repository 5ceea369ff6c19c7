import { labelList } from '../../values/text/label-list.ts';
import { fromSegments } from '../find/candidate.ts';
import type { Finder } from '../document-type.ts';

/** Confidence of a number recognised by its form alone, in a row of its own (as for cards of India). */
const CONFIDENCE_BY_FORM = 0.9;

/** Labels of the surname on German cards, which are trilingual. */
export const SURNAME_OF_GERMANY = labelList(
  'Name / Surname / Nom | Name/Surname/Nom | Name / Surname | Name/Surname | Familienname/Surname/Nom',
);

/** Titles of German cards, or the issuing state. */
const GERMAN = /\bbundesrepublik deutschland\b|\bpersonalausweis\b|\baufenthaltstitel\b/i;

/**
 * A letter of the authority or series, then eight characters: digits, and consonants that do not resemble digits
 * (Personalausweisverordnung, annex 3); older numbers have only digits after the first letter. O is not used: it is a
 * misread 0.
 */
const NUMBER = /^[LMNPRTVWXYZ][0-9CFGHJKLMNPRTVWXYZ]{8}$/;

/** The unlabelled number beside the title of a German card. */
export const numberOfGermany: Finder = (view, field) => {
  const segments = view.pages.flatMap((page) => page.segments);
  if (!segments.some(({ text }) => GERMAN.test(text))) return [];
  return segments.flatMap((segment) => {
    const raw = segment.text.trim();
    const number = raw.replaceAll('O', '0');
    // Requires a digit as read: otherwise replacing O turns the name NORTHCOTT into a number.
    if (!NUMBER.test(number) || !/\d/.test(raw)) return [];
    const parsed = field.kind.parse(number, view);
    return parsed
      ? [
          fromSegments(
            [segment],
            { ...parsed, raw },
            CONFIDENCE_BY_FORM,
            'in the form of numbers of such cards',
          ),
        ]
      : [];
  });
};

import { either } from '../../values/text/either.ts';
import { fromSegments } from '../find/candidate.ts';
import type { Finder } from '../document-type.ts';

/** How sure the number is by its form, which no word of a card has, in a row of its own (as of cards of India). */
const CONFIDENCE_BY_FORM = 0.9;

/** What German cards print beside the surname: one field in three languages. */
export const SURNAME_OF_GERMANY = either(
  'Name / Surname / Nom | Name/Surname/Nom | Name / Surname | Name/Surname | Familienname/Surname/Nom',
);

/** `Personalausweis`, `Aufenthaltstitel` or the state that issues them. */
const GERMAN = /\bbundesrepublik deutschland\b|\bpersonalausweis\b|\baufenthaltstitel\b/i;

/**
 * A letter of the office or of the series, then eight of the letters that are no vowel and look like no figure (regulation on identity cards,
 * Personalausweisverordnung, annex 3); older ones have figures alone behind it. O is none of them: it is a 0.
 */
const NUMBER = /^[LMNPRTVWXYZ][0-9CFGHJKLMNPRTVWXYZ]{8}$/;

/** The number of a German card, printed beside its title without a caption. */
export const numberOfGermany: Finder = (view, field) => {
  const segments = view.pages.flatMap((page) => page.segments);
  if (!segments.some(({ text }) => GERMAN.test(text))) return [];
  return segments.flatMap((segment) => {
    const raw = segment.text.trim();
    const number = raw.replaceAll('O', '0');
    // NORTHCOTT is a name: an O makes no number of it.
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

import { COUNTRIES, ID_WORDS } from '../../../packs/country-words.ts';
import { fold } from '../../../values/text/fold.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { CAPTIONED as SHORT_CAPTION } from '../short-captions.ts';

/**
 * Maximum gap of a name's lines on a card, in heights; confidence of the first and other candidates, 0–1 (chosen on
 * drawn specimens, ADR 401).
 */
const NEXT_LINE = 1.6;
const CONFIDENCE = { first: 0.7, other: 0.45 } as const;

/** Capitalised words of cards that are no names. */
const PRINTED = new RegExp(
  String.raw`\b(?:republic|(?:${COUNTRIES})|licen[cs]e|driving|driver|department|road|transport|safety|card|identity|ministry|specimen|sadc|class|valid|signature|male|female|(?:${ID_WORDS})|code|photo|name|names|surname|forenames?|nationality|sex|gender|date|birth|place|number|issued?|expiry|vehicle|until|from|authority|holder|hair|eyes|height|weight|hgt|wgt|restrictions?|endorsements?|donor|veteran|organ|blood|address|colou?r|expires|none)\b`,
);

export const isPrintOfCards = (text: string): boolean => PRINTED.test(fold(text));

/** "LN EXAMPLE" above "FN TINA" */
const CAPTIONED = /^[LF]N\s/;

/** Two unlabelled lines in one column, surname above forenames, as driving licences print them. */
export function cardNameLines(which: 'surname' | 'forenames'): Finder {
  return (view, field) =>
    view.pages.flatMap((page) => {
      const names = page.segments.filter(
        (s) =>
          /^[\p{L}'’ .-]{2,40}$/u.test(s.text.trim()) &&
          !/:/.test(s.text) &&
          !CAPTIONED.test(s.text) &&
          !SHORT_CAPTION.test(s.text.trim()) &&
          !isPrintOfCards(s.text) &&
          field.kind.parse(s.text, view) !== null,
      );
      const pairs = names.flatMap((top) => {
        const under = names.find(
          (s) =>
            s !== top &&
            Math.abs(s.box.x - top.box.x) < page.textHeight &&
            s.box.y > top.box.y &&
            s.box.y - (top.box.y + top.box.height) < NEXT_LINE * top.box.height,
        );
        return under ? [{ top, under }] : [];
      });
      return pairs.slice(0, 2).flatMap(({ top, under }, rank) => {
        const segment = which === 'surname' ? top : under;
        const parsed = field.kind.parse(segment.text, view);
        return parsed
          ? [
              fromSegments(
                [segment],
                parsed,
                rank === 0 ? CONFIDENCE.first : CONFIDENCE.other,
                'one of two name lines under each other',
              ),
            ]
          : [];
      });
    });
}

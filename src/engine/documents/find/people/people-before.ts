import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { LISTED, nameIn } from './people-name.ts';

/** How sure people before their role are, 0–1 (chosen on drawn specimens, ADR 401). */
const CONFIDENCE = { quality: 0.9, place: 0.85 } as const;

/** The beginning of a sentence, as far as the names in it: "Ms A. Example and Mr B. Example had sent apologies". */
const SENTENCE = /(?:^|[\n:;]|(?<=\p{Ll}{2})\.\s)([^\n:;]{4,160})$/u;

/** A sentence is no longer than what is looked at: a page may hold thousands of verbs. */
const LONGEST = 200;

/** The people that a sentence names before its verb; none where anything but names stands there. */
export function peopleBefore(verb: RegExp): Finder {
  return (view) => {
    const { text } = view.prose;
    for (const match of text.matchAll(verb)) {
      const words = SENTENCE.exec(text.slice(Math.max(0, match.index - LONGEST), match.index))?.[1]?.trim();
      if (!words) continue;
      const parts = words.split(LISTED).filter((part) => part.trim() !== '');
      const value = parts.map((part) => nameIn(part, 'person', view));
      if (value.length === 0 || value.some((name) => name === null)) continue;
      const segments = view.prose.at(match.index - words.length, match.index);
      return [
        {
          ...fromSegments(
            segments,
            { value, raw: '', quality: CONFIDENCE.quality, notes: [] },
            CONFIDENCE.place,
            `before “${match[0]}”`,
          ),
          place: null,
        },
      ];
    }
    return [];
  };
}

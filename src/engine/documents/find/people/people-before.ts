import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { LISTED, nameIn } from './people-name.ts';

/** Confidence of people before a verb, 0–1 (chosen on drawn specimens, ADR 401). */
const CONFIDENCE = { quality: 0.9, place: 0.85 } as const;

/** The start of a sentence with its names: "Ms A. Example and Mr B. Example had sent apologies". */
const SENTENCE = /(?:^|[\n:;]|(?<=\p{Ll}{2})\.\s)([^\n:;]{4,160})$/u;

/** Maximum characters before the verb, since a page may have thousands of verbs. */
const LONGEST = 200;

/** The people named in a sentence before its verb; none if there is anything but names. */
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

import { oneLine } from '../../../values/text/fold.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/**
 * An office by the words it is called by, also where a stamp breaks them over two lines: "MOCHUDI POLICE / STATION".
 *
 * @param words the whole name; with flags `gu`
 */
export function officeNamed(words: RegExp, weight: number = FINDER_WEIGHTS.officeNamed): Finder {
  return (view, field) =>
    [...view.prose.text.matchAll(words)].slice(0, 3).flatMap((match) => {
      const crossed = view.prose.at(match.index, match.index + match[0].length);
      // "AFFIDAVIT / MAIKANO" before "Tlokweng Police Station": a line that has the whole name needs no word of another.
      const line = crossed.length > 1 ? crossed.at(-1)! : undefined;
      const alone = line?.text.match(words)?.[0];
      const segments = line && alone !== undefined ? [line] : crossed;
      const parsed = field.kind.parse(oneLine(alone ?? match[0]), view);
      return parsed
        ? [{ ...fromSegments(segments, parsed, weight, 'by what such an office is called'), place: null }]
        : [];
    });
}

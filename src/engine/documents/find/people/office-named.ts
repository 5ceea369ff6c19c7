import { oneLine } from '../../../values/text/fold.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/**
 * An office by its name, also if a stamp breaks it over two lines: "MOCHUDI POLICE / STATION".
 *
 * @param words pattern of the full name, flags `gu`
 */
export function officeNamed(words: RegExp, weight: number = FINDER_WEIGHTS.officeNamed): Finder {
  return (view, field) =>
    [...view.prose.text.matchAll(words)].slice(0, 3).flatMap((match) => {
      const crossed = view.prose.at(match.index, match.index + match[0].length);
      // "AFFIDAVIT / MAIKANO" before "Tlokweng Police Station": if one line has the full name, the others are ignored.
      const line = crossed.length > 1 ? crossed.at(-1)! : undefined;
      const alone = line?.text.match(words)?.[0];
      const segments = line && alone !== undefined ? [line] : crossed;
      const parsed = field.kind.parse(oneLine(alone ?? match[0]), view);
      return parsed
        ? [{ ...fromSegments(segments, parsed, weight, 'by what such an office is called'), place: null }]
        : [];
    });
}

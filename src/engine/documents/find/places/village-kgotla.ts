import { placeIn } from '../../../values/dictionaries.ts';
import { address } from '../../../values/address.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

const NAME = String.raw`\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,2}`;
const WARD = String.raw`(?:kgotl(?:a|eng)|ward)\s(?:ya|ya ga|ga|of)\s(?<ward>${NAME})`;
const HOUSE = String.raw`(?<kind>[Nn]tlo|[Pp]lot|[Ss]etsha)(?:\sya)?(?:\s(?:bo|nomoro|no\.?))?\s(?<house>\d{1,5}[A-Z]?)`;
/** "motse wa Kanye, kgotla ya Tlhako, ntlo ya bo 118": village, ward and house, each with its own word. */
const PARTS = new RegExp(
  String.raw`mots(?:e|eng)\s(?:wa|wa ga|o o bidiwang)\s(?<village>${NAME})[,\s]+(?:(?:mo|kwa|le)\s)?${WARD}(?:[,\s]+(?:(?:mo|kwa)\s)?${HOUSE})?`,
  'gu',
);

/** An address that starts with the plot, later in the sentence. */
const PLOT_BEHIND = /^[^.\n]{1,120}\b([Pp]lot\s\d[^.\n]*,\s\p{Lu}[^.\n]*)/u;

/** A residence as written in Setswana letters, from village to house; addresses use the reverse order. */
export function villageKgotlaHouse(weight: number = FINDER_WEIGHTS.villageKgotlaHouse): Finder {
  return (view) =>
    [...view.prose.text.matchAll(PARTS)].flatMap((match) => {
      const { village, ward, kind, house } = match.groups as Record<string, string>;
      if (village === undefined || placeIn(village) === null) return [];
      const behind = view.prose.text.slice(match.index + match[0].length);
      // If the sentence goes on to the plot, the full address is printed there.
      const inFull = house === undefined ? PLOT_BEHIND.exec(behind)?.[1] : undefined;
      const value =
        inFull ??
        [house && `${/^ntlo$/i.test(kind!) ? 'Ntlo' : 'Plot'} ${house}`, `Kgotla ya ${ward}`, village]
          .filter((part) => part !== undefined && part !== '')
          .join(', ');
      const parsed = address.parse(value, view);
      if (!parsed) return [];
      const segments = view.prose.at(match.index, match.index + match[0].length);
      return [
        {
          ...fromSegments(segments, { ...parsed, raw: match[0] }, weight, 'by village, ward and house'),
          place: null,
        },
      ];
    });
}

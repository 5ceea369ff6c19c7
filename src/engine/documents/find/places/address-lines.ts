import { address, looksLikeAddress } from '../../../values/address.ts';
import { isPostal } from '../../../values/address-words.ts';
import { isDayAlone } from '../../../values/find-dates.ts';
import { placeIn } from '../../../values/dictionaries.ts';
import { leftNeighbour, type PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';

/** "c/o Ms L Example": who receives the post for the person above. */
export const CARE_OF = /^c\s?\/\s?o\b/i;

/** Address lines, as long as the value type accepts the next one. */
export function addressLines(lines: readonly Segment[], page: PageLayout): Segment[] {
  const own: Segment[] = [];
  for (const line of lines) {
    if (/:\s*\S/.test(line.text) || CARE_OF.test(line.text)) continue;
    const soFar = own.map((s) => s.text).join('\n');
    if (
      own.length > 0 &&
      (isDayAlone(line.text) || hasLabel(line, page) || !address.continues!(soFar, line.text))
    )
      break;
    own.push(line);
  }
  return own;
}

/** "P O Box 44 / Gaborone / Plot 5512, Block 6": the physical address below the postal one. */
export function physicalLines(lines: readonly Segment[], page: PageLayout): Segment[] | null {
  if (!isPostal(lines[0]!.text)) return null;
  const at = lines.findIndex(({ text }) => looksLikeAddress(text) && !isPostal(text) && !text.includes(':'));
  if (at < 1 || lines.slice(1, at).some(({ text }) => placeIn(text) === null)) return null;
  const rest = lines.slice(at);
  const end = rest.findIndex(
    (line) => hasLabel(line, page) || !(looksLikeAddress(line.text) || placeIn(line.text) !== null),
  );
  const own = end < 0 ? rest : rest.slice(0, end);
  const town = lines.slice(1, at).at(-1);
  return town && own.every(({ text }) => placeIn(text) === null) ? [...own, town] : own;
}

/** "Plot:" before "23817, Block 6, Gaborone": a labelled value. */
function hasLabel(line: Segment, page: PageLayout): boolean {
  const before = leftNeighbour(line, page);
  return before !== undefined && /\p{L}\s*:$/u.test(before.text.trim());
}

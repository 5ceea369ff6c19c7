import type { Box } from '../../contract/geometry.ts';
import type { ExtractedField } from '../../contract/verification.ts';

/** The distinct places of a field other than the first. */
export function alsoAt(
  first: Pick<ExtractedField, 'page' | 'box'> | undefined,
  others: readonly Pick<ExtractedField, 'page' | 'box'>[],
): Pick<ExtractedField, 'alsoAt'> {
  const nameOf = (page: number | null, box: Box | null): string => JSON.stringify([page, box]);
  const known = new Set([nameOf(first?.page ?? null, first?.box ?? null)]);
  const places = others.flatMap(({ page, box }) => {
    if (page === null || box === null || known.has(nameOf(page, box))) return [];
    known.add(nameOf(page, box));
    return [{ page, box }];
  });
  return places.length === 0 ? {} : { alsoAt: places };
}

/**
 * Printed labels from a compact list: `either('Employee No | Staff No | Ref~0.8')`. A number after `~` is the weight of
 * a word that is as often a value or another field's label. Line breaks separate as well.
 */
export function either(list: string): (string | readonly [string, number])[] {
  return list
    .split(/\s*[|\n]\s*/)
    .filter((item) => item !== '')
    .map((item) => {
      const [printed, weight] = item.split('~') as [string, string?];
      return weight === undefined ? printed : ([printed, Number(weight)] as const);
    });
}

/** The same list without weights. */
export function words(list: string): string[] {
  return either(list).map((item) => (typeof item === 'string' ? item : item[0]));
}

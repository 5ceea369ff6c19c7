/** A glyph shown alone, and the move to the next one of its text. */
export interface Advance {
  /** Font, size and code. */
  readonly glyph: string;
  readonly code: number;
  /** The move as the stream has it, and in font sizes. */
  readonly printed: string;
  readonly ems: number;
}

/** `/F4 12.66 Tf`, `<0030> Tj 8.6455536 0 Td`, `ET`. */
const TOKEN =
  /\/([^\s/]{1,40}) (\d{0,4}\.?\d{1,9}) Tf|<([\da-f]{2,4})>\s{0,2}Tj\s{1,2}(\d{0,5}\.?\d{1,12}) 0 Td|\bET\b/gi;

/** Advances between glyphs of a content stream (as Latin-1), text object by text object. */
export function advancesIn(content: string): Advance[][] {
  const texts: Advance[][] = [[]];
  let font = '';
  let size = 0;
  for (const [, name, height, code, move] of content.matchAll(TOKEN))
    if (name !== undefined) [font, size] = [name, Number(height)];
    else if (code === undefined) texts.push([]);
    else if (size > 0)
      texts.at(-1)!.push({
        glyph: `${font} ${size} ${code.toLowerCase()}`,
        code: Number.parseInt(code, 16),
        printed: move!,
        ems: Number(move) / size,
      });
  return texts.filter(({ length }) => length > 0);
}

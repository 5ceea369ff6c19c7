/** Shares of red, green and blue in luma (ITU-R BT.601). */
const LUMA = { red: 0.299, green: 0.587, blue: 0.114 } as const;
/** Luma of a colour (ITU-R BT.601), in the units of its components. */
export const lumaOf = (red: number, green: number, blue: number): number =>
  LUMA.red * red + LUMA.green * green + LUMA.blue * blue;

/** The same of components of 0 to 255 as a whole number, within one of it, in 256ths. */
export const shadeOf = (red: number, green: number, blue: number): number =>
  (77 * red + 150 * green + 29 * blue) >> 8;

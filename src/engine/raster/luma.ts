/** Luma of a colour (ITU-R BT.601), in the units of its components. */
export const lumaOf = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** The same of components of 0 to 255 as a whole number, within one of it, in 256ths. */
export const shadeOf = (red: number, green: number, blue: number): number =>
  (77 * red + 150 * green + 29 * blue) >> 8;

/** Weights of red, green and blue in luma (ITU-R BT.601). */
const LUMA = { red: 0.299, green: 0.587, blue: 0.114 } as const;
/** Luma (ITU-R BT.601), in the units of the components. */
export const lumaOf = (red: number, green: number, blue: number): number =>
  LUMA.red * red + LUMA.green * green + LUMA.blue * blue;

/** Integer luma of components 0–255 (weights in 256ths), accurate to 1. */
export const shadeOf = (red: number, green: number, blue: number): number =>
  (77 * red + 150 * green + 29 * blue) >> 8;

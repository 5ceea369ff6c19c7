/** Longest side of the detector's input, pixels (design: 960; multiples of 32). */
export const DETECTION_SIDE = 960;

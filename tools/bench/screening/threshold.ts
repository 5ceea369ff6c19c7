/** The default of the configuration (`screening.threshold`). */
export const THRESHOLD = 0.85;

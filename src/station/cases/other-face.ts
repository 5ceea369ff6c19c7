/** Similarity (0–100) below which two faces are two people's: pairs of one person lie far above it. */
export const OTHER_FACE = 50;

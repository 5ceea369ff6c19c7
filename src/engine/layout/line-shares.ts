/** Distances in line heights; chosen on drawn specimens (ADR 401). */
export const LINE = {
  /** Minimum vertical overlap, as a share of the lower box, for two boxes to be in one row. */
  half: 0.5,
  /** Left edges of one column: tolerance for typeset text, and for OCR boxes. */
  edge: 0.5,
  nearEdge: 0.6,
  /** Tolerance of right edges of a column of figures. */
  figures: 1.5,
} as const;

/** Distances on a page in heights of a line; chosen on drawn specimens (ADR 401). */
export const LINE = {
  /** Lines further apart are two rows; boxes that share at least so much of the lower one are in one row. */
  half: 0.5,
  /** Left edges of one column: set by a machine, and as readers measure them. */
  edge: 0.5,
  nearEdge: 0.6,
  /** Right edges of figures of one column. */
  figures: 1.5,
} as const;

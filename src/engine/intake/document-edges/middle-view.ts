const MIDDLE = 0.5;
/** A picture seen along the axis to be divided; `across` runs along the seam. */
export interface View {
  readonly along: number;
  readonly across: number;
  /** The index of a pixel is `along * stepAlong + across * stepAcross`. */
  readonly stepAlong: number;
  readonly stepAcross: number;
}

/** Range around the middle in which a seam may be, as a share of the picture. */
const AROUND_MIDDLE = 0.06;

/** Positions at which the picture may be divided. */
export const middlePositions = ({ along }: View): number[] => {
  const from = Math.floor(along * (MIDDLE - AROUND_MIDDLE));
  const to = Math.ceil(along * (MIDDLE + AROUND_MIDDLE));
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
};

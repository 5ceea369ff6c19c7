const MIDDLE = 0.5;
/** A picture seen along its longer axis: `across` runs along the seam. */
export interface View {
  readonly along: number;
  readonly across: number;
  /** A pixel's place in the picture is `along * stepAlong + across * stepAcross`. */
  readonly stepAlong: number;
  readonly stepAcross: number;
}

/** What parts two halves lies this near to the middle, as a share of the picture. */
const AROUND_MIDDLE = 0.06;

/** Places along the picture where it may be parted in two. */
export const middlePositions = ({ along }: View): number[] => {
  const from = Math.floor(along * (MIDDLE - AROUND_MIDDLE));
  const to = Math.ceil(along * (MIDDLE + AROUND_MIDDLE));
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
};

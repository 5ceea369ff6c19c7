/** Output of a line recogniser: per step along the line, the probability of each class; class 0 is the CTC blank. */
export interface ClassProbabilities {
  readonly data: Float32Array;
  readonly steps: number;
  readonly classes: number;
  /** Step width in pixels of the crop. */
  readonly stepWidth: number;
}

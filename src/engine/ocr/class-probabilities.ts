/** What a line model saw: for each step along the line the probability of each class; class 0 is the blank. */
export interface ClassProbabilities {
  readonly data: Float32Array;
  readonly steps: number;
  readonly classes: number;
  /** Width of one step in pixels of the crop. */
  readonly stepWidth: number;
}

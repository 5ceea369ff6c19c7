/** What a proportion or a share of a shape may be, both ends among it. */
interface Range {
  readonly least: number;
  readonly most: number;
}

export const inRange = (value: number, { least, most }: Range): boolean => value >= least && value <= most;

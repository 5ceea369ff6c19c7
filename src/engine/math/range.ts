/** A closed interval. */
interface Range {
  readonly least: number;
  readonly most: number;
}

export const inRange = (value: number, { least, most }: Range): boolean => value >= least && value <= most;

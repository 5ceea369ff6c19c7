/** One message in each language; both name the same values. */
export interface Text {
  readonly en: string;
  /** Made by machine, to be reviewed by a native speaker. */
  readonly tn: string;
}

/** The messages of a room by name; `name_one` and `name_other` are the plural of one, chosen by its value `count`. */
export type Room = Readonly<Record<string, Text>>;

/**
 * What each kind of evidence counts when a paper's type is decided: scores near 3 settle it. Set by hand and held by
 * `npm run bench -- documents --from-truth` on seen layouts.
 */
export const CLASSIFY = {
  label: {
    /** Of each label of the type that is printed. */
    each: 0.22,
    /** Labels that many types share say little; their sum is held below a title's. */
    most: 1.6,
    /** How sure a label must be to count. */
    leastStrength: 0.7,
  },
  /** Of words inside a QR code or PDF417: they say which office made the paper, but a poster's code may be photographed with it. */
  coded: 0.6,
  /** What the caller asked for is a hint, worth about one common word, where the paper itself says something. */
  requested: { bonus: 0.35, from: 0.5 },
  /** The form of a letter, for papers that usually have it, and against those that never do. */
  letter: { usually: 0.5, never: -1.5 },
  /** Against cards, which hold few words. */
  tooLong: -2.5,
  /** Shares of a zone's weight: all check digits right, one of them in print read well, any other. */
  zone: { valid: 1, partly: 0.7, misread: 0.25, readWell: 0.6 },
  /** A title high on the page, large and by itself counts in full; words inside a sentence or a list count less. */
  prominence: {
    /** Down to this share of the page's height is high. */
    high: 0.4,
    /** Only a phrase that fills at least this share of its line loses by standing low. */
    fills: 0.8,
    low: 0.85,
    /** Text so many times as high as the page's is large. */
    largeFrom: 1.3,
    large: 1.15,
    /** Shares of a line that a title fills: of a heading in capitals, of any line, of a line that says more. */
    headingFrom: 0.3,
    titleFrom: 0.55,
    partFrom: 0.25,
    part: 0.6,
    inSentence: 0.4,
    /** In an entry of a list. */
    entry: 0.4,
  },
  titles: {
    /** Phrases of at least so much weight name papers of their type. */
    from: 2,
    /** A phrase stands by itself where it keeps at least this share of its weight. */
    standing: 0.8,
    /** Share of its lead over all that a paper of another type has that it counts against that type. */
    others: 0.7,
    /** The same of phrases that name no papers, but belong to those of one type: "Meter Number", "Matters Arising". */
    words: { from: 1, others: 0.35 },
  },
  /** The second line of a title is no further below the first than so many heights of it. */
  titleGap: 1.5,
  /** How scores become a confidence: `1 − e^(−enough·score)`, and the logistic of the lead over the next type. */
  confidence: { enough: 1.25, lead: 2.2, offset: 1.2, scale: 1.03, most: 0.995 },
  /** One word may be part of somebody's name: less sure where a single piece of evidence is all. */
  alone: 0.85,
  /** Lower scores are no runner-up. */
  runnerUpFrom: 0.5,
} as const;

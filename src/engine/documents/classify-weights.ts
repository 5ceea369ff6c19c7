/**
 * Weights of the evidence for a document type: scores near 3 settle it. Set by hand and tested by `npm run bench --
 * documents --from-truth` on seen layouts.
 */
export const CLASSIFY = {
  label: {
    /** Per printed label of the type. */
    each: 0.22,
    /** Cap on the sum, below a title's weight, as many types share labels. */
    most: 1.6,
    /** Minimum strength of a label to count. */
    leastStrength: 0.7,
  },
  /**
   * Factor for words inside a QR code or PDF417: they name the issuing office, but the code may be on a poster in the
   * same photograph.
   */
  coded: 0.6,
  /** The requested category counts as much as one common word, if the document has evidence of its own. */
  requested: { bonus: 0.35, from: 0.5 },
  /** For a letter's form: types that are usually letters, types that never are. */
  letter: { usually: 0.5, never: -1.5 },
  /** For an e-mail, whose subject names the papers it is about: types that are usually letters, other ones. */
  message: { letter: -1, other: -2.5 },
  /** Penalty for tables of an office in which a person speaks: complaints and questions quote bills and payslips. */
  spokenByOne: -4,
  /**
   * Evidence by the learned probability of a type: `share` times how far its log odds are above those of `above`, or
   * its logarithm below that of `below`, within limits (chosen on papers of authors whom the weights were not learned
   * from, ADR 550, 554).
   */
  wording: { below: 0.12, above: 0.3, share: 1, least: -4, most: 5 },
  /** Penalty for cards with more words than they can hold. */
  tooLong: -2.5,
  /**
   * Factors on a zone's weight: all check digits valid; one valid in well-read print; otherwise. `readWell` is that
   * print's minimum confidence.
   */
  zone: { valid: 1, partly: 0.7, misread: 0.25, readWell: 0.6 },
  /** Factors by position: a large title alone at the top counts fully, words inside a sentence or list less. */
  prominence: {
    /** Share of the page's height that counts as high. */
    high: 0.4,
    /** Minimum share of its line for a phrase to lose weight by being low on the page. */
    fills: 0.8,
    low: 0.85,
    /** Height relative to the page's text from which print is large. */
    largeFrom: 1.3,
    large: 1.15,
    /** Minimum share of a line that a title fills: in a heading in capitals, in any line, in a line with other text. */
    headingFrom: 0.3,
    titleFrom: 0.55,
    partFrom: 0.25,
    part: 0.6,
    inSentence: 0.4,
    /** In a table row. */
    entry: 0.4,
  },
  titles: {
    /** Minimum weight of a phrase that names documents of its type. */
    from: 2,
    /** Minimum remaining share of a phrase's weight for it to stand alone. */
    standing: 0.8,
    /** Factor on the lead of another type's title when it counts against a type. */
    others: 0.7,
    /** The same for phrases characteristic of one type without naming it: "Meter Number", "Matters Arising". */
    words: { from: 1, others: 0.35 },
  },
  /** Maximum distance of a title's second line from the first, in line heights. */
  titleGap: 1.5,
  /** From scores to confidence: `1 − e^(−enough·score)` times a logistic function of the lead over the next type. */
  confidence: { enough: 1.25, lead: 2.2, offset: 1.2, scale: 1.03, most: 0.995 },
  /** Factor when only one cue matched: a single word may be part of a name. */
  alone: 0.85,
  /** Minimum score of a runner-up. */
  runnerUpFrom: 0.5,
} as const;

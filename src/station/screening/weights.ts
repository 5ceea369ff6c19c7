/** Origin of a weight. */
export type WeightSource =
  /** Perturbed names of the UN and OFAC lists against names of honest people: `npm run bench -- screening`. */
  | 'lists'
  /** The public judged pairs of names (ADR 241), held against the lists. */
  | 'pairs'
  /** Decided: what people must see, whatever the numbers say. */
  | 'decided';

type Row = readonly [value: number, source: WeightSource, says: string];

/**
 * All numbers that scores are made of. `npm run bench -- screening --part weights` prints the table and varies each
 * weight; with `--fit` it optimises them and validates on names not used for fitting (ADR 298).
 */
const TABLE = {
  // Words of the names. A penalty is the share of its weight that a word costs which the other name lacks.
  extraWord: [0.75, 'lists', 'A word asked for that the listed name lacks is strong evidence against it.'],
  missingWord: [0.25, 'lists', 'A listed word that was not asked for is weak evidence.'],
  extraMiddle: [0.19, 'lists', 'A middle name asked for, where lists often give two names only.'],
  extraCompanyMiddle: [0.3, 'lists', 'The same of a company.'],
  furtherMiddle: [0.05, 'lists', 'Each further one: who has one name more often has another.'],
  extraPatronymic: [0.1, 'lists', 'A patronymic: Slavic papers give it always, lists seldom.'],
  missingMiddle: [0.1, 'lists', 'A listed middle name between a first and a last name that agree.'],
  furtherMissing: [
    0.05,
    'lists',
    'Each further one: fathers and grandfathers, whom papers leave out together.',
  ],
  extraEnd: [0.38, 'lists', 'One name more before or after two that agree: people marry.'],
  extraPlace: [0.17, 'pairs', 'A place in the name of a company: a branch.'],
  extraInitial: [0.25, 'pairs', 'An initial is a name that the list does not give.'],
  missingSurname: [0.15, 'lists', 'Second given name and second surname of a name of four.'],
  extraWeightMost: [1, 'lists', 'Words that are not on the list are rare on it, whatever they are.'],
  initialWeight: [0.45, 'lists', 'An initial, beside a word.'],
  titleWeight: [0.3, 'lists', 'A title that may be a name, beside a word: many bear it.'],
  articleWeight: [0.15, 'lists', 'An article in the name of a company.'],
  genericWeight: [0.4, 'lists', 'A word that many companies have: Trading, Holdings.'],
  // Minimum or maximum score of a kind of match.
  resemblanceMost: [
    0.84,
    'decided',
    'Names that resemble each other by chance: below the default threshold.',
  ],
  numberMismatchMost: [0.7, 'decided', 'Other numbers: another unit, ship or register.'],
  withinLongerLeast: [0.86, 'pairs', 'Three telling words, all in a longer listed name: a look.'],
  seriesLeast: [0.86, 'decided', 'Another fund, trust or ship of a series has the same owners: a look.'],
  loneWordFactor: [0.94, 'lists', 'One shared word, perhaps with an initial, is not a full name.'],
  // Names compared by all their letters.
  withoutMiddle: [0.93, 'lists', 'First and last name as one word.'],
  oneWordOneEdit: [0.95, 'lists', 'A whole name as one word, one letter different.'],
  otherBlanks: [0.98, 'lists', 'The same letters with other blanks.'],
  wholeMisread: [0.95, 'lists', 'The same letters as a machine misreads them.'],
  wholeOneEdit: [0.9, 'lists', 'One letter of a long name.'],
  cutInWord: [0.93, 'lists', 'A name cut off in a word: it may have gone on otherwise.'],
  cutBehindWord: [0.87, 'lists', 'A name cut off behind a word: it may have been all.'],
  // Kinds of names.
  weakAlias: [0.95, 'decided', 'An alias that the list itself calls weak makes no strong hit alone.'],
  derivedMost: [0.96, 'decided', 'A name that a rule put together is looked at, whatever else agrees.'],
  withoutSurname: [0.84, 'lists', 'What may be a title or the surname is on one side only.'],
  // Facts beside the name, added to its score.
  birthDateEqual: [0.1, 'decided', 'The same day, month and year.'],
  birthYearEqual: [0.02, 'decided', 'The same year: one person in sixty of any age shares it.'],
  birthDayDiffers: [-0.03, 'decided', 'The year agrees and the day does not.'],
  birthYearsFew: [-0.03, 'decided', 'Two or three years apart: lists know birth years roughly.'],
  birthYearsSome: [-0.08, 'decided', 'Four to nine years apart.'],
  birthYearsMany: [-0.12, 'decided', 'More than nine: papers are forged.'],
  countryShared: [0.02, 'decided', 'A country of the entry was given.'],
  countryDiffers: [-0.04, 'decided', 'None was: people move.'],
  genderDiffers: [-0.08, 'decided', 'Lists and papers seldom err on it.'],
  againstMost: [
    -0.14,
    'decided',
    'Facts alone clear nobody: an exact name stays above the threshold (ADR 159).',
  ],
  // Numbers.
  numberAndName: [0.97, 'decided', 'The same number under much the same name.'],
  numberAlone: [
    0.9,
    'decided',
    'Whoever holds a listed passport or ship is looked at, whatever they are called.',
  ],
} as const satisfies Readonly<Record<string, Row>>;

export type WeightName = keyof typeof TABLE;
export const WEIGHT_NAMES = Object.keys(TABLE) as readonly WeightName[];

const current = Object.fromEntries(WEIGHT_NAMES.map((name) => [name, TABLE[name][0]])) as Record<
  WeightName,
  number
>;

/** The weights in use. */
export const W: Readonly<Record<WeightName, number>> = current;

/** Origin and explanation of a weight. */
export const aboutWeight = (name: WeightName): { readonly source: WeightSource; readonly says: string } => ({
  source: TABLE[name][1],
  says: TABLE[name][2],
});

/** Runs with other weights, for the fitting command; never in the product. */
export function withWeights<T>(others: Readonly<Partial<Record<WeightName, number>>>, work: () => T): T {
  const before = { ...current };
  Object.assign(current, others);
  try {
    return work();
  } finally {
    Object.assign(current, before);
  }
}

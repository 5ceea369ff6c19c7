import { inProse } from './languages/index.ts';

const MANNER = 'faithfully|sincerely|truly|respectfully';
/** "Yours faithfully", "Sincerely". */
export const YOURS = `yours (?:${MANNER})|(?:${MANNER}) yours`;
export const MANNERS_OF_CLOSING = MANNER;

/** "With kind regards". */
const KIND = 'kind|best|warm|kindest|many';
export const KIND_REGARDS = `(?:${KIND}) (?:regards|wishes|thanks)`;
export const REGARDS = `(?:with )?(?:(?:${KIND}) )?(?:regards|wishes|thanks)`;

/** "With respect", "I thank you", "we thank you", "yours". */
const IN_SETSWANA =
  'ka boikokobetso|ka boikany(?:o|ego)|ka tlotlo|ke lebogile|ke (?:a )?leboga|re (?:a )?leboga|(?:wa|ba) lona|wa gago';

/** Closings in other languages than English. */
export const CLOSINGS_ABROAD = `${IN_SETSWANA}|${inProse('closings')}`;

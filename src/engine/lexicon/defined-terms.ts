/** Before a party's defined term: "hereinafter called the Landlord". */
export const HEREINAFTER = 'hereinafter|hereafter|referred|called|known';

/** What an agreement calls those who are bound by it, alone: 'as "the Employee")'. */
export const PARTY_OF_WORK =
  /^["“'‘(]*(?:the )?employee["”'’)]*[.,]?$|^["“'‘(]+(?:the )?(?:worker|servant|appointee|employer|company)["”'’)]+[.,]?$/iu;

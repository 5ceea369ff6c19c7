const OVER = '(?:forward|fwd|down|over)';

/** A balance brought forward from the previous page or statement: English, Setswana. */
export const BROUGHT = String.raw`brought\s*${OVER}|b\s?/\s?(?:fwd|f|d)|tlisitsweng`;

/** … and carried forward to the next. */
export const CARRIED = String.raw`carried\s*${OVER}|c\s?/\s?(?:fwd|f|d)`;

export const CARRIED_OVER = `${BROUGHT}|${CARRIED}`;

/** Before the word "balance". */
export const TAKEN_OVER = 'forward|fwd|brought|carried';

/** Only beside the word "balance" or as a title; elsewhere just initials. */
export const BROUGHT_IN_SHORT = String.raw`b/?(?:fwd|f|d)`;
export const CARRIED_IN_SHORT = String.raw`c/?(?:fwd|f|d)`;

const OVER = '(?:forward|fwd|down|over)';

/** Of a balance that a page or a statement takes over from the one before it: English, Setswana. */
export const BROUGHT = String.raw`brought\s*${OVER}|b\s?/\s?(?:fwd|f|d)|tlisitsweng`;

/** … and gives to the next. */
export const CARRIED = String.raw`carried\s*${OVER}|c\s?/\s?(?:fwd|f|d)`;

export const CARRIED_OVER = `${BROUGHT}|${CARRIED}`;

/** Of a balance, where the word stands before it. */
export const TAKEN_OVER = 'forward|fwd|brought|carried';

/** Beside the word balance, or as a title of its own; elsewhere two initials. */
export const BROUGHT_IN_SHORT = String.raw`b/?(?:fwd|f|d)`;
export const CARRIED_IN_SHORT = String.raw`c/?(?:fwd|f|d)`;

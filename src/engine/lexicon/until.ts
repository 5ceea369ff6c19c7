import { inProse } from './languages/index.ts';

/** Before the end of a period: "valid until", "1 May through 31 May". */
export const UNTIL = `to|until|till|thru|through|up to(?: and including)?|go fitlha|${inProse('until')}`;

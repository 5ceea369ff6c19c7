/** Before the day of a paper: "dated 3 May", "given this 3rd day of May". */
export const DATED_ON = 'dated|issued|given|signed';

/** Before the day of an agreement. */
export const AGREED_ON = 'made|entered|dated|signed|executed|concluded';

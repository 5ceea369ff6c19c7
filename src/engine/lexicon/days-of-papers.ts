/** Before a date of issue: "dated 3 May", "given this 3rd day of May". */
export const ISSUED_ON = 'dated|issued|given';

/** … and on papers signed only by their issuer. */
export const DATED_ON = `${ISSUED_ON}|signed`;

/** Before the date of an agreement. */
export const AGREED_ON = 'made|entered|dated|signed|executed|concluded';

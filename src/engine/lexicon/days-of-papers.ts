/** Before the day on which an office issues a paper: "dated 3 May", "given this 3rd day of May". */
export const ISSUED_ON = 'dated|issued|given';

/** … and of a paper that no one but its issuer signs. */
export const DATED_ON = `${ISSUED_ON}|signed`;

/** Before the day of an agreement. */
export const AGREED_ON = 'made|entered|dated|signed|executed|concluded';

/** Earnings from work. */
export const PAY = 'salary|salaries|pay|wages?|income|earnings|remuneration';

/** What says that pay is what remains. */
export const TAKES_HOME = 'takes? home|taking home';
/** What says that nothing more is taken off. */
export const CLEAR_OF = 'net of|clear of|free of|morago ga';

/** What happens to pay that will be another. */
export const RAISES =
  'rise|increase|go up|move|change|grow|be (?:increased|raised|adjusted|reviewed|revised|upgraded|amended|changed|moved)|okediwa|oketsega|tlhatlosiwa|tlhatloga';
export const WILL = 'will|shall|may|might|could|tla';

/** What happened to pay that was another. */
export const RAISED =
  'rose|risen|increased|raised|went up|gone up|adjusted|reviewed|revised|upgraded|changed|moved|okeditswe|tlhatlositswe';

/** What was before. */
export const EARLIER = 'previous(?:ly)?|former(?:ly)?|earlier|used to|initially|originally|at first';
export const STARTS = 'started(?: off)?|began';

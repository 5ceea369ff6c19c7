/** Earnings from work. */
export const PAY = 'salary|salaries|pay|wages?|income|earnings|remuneration';

/** What somebody does who has pay, or who gives it. */
export const PAYS =
  'earns?|earning|receives?|receiving|gets?|getting|paid|takes? home|left with|amogela|duelwa';

/** What says that nothing more is taken off. */
export const NET_WORDS = 'nett?|takes?[- ]home|taking home|in hand|netto';
export const CLEAR_OF = 'net of|clear of|free of|morago ga';

/** What happens to pay that will be another. */
export const RAISES =
  'rise|increase|go up|move|change|grow|be (?:increased|raised|adjusted|reviewed|revised|upgraded|amended|set|changed|moved)|okediwa|oketsega|tlhatlosiwa|tlhatloga';
export const WILL = 'will|shall|may|might|could|tla';

/** What was before. */
export const EARLIER =
  'previous(?:ly)?|former(?:ly)?|earlier|used to|initially|originally|at first|prior|pele';
export const STARTS = 'started(?: off)?|began|joined(?: us)?';

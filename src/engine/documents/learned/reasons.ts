/** Why a value of the second opinion was chosen. */
export const LIKE_OTHERS = 'Stands where such values stand on other papers.';
/** Why another value was chosen before it. */
export const BY_LABELS = 'Chosen by labels and sentences, with a doubt.';

import { ID_WORDS } from '../../../engine/packs/country-words.ts';
import type { NameSchema } from './normalise.ts';

const KINDS =
  'savings?|current|cheque|checking|call|transmission|trust|investment|loan|bond|salary|business|personal|joint|operating|fixed deposit|notice';
const ACCOUNT = `(?:(?:${KINDS}) )*(?:account|accnt|acct|a ?/ ?c)\\b\\.?`;
const CALLED = `(?:(?:id|i\\.d\\.|${ID_WORDS}|passport|permit|account|acct|a ?/ ?c|ref|reference|reg|registration|company|client|customer|cif|uin|tin) ?)*(?:(?:no|nr|number)\\b\\.?|#)? ?:? ?`;
const STATUS =
  '(?:in|under) (?:(?:voluntary|provisional|compulsory|final|judicial) )*(?:liquidation|management|curatorship|receivership|administration)';

/** Companies may have a number of up to five digits after the name (a military unit), persons none. */
const BEHIND: Readonly<Record<NameSchema, RegExp>> = {
  person: behind(/\S \S/, [`(?:${ACCOUNT})?${numbered(5)}`, ACCOUNT]),
  company: behind(/\S{3}/, [`(?:${ACCOUNT})?${numbered(7)}`, ACCOUNT, STATUS]),
};

function numbered(digits: number): string {
  return ` ?${CALLED}[a-z]{0,2}\\d(?:[ -]?\\d){${digits - 1},}`;
}

/** Part of a name, then one of these at the end of the text. */
function behind(name: RegExp, what: readonly string[]): RegExp {
  return new RegExp(`(?<=${name.source}.*)[ ,(\\[–—:;-]+(?:${what.join('|')})[ )\\]]*$`, 'iu');
}

/**
 * A name without what ledgers and registers append: account type, account, document or register number, winding-up.
 * Null if there is nothing of the kind.
 *
 * @example withoutAccount('Thabo Mokgosi - Savings Account 62001234567', 'person') // 'Thabo Mokgosi'
 * @example withoutAccount('Kgale Trading (Pty) Ltd (In Liquidation)', 'company') // 'Kgale Trading (Pty) Ltd'
 */
export function withoutAccount(title: string, schema: NameSchema): string | null {
  const whole = title.trim().replace(/\s+/g, ' ');
  let name = whole;
  for (let before = ''; before !== name;) {
    before = name;
    name = name.replace(BEHIND[schema], '');
  }
  return name === whole ? null : name;
}

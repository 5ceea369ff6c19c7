import { companyName } from '../../../values/company-name.ts';
import type { Finder } from '../../document-type.ts';
import { letterhead } from '../issuers/heading.ts';
import { addressBlock } from '../places/address-block.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/** A letter addressed to its subject: "the above-named is a pensioner", "Dear member". */
const SPEAKS_TO_SUBJECT =
  /\babove[- ]?(?:named|mentioned)(?! (?:company|firm|employer|account|matter|subject|property))\b|\bdear (?:pensioner|member|colleague|employee|beneficiary|annuitant)\b/i;

/** "the above-named employee, Kago Example": it says by itself who that is. */
const NAMES_SUBJECT =
  /\b[Aa]bove[- ]?(?:named|mentioned) \p{Ll}+,? (?:\p{Lu}\p{Ll}{1,3}\.? )?\p{Lu}[\p{L}'’-]+ \p{Lu}/u;

const issuers = letterhead();

/**
 * A person above an address, below the sender's company, as in an envelope window. The topmost name above an address is
 * the sender.
 */
export function writtenTo(weight: number = FINDER_WEIGHTS.writtenTo, named = false): Finder {
  const blocks = addressBlock('name', named);
  return (view, field) => {
    const heads = issuers(view, { ...field, kind: companyName });
    return blocks(view, field)
      .filter(({ value, box }) =>
        heads.some((head) => head.value !== value && head.box && box && head.box.y + head.box.height < box.y),
      )
      .map((found) => ({ ...found, score: weight * found.score }));
  };
}

/** The same if the letter says that it is about its addressee. */
export function aboutAddressee(weight: number = FINDER_WEIGHTS.aboutAddressee): Finder {
  const find = writtenTo(weight, true);
  return (view, field) =>
    SPEAKS_TO_SUBJECT.test(view.prose.text) && !NAMES_SUBJECT.test(view.prose.text) ? find(view, field) : [];
}

import { companyName } from '../../../values/company-name.ts';
import type { Finder } from '../../types/document-type.ts';
import { letterhead } from '../issuers/heading.ts';
import { addressBlock } from '../places/address-block.ts';

const issuers = letterhead();

/**
 * A person above an address, below the company that writes: the window of an envelope. What stands highest over an address is who
 * writes, whatever it is called.
 */
export function writtenTo(weight = 0.85): Finder {
  const blocks = addressBlock('name');
  return (view, field) => {
    const heads = issuers(view, { ...field, kind: companyName });
    return blocks(view, field)
      .filter(({ value, box }) =>
        heads.some((head) => head.value !== value && head.box && box && head.box.y + head.box.height < box.y),
      )
      .map((found) => ({ ...found, score: weight * found.score }));
  };
}

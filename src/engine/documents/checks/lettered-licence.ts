import { message } from '../../../contract/messages/message.ts';
import type { CheckRule } from '../document-type.ts';
import { REGION_AND_CODE } from '../find/north-america/regions.ts';
import { checkOf } from './check.ts';

/**
 * States and provinces all of whose licence numbers begin with a letter, made of the name or not (formats by
 * jurisdiction, AAMVA).
 */
const LETTERED: ReadonlySet<string> = new Set(['CA', 'FL', 'IL', 'MD', 'MI', 'MN', 'NJ', 'ON', 'QC', 'WI']);
const IN_ADDRESS = new RegExp(String.raw`\p{L}{3}[,. ]\s?(${REGION_AND_CODE})$`, 'u');

/** "85568240" beside "LANCASTER, CA 93535": the letter B, read surely as an 8. */
export const letteredLicence =
  (...fields: readonly [string, ...string[]]): CheckRule =>
  ({ values, view }) => {
    const [field] = fields;
    const number = values.get(field)?.value;
    if (typeof number !== 'string' || /\p{L}/u.test(number)) return [];
    const regions = view.pages.flatMap(({ segments }) =>
      segments.flatMap(({ text }) => IN_ADDRESS.exec(text.trim())?.[1]?.slice(0, 2) ?? []),
    );
    if (!regions.some((region) => LETTERED.has(region))) return [];
    const usual = 'letterFirst';
    return [
      checkOf({
        id: 'licence-letter',
        outcome: 'failed',
        says: message('numberChecks.unusualForm', { field, usual }),
        expected: message('numberChecks.form', { usual }),
        actual: number,
        fields: [...fields],
      }),
    ];
  };

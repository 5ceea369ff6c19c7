import { z } from 'zod';
import type { ProcessingMode } from '../../contract/categories.ts';
import { schemaFault } from '../../contract/messages/schema-faults.ts';
import { message } from '../../contract/messages/message.ts';
import { invalidField } from '../requests/validate.ts';

/** A boolean text part of a form: true/false, 1/0, yes/no, on/off, in any case; an empty part is false. */
export const FormBoolean = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(
    z.enum(['true', 'false', '1', '0', 'yes', 'no', 'on', 'off', ''], {
      error: schemaFault('inputFaults.boolean'),
    }),
  )
  .transform((text) => ['true', '1', 'yes', 'on'].includes(text))
  .meta({ type: 'boolean' });

export const VerifyFields = z.object({
  forceBatch: FormBoolean.optional().meta({
    description: 'Force batch processing: classify, route, merge front and back.',
    type: 'boolean',
  }),
  forceSinglePass: FormBoolean.optional().meta({
    description: 'Skip the classification step. Automatic routing needs that step and always does it.',
    type: 'boolean',
  }),
  includeRawText: FormBoolean.optional().meta({ description: 'Answer rawOCRText as well.', type: 'boolean' }),
});
export type VerifyFields = z.output<typeof VerifyFields>;

/**
 * How the documents are read. Automatic routing (`auto`) cannot go without the classification step: there a forced single pass
 * is answered in batch mode, as `metrics.processingMode` says.
 *
 * @throws StationError INVALID_REQUEST when both modes are forced.
 */
export function processingMode(
  fields: Pick<VerifyFields, 'forceBatch' | 'forceSinglePass'>,
  auto: boolean,
): ProcessingMode {
  if (fields.forceBatch && fields.forceSinglePass)
    throw invalidField('forceSinglePass', message('requestRefusals.bothModes'), true);
  return fields.forceSinglePass && !auto ? 'SINGLE_PASS' : 'BATCH';
}

/** What {@link processingMode} does not follow. */
export const overruledIn = (
  { forceSinglePass }: Pick<VerifyFields, 'forceSinglePass'>,
  auto: boolean,
): string[] => (forceSinglePass && auto ? ['forceSinglePass'] : []);

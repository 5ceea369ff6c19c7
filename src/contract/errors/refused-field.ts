import { inEnglish } from '../messages/in-language.ts';
import type { Message } from '../messages/message.ts';
import type { ErrorCode } from './catalogue.ts';
import { StationError, type ErrorDetails, type FieldProblem } from './station-error.ts';

/** The refusal of one field of a request, which `errors[]` names with what the refusal says. */
export const refusedField = (
  code: ErrorCode,
  field: string,
  says: Message,
  rejectedValue: FieldProblem['rejectedValue'] = null,
  details: ErrorDetails = {},
): StationError =>
  new StationError(code, says, {
    ...details,
    errors: [{ field, message: inEnglish(says), rejectedValue }],
  });

import type { TFunction } from 'i18next';
import type { AssessmentPoint } from '../../contract/assessment.ts';
import type { Point } from '../../contract/messages/message.ts';
import { documentLabel, fieldLabel } from './field-names.ts';

/** A point as it is assessed, or as a refusal names it, without its evidence. */
type SaidPoint = Pick<Point, 'key' | 'values' | 'said'> & Partial<Pick<AssessmentPoint, 'evidence'>>;

/**
 * The sentence of a point in the language of the screen, its fields, documents and steps called by their names.
 *
 * @param words sets the message that a check, a detector or a service gave the point
 */
export function pointText(
  t: TFunction,
  { key, values, said, evidence = [] }: SaidPoint,
  words: (what: { said: Point['said']; sentence: string }) => string,
): string {
  const { field, fields, document, sentence, step } = values;
  const stepId = evidence.find((one) => one.kind === 'step');
  return t(`assessment.${key}`, {
    ...values,
    ...(typeof field === 'string' ? { field: fieldLabel(t, field) } : {}),
    ...(typeof fields === 'string'
      ? {
          fields: fields
            .split(', ')
            .map((name) => fieldLabel(t, name))
            .join(', '),
        }
      : {}),
    ...(typeof document === 'string' ? { document: documentLabel(t, document) } : {}),
    ...(typeof sentence === 'string' ? { sentence: words({ said, sentence }) } : {}),
    ...(typeof step === 'string'
      ? { step: t(`onboarding.steps.${stepId?.kind === 'step' ? stepId.step : ''}`, { defaultValue: step }) }
      : {}),
  });
}

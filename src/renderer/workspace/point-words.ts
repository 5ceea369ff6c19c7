import { useTranslation } from 'react-i18next';
import type { AssessmentPoint } from '../../contract/assessment.ts';
import { documentLabel, fieldLabel } from '../language/field-names.ts';
import { useMessageWords } from '../language/message-text.tsx';

/** The sentence of a point in the language of the screen, its fields, documents and steps called by their names. */
export function usePointWords(): (
  point: Pick<AssessmentPoint, 'key' | 'values' | 'said' | 'evidence'>,
) => string {
  const { t } = useTranslation();
  const words = useMessageWords();
  return ({ key, values, said, evidence }) => {
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
      ...(typeof sentence === 'string' ? { sentence: words({ said, sentence }).text } : {}),
      ...(typeof step === 'string'
        ? {
            step: t(`onboarding.steps.${stepId?.kind === 'step' ? stepId.step : ''}`, { defaultValue: step }),
          }
        : {}),
    });
  };
}

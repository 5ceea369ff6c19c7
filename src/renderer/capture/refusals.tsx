import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from './draft.ts';

/** What could not be added to the table, and why. */
export function Refusals({ refused }: { refused: readonly Refusal[] }) {
  const { t } = useTranslation();
  return refused.map((refusal, i) => (
    <Alert key={i} color="clay" icon={<IconAlertTriangle />} role="alert">
      {refusal.kind === 'too-many' && t('capture.tooMany')}
      {refusal.kind === 'empty' && t('capture.emptyFile', { name: refusal.name })}
      {refusal.kind === 'too-large' && t('capture.tooLarge', { name: refusal.name })}
      {refusal.kind === 'wrong-type' && t('capture.wrongType', { name: refusal.name })}
    </Alert>
  ));
}

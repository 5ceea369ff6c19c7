import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCopyCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from './draft.ts';
import { useSameSide } from './use-same-side.ts';

interface NoticesProps {
  readonly files: readonly File[];
  readonly refused: readonly Refusal[];
}

/** Files that could not be added, and pictures that seem to show one side twice. */
export function Notices({ files, refused }: NoticesProps) {
  const { t } = useTranslation();
  const twice = useSameSide(files);
  return (
    <>
      {refused.map((refusal, i) => (
        <Alert key={i} color="clay" icon={<IconAlertTriangle />} role="alert">
          {refusal.kind === 'too-many' && t('capture.tooMany')}
          {refusal.kind === 'no-room' && t('capture.noRoom')}
          {refusal.kind === 'empty' && t('capture.emptyFile', { name: refusal.name })}
          {refusal.kind === 'too-large' && t('capture.tooLarge', { name: refusal.name })}
          {refusal.kind === 'wrong-type' && t('capture.wrongType', { name: refusal.name })}
        </Alert>
      ))}
      {twice && (
        <Alert icon={<IconCopyCheck />} role="status">
          {t('capture.sameTwice', { first: twice[0] + 1, second: twice[1] + 1 })}
        </Alert>
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseDetail } from '../../contract/cases.ts';
import { useSignedIn } from '../connection/session.ts';
import { isWorkedOn } from './open-points.ts';

/** To a case that is not decided: the paper that was handed over later. An onboarding takes papers step by step. */
export function AddDocument({ detail }: { detail: CaseDetail }) {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  const takesPapers =
    isWorkedOn(detail, operator) &&
    detail.progress === 'ready' &&
    detail.results.every(({ kind }) => kind !== 'onboarding');
  if (!takesPapers) return null;
  return (
    <Button
      component={Link}
      to={`/verify?case=${detail.id}&add=document`}
      variant="default"
      size="sm"
      leftSection={<IconFilePlus size={18} />}
    >
      {t('viewer.addDocument')}
    </Button>
  );
}

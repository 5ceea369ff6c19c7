import { Button } from '@mantine/core';
import { IconArchive, IconCamera, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { CaseSummary } from '../../contract/cases.ts';
import { may } from '../../contract/permissions.ts';
import { useCaseAction } from '../connection/cases.ts';
import { useSignedIn } from '../connection/session.ts';
import { useReadAgain } from '../connection/verifications.ts';
import { WriteError } from '../elements/write-error.tsx';
import { isUnread } from './case-words.ts';
import styles from './failed-reading.module.css';

interface FailedReadingProps {
  readonly summary: CaseSummary;
  /** In a list: the screen's own work stands out. */
  readonly quiet?: boolean;
}

/** For a case without a reading: read its files again, or better ones, or archive and restore it (ADR 77). */
export function FailedReading({ summary, quiet = false }: FailedReadingProps) {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  const navigate = useNavigate();
  const again = useReadAgain();
  const away = useCaseAction(summary.id);
  if (!isUnread(summary) || !may(operator.role, 'cases.work')) return null;
  const readAgain = () =>
    again.mutate(summary.id, {
      onSuccess: ({ id }) =>
        void navigate(`/verify/run/${id}`, { state: { again: summary.id, began: Date.now() } }),
    });
  const error = again.error ?? away.error;
  return (
    <div className={styles.failed}>
      {error && <WriteError error={error} />}
      <Button
        variant={quiet ? 'subtle' : 'default'}
        leftSection={<IconArchive size={18} />}
        loading={away.isPending}
        onClick={() => away.mutate({ kind: 'away', away: !summary.putAway })}
      >
        {t(summary.putAway ? 'cases.bringBack' : 'cases.putAway')}
      </Button>
      {summary.kind === 'verification' && !quiet && (
        <Button
          component={Link}
          to={`/verify?case=${summary.id}&add=instead`}
          variant="default"
          leftSection={<IconCamera size={18} />}
        >
          {t('cases.otherPictures')}
        </Button>
      )}
      {summary.kind === 'verification' && (
        <Button
          variant={quiet ? 'subtle' : 'filled'}
          leftSection={<IconRefresh size={18} />}
          loading={again.isPending}
          onClick={readAgain}
        >
          {t('cases.readAgain')}
        </Button>
      )}
    </div>
  );
}

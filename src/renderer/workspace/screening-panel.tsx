import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseDetail } from '../../contract/cases.ts';
import { useSignedIn } from '../connection/session.ts';
import { State } from '../elements/state.tsx';
import { isWorkedOn } from './open-points.ts';
import { screeningOf } from './point-place.ts';
import { StoredResults } from './stored-results.tsx';

/** Screenings of this case with what was decided about each hit; the newest first. */
export function ScreeningPanel({ detail }: { detail: CaseDetail }) {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  if (detail.results.some(({ kind }) => kind === 'screening'))
    return <StoredResults detail={detail} only="screening" />;
  return (
    <State icon={<IconUserSearch />} title={t('assessment.screening.notDone')} text={t('screening.lead')}>
      {isWorkedOn(detail, operator) && (
        <Button component={Link} to={screeningOf(detail)} leftSection={<IconUserSearch size={20} />}>
          {t('onboarding.do.screening')}
        </Button>
      )}
    </State>
  );
}

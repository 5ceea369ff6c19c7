import {
  IconAlertTriangle,
  IconArchive,
  IconArrowForwardUp,
  IconCircle,
  IconCircleCheck,
  IconCircleX,
  IconHourglass,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CaseState, CaseSummary } from '../../contract/cases.ts';
import { Badge, type Tone } from '../elements/badge.tsx';
import { isUnread } from './case-words.ts';

const LOOKS: Record<CaseState, { tone: Tone; icon: typeof IconCircle }> = {
  open: { tone: 'river', icon: IconCircle },
  waiting: { tone: 'attention', icon: IconHourglass },
  accepted: { tone: 'good', icon: IconCircleCheck },
  rejected: { tone: 'stop', icon: IconCircleX },
  referred: { tone: 'unknown', icon: IconArrowForwardUp },
};

/** State of a case; of an unreadable one, that it was not read, or was archived. */
export function StateBadge({ summary }: { summary: Pick<CaseSummary, 'state' | 'progress' | 'putAway'> }) {
  const { t } = useTranslation();
  const { state, putAway } = summary;
  if (isUnread(summary))
    return (
      <Badge
        tone={putAway ? 'unknown' : 'attention'}
        icon={putAway ? <IconArchive aria-hidden /> : <IconAlertTriangle aria-hidden />}
      >
        {t(putAway ? 'cases.away' : 'cases.unread')}
      </Badge>
    );
  const { tone, icon: Icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`caseState.${state}`)}
    </Badge>
  );
}

import {
  IconArrowForwardUp,
  IconCircle,
  IconCircleCheck,
  IconCircleX,
  IconHourglass,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CaseState } from '../../contract/operator.ts';
import { Badge, type Tone } from '../elements/badge.tsx';

const LOOKS: Record<CaseState, { tone: Tone; icon: typeof IconCircle }> = {
  open: { tone: 'river', icon: IconCircle },
  waiting: { tone: 'attention', icon: IconHourglass },
  accepted: { tone: 'good', icon: IconCircleCheck },
  rejected: { tone: 'stop', icon: IconCircleX },
  referred: { tone: 'unknown', icon: IconArrowForwardUp },
};

export function StateBadge({ state }: { state: CaseState }) {
  const { t } = useTranslation();
  const { tone, icon: Icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`caseState.${state}`)}
    </Badge>
  );
}

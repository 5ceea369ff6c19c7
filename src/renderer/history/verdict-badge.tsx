import {
  IconCircleCheck,
  IconCircleDashed,
  IconEye,
  IconHandStop,
  IconQuestionMark,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AspectState } from '../../contract/assessment.ts';
import { Badge, type Tone } from '../elements/badge.tsx';

const LOOKS: Record<AspectState, { tone: Tone; icon: typeof IconEye }> = {
  passed: { tone: 'good', icon: IconCircleCheck },
  review: { tone: 'attention', icon: IconEye },
  failed: { tone: 'stop', icon: IconHandStop },
  not_done: { tone: 'unknown', icon: IconCircleDashed },
  cannot_tell: { tone: 'unknown', icon: IconQuestionMark },
};

/** What the assessment of a case came to, where only its summary is known. */
export function VerdictBadge({ verdict }: { verdict: AspectState }) {
  const { t } = useTranslation();
  const { tone, icon: Icon } = LOOKS[verdict];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`cases.verdicts.${verdict}`)}
    </Badge>
  );
}

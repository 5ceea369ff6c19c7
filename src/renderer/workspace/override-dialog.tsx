import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseDetail, DecisionOutcome } from '../../contract/cases.ts';
import { useCaseAction } from '../connection/cases.ts';
import { ReasonDialog } from '../elements/reason-dialog.tsx';

const OUTCOMES = ['accept', 'refer', 'reject'] as const satisfies readonly DecisionOutcome[];

/** A supervisor settles the case alone, whatever was decided before; the reason is kept for good. */
export function OverrideDialog({ detail, close }: { detail: CaseDetail; close: () => void }) {
  const { t } = useTranslation();
  const action = useCaseAction(detail.id);
  const [outcome, setOutcome] = useState<DecisionOutcome>('accept');
  return (
    <ReasonDialog
      title={t('decision.override')}
      consequence={t('decision.overrideText')}
      action={t('decision.overrideDo')}
      dangerous
      busy={action.isPending}
      error={action.error}
      confirm={(reason) => action.mutate({ kind: 'override', outcome, reason }, { onSuccess: close })}
      close={close}
    >
      <SegmentedControl
        aria-label={t('decision.override')}
        value={outcome}
        onChange={setOutcome}
        data={OUTCOMES.map((value) => ({ value, label: t(`decision.${value}`) }))}
        fullWidth
      />
    </ReasonDialog>
  );
}

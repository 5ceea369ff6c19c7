import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { verdictWord } from '../../contract/verdict-word.ts';
import type { Assessment } from '../../contract/assessment.ts';
import type { DecisionOutcome } from '../../contract/cases.ts';
import { isOfField, openPoints } from './open-points.ts';

interface DecisionButtonsProps {
  readonly assessment: Assessment;
  readonly busy: boolean;
  readonly begin: (outcome: DecisionOutcome) => void;
  /** Goes to what is still open. */
  readonly work: () => void;
}

/** What the verdict asks for is the primary action: accept when green, what is open when amber, reject when red. */
export function DecisionButtons({ assessment, busy, begin, work }: DecisionButtonsProps) {
  const { t } = useTranslation();
  const verdict = verdictWord(assessment);
  const isRed = verdict === 'fraud' || verdict === 'refuse';
  const points = openPoints(assessment);
  const isGreen = points.length === 0 && assessment.accept !== 'refused';
  // The button leads to the first point: fields are counted on it where that is one.
  const fields = points[0] && isOfField(points[0]) ? points.filter(isOfField).length : 0;
  const primary = { 'data-decision-primary': true } as const;
  return (
    <>
      {!isRed && (
        <Button
          variant={isGreen ? 'filled' : 'default'}
          {...(isGreen ? { leftSection: <IconCheck size={20} /> } : { px: 'sm' })}
          loading={busy}
          onClick={() => begin('accept')}
          aria-keyshortcuts="A"
          style={{ order: 3 }}
          {...(isGreen ? primary : {})}
        >
          {t('decision.accept')}
        </Button>
      )}
      <Button
        variant={isRed ? 'filled' : 'default'}
        {...(isRed ? { color: 'clay' } : {})}
        {...(isRed ? { leftSection: <IconX size={20} /> } : { px: 'sm' })}
        onClick={() => begin('reject')}
        aria-keyshortcuts="R"
        style={{ order: isRed ? 4 : 1 }}
        {...(isRed ? primary : {})}
      >
        {t('decision.reject')}
      </Button>
      <Button
        variant="default"
        px="sm"
        onClick={() => begin('refer')}
        aria-keyshortcuts="S"
        style={{ order: 2 }}
      >
        {t('decision.refer')}
      </Button>
      {!isRed && !isGreen && points.length > 0 && (
        <Button px="md" onClick={work} style={{ order: 4 }} {...primary}>
          {fields > 0
            ? t('decision.checkFields', { count: fields })
            : t('decision.checkOpen', { count: points.length })}
        </Button>
      )}
    </>
  );
}

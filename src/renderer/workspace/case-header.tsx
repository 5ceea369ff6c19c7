import { Popover, UnstyledButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconCircleCheck,
  IconCircleDashed,
  IconExclamationMark,
  IconEye,
  IconHandStop,
  IconMinus,
  IconQuestionMark,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AspectState, AssessedAspect } from '../../contract/assessment.ts';
import type { CaseDetail } from '../../contract/cases.ts';
import { verdictWord, type VerdictWord } from '../../contract/verdict-word.ts';
import { useSignedIn } from '../connection/session.ts';
import { StateBadge } from '../history/state-badge.tsx';
import { useFormats } from '../language/formats.ts';
import { chipState, isWorkedOn, openPoints, shownAspects } from './open-points.ts';
import { usePointWords } from './point-words.ts';
import styles from './case-header.module.css';
import { ICON_STROKE } from '../elements/icon-stroke.ts';

const VERDICT_ICONS: Record<VerdictWord, typeof IconEye> = {
  passed: IconCircleCheck,
  review: IconEye,
  fraud: IconHandStop,
  refuse: IconAlertTriangle,
  unfinished: IconCircleDashed,
};
const CHIP_ICONS: Record<AspectState, typeof IconEye> = {
  passed: IconCheck,
  review: IconExclamationMark,
  failed: IconX,
  not_done: IconMinus,
  cannot_tell: IconQuestionMark,
};

/** The answer first: word, icon and colour together, the one sentence that decided it, and a chip for each aspect. */
export function CaseHeader({ detail }: { detail: CaseDetail }) {
  const { t } = useTranslation();
  const words = usePointWords();
  const { operator } = useSignedIn();
  const { assessment } = detail;
  const verdict = verdictWord(assessment);
  const Icon = VERDICT_ICONS[verdict];
  const [first, ...others] = openPoints(assessment);
  // The work bar under it says the same sentence.
  const working = first !== undefined && isWorkedOn(detail, operator);
  return (
    <header className={styles.header} data-verdict={verdict}>
      <div className={styles.answer}>
        <Icon size={30} stroke={ICON_STROKE.regular} aria-hidden />
        <h1>{t(`verdict.${verdict}`)}</h1>
        {detail.state !== 'open' && <StateBadge summary={detail} />}
      </div>
      {!working && (
        <p className={styles.sentence}>
          {first === undefined ? t('verdict.allPassed') : words(first)}
          {others.length > 0 && ` ${t('verdict.more', { count: others.length })}`}
        </p>
      )}
      <ul className={styles.chips} aria-label={t('verdict.aspects')}>
        {shownAspects(assessment).map((aspect, index) => (
          <li key={aspect.aspect}>
            <Chip aspect={aspect} first={index === 0} />
          </li>
        ))}
      </ul>
    </header>
  );
}

/** One aspect: its state in a sign and a word; its sentences on demand. One stop of the Tab key for all, arrows between them. */
function Chip({ aspect, first }: { aspect: AssessedAspect; first: boolean }) {
  const { t } = useTranslation();
  const words = usePointWords();
  const { dateTime } = useFormats();
  const state = chipState(aspect);
  const Icon = CHIP_ICONS[state];
  return (
    <Popover position="bottom-start" width={360} transitionProps={{ duration: 100 }} withRoles>
      <Popover.Target>
        <UnstyledButton
          className={styles.chip!}
          data-state={state}
          data-required={aspect.required}
          tabIndex={first ? 0 : -1}
          onKeyDown={moveAlong}
        >
          <Icon size={15} stroke={ICON_STROKE.strong} aria-hidden />
          {t(`verdict.names.${aspect.aspect}`)}
          <span className="visually-hidden">: {t(`verdict.states.${state}`)}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <p className={styles.state}>{t(`verdict.states.${state}`)}</p>
        <ul className={styles.points}>
          {aspect.points.map((point) => (
            <li key={point.id} data-open={point.state !== 'passed' && point.settlement === null}>
              {words(point)}
              {point.settlement && (
                <small>
                  {t('verdict.settled', {
                    name: point.settlement.author,
                    time: dateTime(point.settlement.at),
                    reason: point.settlement.reason,
                  })}
                </small>
              )}
            </li>
          ))}
          {aspect.points.length === 0 && <li>{t('verdict.notAsked')}</li>}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

function moveAlong(event: React.KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const all = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('button') ?? [])];
  all[all.indexOf(event.currentTarget) + step]?.focus();
}

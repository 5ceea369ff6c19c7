import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArrowRight, IconCheck, IconDots, IconGavel } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseDetail, DecisionOutcome } from '../../contract/cases.ts';
import { useCaseAction } from '../connection/cases.ts';
import { useSignedIn } from '../connection/session.ts';
import { WriteError } from '../elements/write-error.tsx';
import { useFormats } from '../language/formats.ts';
import { fieldLabel } from '../language/field-names.ts';
import { may } from '../../contract/permissions.ts';
import { ApprovalButtons } from './approval-buttons.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { isUndecided, isWorkedOn } from './open-points.ts';
import { OpenPoints } from './open-points-list.tsx';
import { OverrideDialog } from './override-dialog.tsx';
import { PrintButton } from './print-button.tsx';
import { printReport } from './print-report.ts';
import { ReasonDialog } from '../elements/reason-dialog.tsx';
import { useUnsavedFields } from './typed-text.ts';
import { UndoDecision } from './undo-decision.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import styles from './workspace.module.css';

const AGAINST = ['reasonUnreadable', 'reasonExpired', 'reasonDiffers', 'reasonTampered'] as const;
/** What people often write, by what they decide. */
const USUAL_REASONS = {
  accept: ['reasonOriginalSeen', 'reasonExplained', 'reasonMisread'],
  refer: AGAINST,
  reject: AGAINST,
} as const satisfies Record<DecisionOutcome, readonly string[]>;

/** Always bottom right: what can be decided now, or what was decided and by whom. */
export function DecisionBar({ detail }: { detail: CaseDetail }) {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  const action = useCaseAction(detail.id);
  const [asking, setAsking] = useState<DecisionOutcome | null>(null);
  const [overriding, setOverriding] = useState(false);
  const [decidedNow, setDecidedNow] = useState(false);
  const { assessment } = detail;
  const open = isUndecided(detail);
  const ownReferral =
    detail.state === 'referred' &&
    detail.decisions.findLast(({ outcome }) => outcome === 'refer')?.author === operator.name;
  const mayDecide = isWorkedOn(detail, operator) && !ownReferral;
  const unsaved = useUnsavedFields(detail.id);
  const [held, setHeld] = useState<'unsaved' | 'unsettled' | null>(null);
  const ask = (outcome: DecisionOutcome | null) => {
    action.reset();
    setAsking(outcome);
  };
  const work = () => document.querySelector<HTMLElement>('[data-work-bar] [data-primary]')?.focus();
  /** An unsaved correction is meant: a decision waits until it is saved or discarded. */
  const begin = (outcome: DecisionOutcome) => {
    if (unsaved.now().length > 0) return setHeld('unsaved');
    if (outcome === 'accept' && assessment.accept === 'refused') {
      setHeld('unsettled');
      return work();
    }
    setHeld(null);
    // With open points a reason is required, even if policy asks for no second person.
    if (outcome === 'accept' && assessment.accept === 'allowed' && assessment.open.length === 0)
      decide('accept', '');
    else ask(outcome);
  };
  const decide = (outcome: DecisionOutcome, reason: string) =>
    action.mutate(
      { kind: 'decision', outcome, reason },
      {
        onSuccess: () => {
          setDecidedNow(true);
          ask(null);
        },
      },
    );
  const key = (outcome: DecisionOutcome) => () => {
    if (mayDecide) begin(outcome);
  };
  useShortcuts([
    ['A', key('accept')],
    ['R', key('reject')],
    ['S', key('refer')],
  ]);
  return (
    <footer className={styles.decision}>
      {action.error && !asking && (
        <div className={styles.decisionError}>
          <WriteError error={action.error} />
        </div>
      )}
      {held === 'unsaved' && unsaved.names.length > 0 && (
        <p className={styles.held} role="alert">
          {t('decision.unsaved', { fields: unsaved.names.map((name) => fieldLabel(t, name)).join(', ') })}
        </p>
      )}
      {held === 'unsettled' && mayDecide && assessment.open.length > 0 && (
        <p className={styles.held} role="alert">
          {t('decision.unsettled', { count: assessment.open.length })}
        </p>
      )}
      {detail.state === 'open' ? <SentBack detail={detail} /> : <Decided detail={detail} />}
      <div className={styles.decisionButtons}>
        <ExportMenu
          caseId={detail.id}
          accept={mayDecide && assessment.verdict === 'failed' ? () => begin('accept') : null}
          override={may(operator.role, 'cases.override') ? () => setOverriding(true) : null}
        />
        {(detail.state !== 'waiting' || !may(operator.role, 'cases.approve')) && (
          <span className={styles.spring} />
        )}
        {!open && decidedNow && <UndoDecision detail={detail} undone={() => setDecidedNow(false)} />}
        {ownReferral && <span className={styles.notYourself}>{t('decision.ownReferral')}</span>}
        {detail.state === 'waiting' && <ApprovalButtons detail={detail} />}
        {!open && (
          <Afterwards caseId={detail.id} waiting={detail.state === 'waiting'} decidedNow={decidedNow} />
        )}
        {mayDecide && (
          <DecisionButtons
            assessment={assessment}
            busy={action.isPending && asking === null}
            begin={begin}
            work={work}
          />
        )}
      </div>
      {asking && (
        <ReasonDialog
          key={asking}
          title={t(`decision.${asking}Title`)}
          consequence={
            <>
              {asking === 'accept' && <OpenPoints assessment={assessment} />}
              {asking === 'accept' && assessment.accept === 'second-person' && (
                <strong className={styles.doubt}>{t('decision.secondPerson')}</strong>
              )}
              {t(`decision.${asking}Text`)}
            </>
          }
          action={t(`decision.${asking}`)}
          dangerous={asking !== 'refer'}
          suggestions={USUAL_REASONS[asking].map((key) => t(`decision.${key}`))}
          busy={action.isPending}
          error={action.error}
          confirm={(reason) => decide(asking, reason)}
          close={() => ask(null)}
        />
      )}
      {overriding && <OverrideDialog detail={detail} close={() => setOverriding(false)} />}
    </footer>
  );
}

interface AfterwardsProps {
  readonly caseId: string;
  readonly waiting: boolean;
  readonly decidedNow: boolean;
}

/** What comes after a decision: the paper for the customer or the file, and the next one in the queue. */
function Afterwards({ caseId, waiting, decidedNow }: AfterwardsProps) {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  const next = useRef<HTMLAnchorElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (decidedNow) next.current?.focus();
  }, [decidedNow]);
  // Who may approve has that to do first.
  if (waiting && may(operator.role, 'cases.approve')) return null;
  return (
    <>
      {!waiting && <PrintButton caseId={caseId} />}
      {may(operator.role, 'cases.work') && (
        <Button component={Link} to="/" leftSection={<IconArrowRight size={20} />} ref={next}>
          {t('decision.next')}
        </Button>
      )}
    </>
  );
}

function Decided({ detail }: { detail: CaseDetail }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const last = detail.decisions.at(-1);
  if (!last) return null;
  const { approval } = last;
  return (
    <p className={styles.decided}>
      {detail.state === 'waiting'
        ? t('decision.waitsSince', { name: last.author, time: dateTime(last.at) })
        : t('decision.was', {
            outcome: t(`caseState.${detail.state}`),
            name: last.author,
            time: dateTime(last.at),
          })}
      {last.reason !== '' && ` “${last.reason}”`}
      {approval && (
        <>
          {' '}
          {t('decision.approvedBy', { name: approval.author, time: dateTime(approval.at) })}
          {approval.reason !== '' && ` “${approval.reason}”`}
        </>
      )}
    </p>
  );
}

/** To the one who decided: what the second pair of eyes wants to be looked at. */
function SentBack({ detail }: { detail: CaseDetail }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const approval = detail.decisions.at(-1)?.approval;
  if (!approval || approval.approved) return null;
  return (
    <p className={styles.decided}>
      {t('decision.wasSentBack', { name: approval.author, time: dateTime(approval.at) })} “{approval.reason}”
    </p>
  );
}

interface ExportMenuProps {
  readonly caseId: string;
  /** Against a warning: only here, never the button at hand. */
  readonly accept: (() => void) | null;
  readonly override: (() => void) | null;
}

function ExportMenu({ caseId, accept, override }: ExportMenuProps) {
  const { t } = useTranslation();
  const base = `/operator/cases/${caseId}`;
  return (
    <Menu position="top-start" width={240} transitionProps={{ duration: 100 }}>
      <Menu.Target>
        <ActionIcon variant="default" size={44} aria-label={t('decision.more')} title={t('decision.more')}>
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={`${base}/report.pdf`} download={`netefatsa-${caseId}.pdf`}>
          {t('decision.pdf')}
        </Menu.Item>
        <Menu.Item component="a" href={`${base}/export.json`} download={`netefatsa-${caseId}.json`}>
          {t('decision.json')}
        </Menu.Item>
        <Menu.Item onClick={() => void printReport(caseId)}>{t('decision.print')}</Menu.Item>
        {(accept ?? override) && <Menu.Divider />}
        {accept && (
          <Menu.Item leftSection={<IconCheck size={18} />} onClick={accept}>
            {t('decision.acceptAgainst')}
          </Menu.Item>
        )}
        {override && (
          <>
            <Menu.Item leftSection={<IconGavel size={18} />} onClick={override}>
              {t('decision.override')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

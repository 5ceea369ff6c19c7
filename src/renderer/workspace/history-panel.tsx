import { Button, Textarea } from '@mantine/core';
import { Fragment, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseDetail } from '../../contract/cases.ts';
import { useCaseAction } from '../connection/cases.ts';
import { useSignedIn } from '../connection/session.ts';
import { WriteError } from '../elements/write-error.tsx';
import { actionLabel } from '../language/action-names.ts';
import { failureSentence } from '../language/failure-sentence.ts';
import { useFormats } from '../language/formats.ts';
import { MessageText } from '../language/message-text.tsx';
import { may } from '../../contract/permissions.ts';
import { casesAlike } from './cases-alike.ts';
import { Keeping } from './keeping.tsx';
import { NOTE, useTypedText } from './typed-text.ts';
import styles from './history.module.css';

/** A face or picture that is everywhere is shown by its newest cases; the history stays in sight. */
const MOST_ALIKE = 4;

/** Who did what when, notes, and other cases that look alike. */
export function HistoryPanel({ detail }: { detail: CaseDetail }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { operator } = useSignedIn();
  const events = [
    ...detail.history.map(({ at, actor, action, sequence, detail: { code, cancelled, ...told } }) => ({
      at,
      who: actor,
      what: actionLabel(t, action, { cancelled, ...told }),
      text: typeof code === 'string' && cancelled !== true ? failureSentence(t, code) : null,
      key: `e${sequence}`,
    })),
    ...detail.notes.map(({ at, author, text }, i) => ({
      at,
      who: author,
      what: t('history.note'),
      text,
      key: `n${i}`,
    })),
    ...detail.decisions
      .filter((decision) => decision.reason !== '')
      .map(({ at, author, outcome, reason }, i) => ({
        at,
        who: author,
        what: `${t('common.reason')}: ${t(`decision.${outcome}`)}`,
        text: reason,
        key: `d${i}`,
      })),
    ...detail.decisions.flatMap(({ approval }, i) =>
      approval && approval.reason !== ''
        ? {
            at: approval.at,
            who: approval.author,
            what: t(approval.approved ? 'decision.approve' : 'decision.sendBack'),
            text: approval.reason,
            key: `a${i}`,
          }
        : [],
    ),
  ].sort((a, b) => b.at.localeCompare(a.at));
  const alike = casesAlike(detail);
  return (
    <div className={styles.panel}>
      {alike.length > 0 && (
        <section className={styles.alike}>
          <h2>{t('history.alike')}</h2>
          <ul>
            {alike.slice(0, MOST_ALIKE).map(([caseId, reasons]) => (
              <li key={caseId}>
                <Link to={`/cases/${caseId}`}>{t('history.openNumbered', { id: caseId.slice(0, 8) })}</Link>
                {reasons.map(({ reason, said }) => (
                  <Fragment key={reason}>
                    {' '}
                    <MessageText said={said} sentence={reason} />
                  </Fragment>
                ))}
              </li>
            ))}
          </ul>
          {alike.length > MOST_ALIKE && <p>{t('history.moreAlike', { count: alike.length - MOST_ALIKE })}</p>}
        </section>
      )}
      <Keeping caseId={detail.id} />
      {may(operator.role, 'cases.work') && <NoteForm caseId={detail.id} />}
      {may(operator.role, 'audit.read') && (
        <Link to={`/audit?case=${detail.id}`} className={styles.audit}>
          {t('history.audit')}
        </Link>
      )}
      <ol className={styles.events}>
        {events.map(({ key, at, who, what, text }) => (
          <li key={key}>
            <p>
              <strong>{what}</strong>
              <time dateTime={at}>{dateTime(at)}</time>
            </p>
            {text !== null && <blockquote>{text}</blockquote>}
            <small>{who}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

function NoteForm({ caseId }: { caseId: string }) {
  const { t } = useTranslation();
  const { typed, keep } = useTypedText(caseId);
  const [text, setText] = useState(typed[NOTE] ?? '');
  const type = (next: string) => {
    setText(next);
    keep(NOTE, next === '' ? null : next);
  };
  const action = useCaseAction(caseId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') action.mutate({ kind: 'notes', text }, { onSuccess: () => type('') });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Textarea
        label={t('history.addNote')}
        value={text}
        onChange={(e) => type(e.currentTarget.value)}
        maxLength={4000}
        rows={2}
      />
      {action.error && <WriteError error={action.error} />}
      <Button type="submit" variant="default" disabled={text.trim() === ''} loading={action.isPending}>
        {t('common.add')}
      </Button>
    </form>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CaseConsents, CaseHold, ConsentTexts, type CaseErasure } from '../../contract/retention.ts';
import { useRead, useWrite } from '../connection/read-write.ts';
import { useSignedIn } from '../connection/session.ts';
import { Badge } from '../elements/badge.tsx';
import { WriteError } from '../elements/write-error.tsx';
import { useFormats } from '../language/formats.ts';
import { may } from '../../contract/permissions.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { ReasonDialog } from '../elements/reason-dialog.tsx';
import styles from './keeping.module.css';

/** What the customer agreed to, in which words, and whether a legal hold keeps the case from being erased. */
export function Keeping({ caseId }: { caseId: string }) {
  const { t } = useTranslation();
  return (
    <section className={styles.keeping} aria-label={t('keeping.title')}>
      <ConsentRows caseId={caseId} />
      <HoldRow caseId={caseId} />
    </section>
  );
}

function ConsentRows({ caseId }: { caseId: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { operator } = useSignedIn();
  const texts = useRead('/consent-texts', ConsentTexts);
  const consents = useRead(`/cases/${caseId}/consents`, CaseConsents);
  const withdraw = useWrite(CaseConsents);
  const [asking, setAsking] = useState(false);
  const failed = texts.error ?? consents.error;
  if (failed) return <WriteError error={failed} />;
  if (!texts.data || !consents.data) return null;
  const published = texts.data.texts;
  const given = consents.data.consents;
  const works = may(operator.role, 'cases.work');
  return (
    <>
      {given.map((one) => (
        <div key={one.id} className={styles.row}>
          <p>
            {t(one.withdrawnAt === null ? 'keeping.consented' : 'keeping.withdrawn', {
              version: one.version,
              time: dateTime(one.withdrawnAt ?? one.at),
            })}
            <small>{one.purposes.map((purpose) => t(`keeping.purpose.${purpose}`)).join(' · ')}</small>
            <small>
              {t(`keeping.giver.${one.givenBy}`)}, {t(`keeping.methods.${one.method}`)}, {one.recordedBy}
            </small>
          </p>
          {one.withdrawnAt === null && works && (
            <Button
              variant="subtle"
              size="sm"
              onClick={() => withdraw.mutate({ path: `/cases/${caseId}/consents/${one.id}/withdrawal` })}
            >
              {t('keeping.withdraw')}
            </Button>
          )}
        </div>
      ))}
      {withdraw.error && <WriteError error={withdraw.error} />}
      <div className={styles.row}>
        <p>{given.length === 0 && t(published.length === 0 ? 'keeping.noText' : 'keeping.noConsent')}</p>
        {works && published.length > 0 && (
          <Button variant="default" size="sm" onClick={() => setAsking(true)}>
            {t('keeping.record')}
          </Button>
        )}
      </div>
      {asking && <ConsentDialog caseId={caseId} texts={published} close={() => setAsking(false)} />}
    </>
  );
}

function HoldRow({ caseId }: { caseId: string }) {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  const hold = useRead(`/cases/${caseId}/hold`, CaseHold);
  const change = useWrite(CaseHold);
  const [asking, setAsking] = useState(false);
  const path = `/cases/${caseId}/hold`;
  if (hold.error) return <WriteError error={hold.error} />;
  if (!hold.data) return null;
  const { held, reason, erasure } = hold.data;
  return (
    <div className={styles.row}>
      <div>
        {held && <Badge tone="attention">{t('keeping.held')}</Badge>}
        {reason && <small>{reason}</small>}
        <ErasureDays erasure={erasure} held={held} />
      </div>
      {change.error && !asking && <WriteError error={change.error} />}
      {may(operator.role, 'cases.hold') && (
        <Button
          variant="default"
          size="sm"
          onClick={() => (held ? change.mutate({ method: 'DELETE', path }) : setAsking(true))}
        >
          {t(held ? 'keeping.release' : 'keeping.hold')}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={t('keeping.hold')}
          consequence={t('keeping.holdText')}
          action={t('keeping.hold')}
          busy={change.isPending}
          error={change.error}
          confirm={(words) =>
            change.mutate({ path, body: { reason: words } }, { onSuccess: () => setAsking(false) })
          }
          close={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** On which day what is kept goes, or went; under a hold nothing goes by itself. */
function ErasureDays({ erasure, held }: { erasure: CaseErasure; held: boolean }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const kinds = (['images', 'extractedData'] as const).flatMap((kind) => {
    const one = erasure[kind];
    return one && (one.erased || !held) ? [{ kind, ...one }] : [];
  });
  return (
    <>
      {kinds.map(({ kind, erased, at }) => (
        <p key={kind}>{t(`keeping.${erased ? 'erased' : 'erasedOn'}.${kind}`, { date: date(at) })}</p>
      ))}
      {!erasure.decided && kinds.some(({ erased }) => !erased) && <small>{t('keeping.undecided')}</small>}
    </>
  );
}

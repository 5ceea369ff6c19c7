import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ageOf, useQueue } from '../connection/queue.ts';
import { Figures } from './figures.tsx';
import styles from './figures.module.css';
import { Badge } from '../elements/badge.tsx';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows, State } from '../elements/state.tsx';
import { Table } from '../elements/table.tsx';
import { VerdictBadge } from '../history/verdict-badge.tsx';
import { StateBadge } from '../history/state-badge.tsx';
import { documentLabel } from '../language/field-names.ts';
import { useFormats } from '../language/formats.ts';
import { useStepTitle } from '../shell/step-title.tsx';

/** Cases waiting for a second person: accepted by one alone, or referred; riskiest first. */
export function ApprovalsScreen() {
  const { t } = useTranslation();
  const { dateTime, number } = useFormats();
  useStepTitle(t('nav.approvals'));
  const { cases, asOf, isPending, error, refetch } = useQueue();
  return (
    <Page title={t('approvals.title')} lead={t('approvals.lead')}>
      <Figures />
      {isPending && <LoadingRows />}
      {error && <Failed error={error} retry={refetch} />}
      {!isPending && !error && (
        <Panel padded={false}>
          {cases.length === 0 ? (
            <State icon={<IconUserCheck />} title={t('approvals.empty')} text={t('approvals.emptyText')} />
          ) : (
            <Table
              label={t('approvals.title')}
              columns={[
                t('cases.columns.who'),
                t('cases.columns.documents'),
                t('approvals.reason'),
                t('approvals.waits'),
                t('cases.columns.state'),
                '',
              ]}
              rows={cases.map((one) => {
                const age = ageOf(one.updatedAt, asOf);
                return {
                  key: one.id,
                  cells: [
                    <strong key="who">{one.subject ?? t('cases.untitled')}</strong>,
                    one.documentTypes.map((type) => documentLabel(t, type)).join(', '),
                    <span key="why" className={styles.reason}>
                      {one.sentOn && (
                        <>
                          <small>{one.sentOn.by}</small> {one.sentOn.reason || t('approvals.noReason')}
                        </>
                      )}
                    </span>,
                    <time key="age" dateTime={one.updatedAt} title={dateTime(one.updatedAt)}>
                      {t(`approvals.age.${age.unit}`, { count: age.count })}
                    </time>,
                    <span key="state" className={styles.standing}>
                      <StateBadge summary={one} />
                      {one.verdict && <VerdictBadge verdict={one.verdict} />}
                      <Badge tone="attention">
                        {t('approvals.risk', { risk: number(one.riskScore ?? 0) })}
                      </Badge>
                    </span>,
                    <Button key="look" component={Link} to={`/cases/${one.id}`} variant="default" size="sm">
                      {t('approvals.look')}
                    </Button>,
                  ],
                };
              })}
            />
          )}
        </Panel>
      )}
    </Page>
  );
}

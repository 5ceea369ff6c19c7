import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCases } from '../connection/cases.ts';
import { Badge } from '../elements/badge.tsx';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows, State } from '../elements/state.tsx';
import { Table } from '../elements/table.tsx';
import { documentLabel } from '../language/field-names.ts';
import { useFormats } from '../language/formats.ts';
import { useStepTitle } from '../shell/step-title.tsx';

/** What waits for a second pair of eyes, riskiest first. */
export function ApprovalsScreen() {
  const { t } = useTranslation();
  const { dateTime, number } = useFormats();
  useStepTitle(t('nav.approvals'));
  const waiting = useCases({ state: 'waiting', limit: 200 });
  const cases = (waiting.data?.pages.flatMap((page) => page.cases) ?? []).sort(
    (a, b) => (b.riskScore ?? 0) - (a.riskScore ?? 0),
  );
  return (
    <Page title={t('approvals.title')} lead={t('approvals.lead')}>
      {waiting.isPending && <LoadingRows />}
      {waiting.error && <Failed error={waiting.error} retry={() => void waiting.refetch()} />}
      {waiting.data && (
        <Panel padded={false}>
          {cases.length === 0 ? (
            <State icon={<IconUserCheck />} title={t('approvals.empty')} text={t('approvals.emptyText')} />
          ) : (
            <Table
              label={t('approvals.title')}
              columns={[
                t('cases.columns.who'),
                t('cases.columns.documents'),
                t('cases.columns.author'),
                t('cases.columns.opened'),
                '',
                '',
              ]}
              rows={cases.map((one) => ({
                key: one.id,
                cells: [
                  <strong key="who">{one.subject ?? t('cases.untitled')}</strong>,
                  one.documentTypes.map((type) => documentLabel(t, type)).join(', '),
                  one.author,
                  <span key="at" className="number">
                    {dateTime(one.createdAt)}
                  </span>,
                  <Badge key="risk" tone="attention">
                    {t('approvals.risk', { risk: number(one.riskScore ?? 0) })}
                  </Badge>,
                  <Button key="look" component={Link} to={`/cases/${one.id}`} variant="default" size="sm">
                    {t('approvals.look')}
                  </Button>,
                ],
              }))}
            />
          )}
        </Panel>
      )}
    </Page>
  );
}

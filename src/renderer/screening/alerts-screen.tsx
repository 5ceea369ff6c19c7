import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ScreeningAlerts, type ScreeningAlert } from '../../contract/screening.ts';
import { useWrite } from '../connection/read-write.ts';
import { Badge } from '../elements/badge.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows, State } from '../elements/state.tsx';
import { Table } from '../elements/table.tsx';
import { useFormats } from '../language/formats.ts';
import { useStepTitle } from '../shell/step-title.tsx';
import { useAlerts } from './new-hits.tsx';
import { screenAgain } from './screen-again.ts';
import styles from './screening.module.css';

/** Customers screened before whom a new version of a list hits: look at each, or put it away. */
export function AlertsScreen() {
  const { t } = useTranslation();
  const { date, dateTime, number, percent } = useFormats();
  useStepTitle(t('alerts.title'));
  const alerts = useAlerts();
  const [handling, setHandling] = useState<ScreeningAlert | null>(null);
  const shown = alerts.data?.alerts ?? [];
  const older = (alerts.data?.total ?? 0) - shown.length;
  return (
    <Page title={t('alerts.title')} lead={t('alerts.lead')}>
      {alerts.isPending && <LoadingRows />}
      {alerts.error && <Failed error={alerts.error} retry={() => void alerts.refetch()} />}
      {alerts.data && (
        <Panel padded={false}>
          {shown.length === 0 ? (
            <State icon={<IconUserSearch />} title={t('alerts.empty')} text={t('alerts.emptyText')} />
          ) : (
            <Table
              label={t('alerts.title')}
              columns={[
                t('cases.columns.who'),
                t('alerts.entry'),
                t('sources.list'),
                t('alerts.since'),
                t('alerts.score'),
                '',
              ]}
              rows={shown.map((alert) => ({
                key: String(alert.alertId),
                cells: [
                  <Who key="who" alert={alert} />,
                  `${alert.name} (${alert.entryId})`,
                  `${alert.list.toUpperCase()} · ${date(alert.listDate)}`,
                  <span key="at" className="number">
                    {dateTime(alert.at)}
                  </span>,
                  <Badge key="score" tone="attention">
                    {percent(alert.score)}
                  </Badge>,
                  <div key="do" className={styles.actions}>
                    <Button
                      component={Link}
                      to={screenAgain(alert.caseId, alert.request)}
                      variant="default"
                      size="sm"
                    >
                      {t('screening.again')}
                    </Button>
                    <Button variant="subtle" size="sm" onClick={() => setHandling(alert)}>
                      {t('alerts.handled')}
                    </Button>
                  </div>,
                ],
              }))}
            />
          )}
        </Panel>
      )}
      {older > 0 && <p>{t('alerts.older', { count: older, older: number(older) })}</p>}
      {handling && <Handling alert={handling} close={() => setHandling(null)} />}
    </Page>
  );
}

function Who({ alert: { caseId, request } }: { alert: ScreeningAlert }) {
  return caseId === null ? (
    <strong>{request.name}</strong>
  ) : (
    <Link to={`/cases/${caseId}`}>{request.name}</Link>
  );
}

function Handling({ alert, close }: { alert: ScreeningAlert; close: () => void }) {
  const { t } = useTranslation();
  const write = useWrite(ScreeningAlerts);
  return (
    <FormDialog
      title={alert.request.name}
      action={t('alerts.handled')}
      busy={write.isPending}
      error={write.error}
      submit={() => write.mutate({ path: `/alerts/${alert.alertId}/handled` }, { onSuccess: close })}
      close={close}
    >
      <p>{t('alerts.handledText')}</p>
    </FormDialog>
  );
}

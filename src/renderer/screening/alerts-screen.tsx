import { Button, Checkbox } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ScreeningAlerts, type ScreeningAlert } from '../../contract/screening.ts';
import { station } from '../connection/client.ts';
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
  const [handling, setHandling] = useState<readonly ScreeningAlert[] | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const mark = (ids: readonly number[], on: boolean) =>
    setMarked((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));
  const shown = alerts.data?.alerts ?? [];
  const chosen = shown.filter(({ alertId }) => marked.has(alertId));
  const all = shown.map(({ alertId }) => alertId);
  const older = (alerts.data?.total ?? 0) - shown.length;
  return (
    <Page
      title={t('alerts.title')}
      lead={t('alerts.lead')}
      actions={
        shown.length > 1 && (
          <>
            <Checkbox
              label={t('alerts.all')}
              checked={chosen.length === shown.length}
              indeterminate={chosen.length > 0 && chosen.length < shown.length}
              onChange={(e) => mark(all, e.currentTarget.checked)}
            />
            <Button variant="default" disabled={chosen.length === 0} onClick={() => setHandling(chosen)}>
              {t('alerts.handleMany', { count: chosen.length })}
            </Button>
          </>
        )
      }
    >
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
                '',
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
                  <Checkbox
                    key="mark"
                    aria-label={t('alerts.mark', { name: alert.request.name })}
                    checked={marked.has(alert.alertId)}
                    onChange={(e) => mark([alert.alertId], e.currentTarget.checked)}
                  />,
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
                    <Button variant="subtle" size="sm" onClick={() => setHandling([alert])}>
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
      {handling && <Handling alerts={handling} close={() => setHandling(null)} />}
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

function Handling({ alerts, close }: { alerts: readonly ScreeningAlert[]; close: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const write = useMutation({
    mutationFn: async () => {
      for (const { alertId } of alerts)
        await station.send('POST', `/alerts/${alertId}/handled`, {}, ScreeningAlerts);
    },
    onSuccess: close,
    // Alerts before a refused one are dismissed.
    onSettled: () => queries.invalidateQueries({ queryKey: ['read', '/alerts'] }),
  });
  return (
    <FormDialog
      title={alerts.length === 1 ? alerts[0]!.request.name : t('alerts.handleMany', { count: alerts.length })}
      action={t('alerts.handled')}
      busy={write.isPending}
      error={write.error}
      submit={() => write.mutate()}
      close={close}
    >
      {alerts.length > 1 && (
        <ul>
          {alerts.map(({ alertId, request, name }) => (
            <li key={alertId}>
              {request.name} – {name}
            </li>
          ))}
        </ul>
      )}
      <p>{t('alerts.handledText')}</p>
    </FormDialog>
  );
}

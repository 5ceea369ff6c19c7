import { Button, NumberInput, Switch } from '@mantine/core';
import { IconDevicesOff, IconScan } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { FoundScanners, ScannedFiles } from '../../contract/operator.ts';
import { RequestFailure } from '../connection/client.ts';
import { useRead, useWrite } from '../connection/read-write.ts';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows, State } from '../elements/state.tsx';
import { useStepTitle } from '../shell/step-title.tsx';
import { useRoom, useTaskOfFiles, type Refusal } from './draft.ts';
import styles from './scan.module.css';
import { takeScanned } from './take-scanned.ts';
import { ICON_STROKE } from '../elements/icon-stroke.ts';

/** Devices that were found, and one button each. A device that disappears leaves everything else as it was. */
export function ScanScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  useTaskOfFiles(search);
  useStepTitle(t('capture.scanTitle'));
  const [colour, setColour] = useState(true);
  const [resolution, setResolution] = useState(300);
  const scanners = useRead('/scanners', FoundScanners);
  const scan = useWrite(ScannedFiles);
  const room = useRoom();
  const backWith = (refused: readonly Refusal[]) =>
    void navigate({ pathname: '/verify', search }, { state: { refused } });
  const start = (id: string) =>
    room <= 0
      ? backWith([{ kind: 'too-many' }])
      : scan.mutate(
          { path: `/scanners/${encodeURIComponent(id)}/scan`, body: { colour, resolution, room } },
          { onSuccess: (files) => backWith(takeScanned(files)) },
        );
  return (
    <Page
      title={t('capture.scanTitle')}
      width="reading"
      actions={
        <Button variant="default" onClick={() => void navigate({ pathname: '/verify', search })}>
          {t('common.back')}
        </Button>
      }
    >
      <Panel>
        <div className={styles.options}>
          <Switch
            label={t('capture.scanColour')}
            checked={colour}
            onChange={(e) => setColour(e.currentTarget.checked)}
          />
          <NumberInput
            label={t('capture.scanResolution')}
            suffix=" dpi"
            min={75}
            max={600}
            value={resolution}
            onChange={(next) => setResolution(typeof next === 'number' ? next : 300)}
            hideControls
          />
        </div>
      </Panel>
      {scan.error && (
        <Failed error={scan.error} {...(isHindered(scan.error) ? {} : { safe: t('capture.scanLost') })} />
      )}
      {scanners.isPending && <LoadingRows rows={2} />}
      {scanners.error && <Failed error={scanners.error} retry={() => void scanners.refetch()} />}
      {scanners.data?.length === 0 && (
        <State icon={<IconDevicesOff />} title={t('capture.scanNone')} text={t('capture.scanNoneText')}>
          <Button loading={scanners.isFetching} onClick={() => void scanners.refetch()}>
            {t('common.retry')}
          </Button>
        </State>
      )}
      <ul className={styles.devices}>
        {scanners.data?.map(({ id, name }) => (
          <li key={id}>
            <IconScan size={28} stroke={ICON_STROKE.thin} aria-hidden />
            <strong>{name}</strong>
            <Button
              aria-label={`${t('capture.scanStart')}: ${name}`}
              loading={scan.isPending && scan.variables.path.includes(encodeURIComponent(id))}
              disabled={scan.isPending}
              onClick={() => start(id)}
            >
              {t('capture.scanStart')}
            </Button>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** Busy, open, empty, jammed: the device answered, and the station's message says what to do. */
const isHindered = (error: Error) => error instanceof RequestFailure && error.problem.code === 'CONFLICT';

import { Button } from '@mantine/core';
import { IconCameraOff, IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FirstDay } from '../../contract/first-day.ts';
import { FoundScanners } from '../../contract/operator.ts';
import { CameraChoice } from '../capture/camera-choice.tsx';
import { useCamera, useChosenCamera, type CameraState } from '../capture/camera.ts';
import { useRead, useWrite } from '../connection/read-write.ts';
import { WriteError } from '../elements/write-error.tsx';
import styles from './first-day.module.css';

/** What the camera sees, which scanners answer, and a person who says that it works. */
export function DevicesStep() {
  const { t } = useTranslation();
  const [tried, setTried] = useState(false);
  const scanners = useRead('/scanners', FoundScanners, { staleTime: 0 });
  const write = useWrite(FirstDay);
  return (
    <>
      {tried ? (
        <CameraTest />
      ) : (
        <div>
          <Button variant="default" onClick={() => setTried(true)}>
            {t('firstDay.testCamera')}
          </Button>
        </div>
      )}
      <p role="status">
        {scanners.isPending && t('common.loading')}
        {scanners.error && t('firstDay.scannersFailed')}
        {scanners.data &&
          (scanners.data.length === 0
            ? t('firstDay.noScanner')
            : t('firstDay.scanners', { names: scanners.data.map(({ name }) => name).join(', ') }))}
      </p>
      {write.error && <WriteError error={write.error} />}
      <div>
        <Button
          leftSection={<IconCheck size={20} />}
          loading={write.isPending}
          onClick={() => write.mutate({ path: '/first-day', body: { step: 'devices', mark: 'done' } })}
        >
          {t('firstDay.devicesWork')}
        </Button>
      </div>
    </>
  );
}

function CameraTest() {
  const { t } = useTranslation();
  const [device, setDevice] = useChosenCamera();
  const { state, cameras, again } = useCamera(device);
  if (state.kind === 'off')
    return (
      <div className={styles.noCamera} role="alert">
        <IconCameraOff size={28} aria-hidden />
        <p>{t(state.denied ? 'capture.cameraDenied' : 'capture.cameraOffText')}</p>
        <Button variant="default" onClick={again}>
          {t('common.retry')}
        </Button>
      </div>
    );
  return (
    <>
      <CameraChoice cameras={cameras} device={device} choose={setDevice} />
      <Preview state={state} />
    </>
  );
}

function Preview({ state }: { state: CameraState }) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const stream = state.kind === 'on' ? state.stream : null;
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      className={styles.preview}
      autoPlay
      muted
      playsInline
      aria-label={t('firstDay.preview')}
    />
  );
}

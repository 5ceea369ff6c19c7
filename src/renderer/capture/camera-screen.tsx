import { Button, SegmentedControl } from '@mantine/core';
import { IconCamera, IconCameraOff, IconCheck, IconRotate2, IconShieldCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { State } from '../elements/state.tsx';
import { WriteError } from '../elements/write-error.tsx';
import { useStepTitle } from '../shell/step-title.tsx';
import { CameraChoice } from './camera-choice.tsx';
import { useCamera, useChosenCamera } from './camera.ts';
import { draftFiles, useTaskFiles, useTaskOfFiles, type Refusal } from './draft.ts';
import { Notices } from './notices.tsx';
import { OUTLINES, useFrameHints } from './watch-frames.ts';
import { softClick, takePicture } from './take-picture.ts';
import { useCaptureTask, useVerify } from './use-verify.ts';
import styles from './camera.module.css';

/** Live guidance over the camera picture; takes it automatically once all is right, or by hand at any time. */
export function CameraScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [device, setDevice] = useChosenCamera();
  const { state, cameras, again } = useCamera(device);
  const [shape, setShape] = useState<'card' | 'page'>('card');
  const [taken, setTaken] = useState(0);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  useStepTitle(t('capture.cameraTitle'));
  const { search } = useLocation();
  useTaskOfFiles(search);
  const files = useTaskFiles();
  const last = files.at(-1);
  const { category } = useCaptureTask();
  const { verify, isPending, error } = useVerify();
  const takeAgain = (id: number) => {
    draftFiles.remove(id);
    setTaken((now) => now - 1);
  };
  const done = () => void navigate({ pathname: '/verify', search });
  return (
    <div className={styles.screen}>
      {state.kind === 'off' ? (
        <div className={styles.off}>
          <State
            alert
            icon={<IconCameraOff />}
            title={t('capture.cameraOff')}
            text={state.denied ? t('capture.cameraDenied') : t('capture.cameraOffText')}
          >
            <Button onClick={again}>{t('common.retry')}</Button>
          </State>
        </div>
      ) : (
        <Finder
          state={state}
          shape={shape}
          onTaken={(why) => {
            setRefused(why);
            if (why.length === 0) setTaken((now) => now + 1);
          }}
        >
          {taken > 0 && last?.preview && (
            <SecondLook preview={last.preview} takeAgain={() => takeAgain(last.id)} />
          )}
        </Finder>
      )}
      <Notices files={files.map((one) => one.file)} refused={refused} />
      {error && <WriteError error={error} />}
      <footer className={styles.foot}>
        <SegmentedControl
          aria-label={t('capture.shape')}
          value={shape}
          onChange={(next) => setShape(next)}
          data={[
            { value: 'card', label: t('capture.card') },
            { value: 'page', label: t('capture.page') },
          ]}
        />
        <CameraChoice cameras={cameras} device={device} choose={setDevice} />
        <span className={styles.count} role="status">
          {taken > 0 && t('capture.cameraTaken', { count: taken })}
        </span>
        <Button variant="default" onClick={done} leftSection={<IconCheck size={20} />}>
          {t('capture.cameraDone')}
        </Button>
        {files.length > 0 && (
          <Button
            leftSection={<IconShieldCheck size={20} />}
            loading={isPending}
            onClick={() => verify(category ?? 'AUTO')}
          >
            {t('capture.verify')}
          </Button>
        )}
      </footer>
    </div>
  );
}

/** The picture that was just taken, large enough to see whether all of the document is on it. */
function SecondLook({ preview, takeAgain }: { preview: string; takeAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <figure className={styles.secondLook}>
      <img src={preview} alt={t('capture.lastTaken')} />
      <figcaption>
        <Button variant="default" size="sm" leftSection={<IconRotate2 size={18} />} onClick={takeAgain}>
          {t('capture.retake')}
        </Button>
      </figcaption>
    </figure>
  );
}

interface FinderProps {
  readonly state: { kind: 'starting' } | { kind: 'on'; stream: MediaStream };
  readonly shape: 'card' | 'page';
  /** Called after a picture was taken, with reasons against adding it. */
  readonly onTaken: (refused: readonly Refusal[]) => void;
  readonly children?: React.ReactNode;
}

function Finder({ state, shape, onTaken, children }: FinderProps) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [flash, setFlash] = useState(0);
  const stream = state.kind === 'on' ? state.stream : null;
  const share = OUTLINES[shape];

  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream;
  }, [stream]);

  const take = async () => {
    const file = video.current && (await takePicture(video.current, `camera-${Date.now()}.jpg`));
    if (!file) return;
    const refused = draftFiles.add([file]);
    onTaken(refused);
    if (refused.length > 0) return;
    softClick();
    setFlash((now) => now + 1);
  };
  const hint = useFrameHints(video, share, () => void take());
  return (
    <div className={styles.finder}>
      <video ref={video} autoPlay muted playsInline aria-label={t('capture.cameraTitle')} />
      <div className={styles.outline} data-ready={hint === 'ready'} data-shape={shape} aria-hidden />
      {flash > 0 && <div key={flash} className={styles.flash} aria-hidden />}
      <p className={styles.hint} role="status" data-ready={hint === 'ready'}>
        {t(`capture.hint.${hint}`)}
      </p>
      <Button
        className={styles.shutter!}
        size="lg"
        leftSection={<IconCamera size={22} />}
        onClick={() => void take()}
      >
        {t('capture.capture')}
      </Button>
      {children}
    </div>
  );
}

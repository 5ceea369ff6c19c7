import { ActionIcon, Switch, Tooltip } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconPhotoOff,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Box } from '../../contract/geometry.ts';
import type { CaseDetail } from '../../contract/cases.ts';
import type { Verification } from '../../contract/verification.ts';
import { State } from '../elements/state.tsx';
import { AddDocument } from './add-document.tsx';
import { BoxOverlay } from './box-overlay.tsx';
import { forensicsOn } from './forensic-pages.ts';
import { hasPageImages, pageAddress } from './page-address.ts';
import { PageStrip } from './page-strip.tsx';
import { useSelection, type Place } from './selection.tsx';
import { useViewport } from './viewport.ts';
import { useWheelZoom } from './wheel-zoom.ts';
import styles from './viewer.module.css';

const KEY_PAN = 48;
const ZOOM_STEP = 1.25;

/** The page with its boxes: zoom, pan, turn, fit; forensic layers on demand; all pages underneath. */
export function PageViewer({ detail, verification }: { detail: CaseDetail; verification: Verification }) {
  const { t } = useTranslation();
  const { page, turnTo, looked } = useSelection();
  const [heat, setHeat] = useState(false);
  const [boxes, setBoxes] = useState(true);
  const report = verification.pages[page]?.report;
  const { findings, heatMap } = forensicsOn(verification, page);

  if (!report) return <State icon={<IconPhotoOff />} title={t('viewer.noPages')} />;
  if (!hasPageImages(detail))
    return <State icon={<IconPhotoOff />} title={t('viewer.erased')} text={t('viewer.erasedText')} />;
  return (
    <section className={styles.viewer} aria-label={t('viewer.title')}>
      <Stage
        key={page}
        width={report.width}
        height={report.height}
        address={pageAddress(detail, page)}
        label={t('viewer.page', { number: page + 1 })}
        looked={looked?.page === page ? looked : null}
      >
        {heat && heatMap && (
          <img className={styles.heat} src={`data:image/png;base64,${heatMap}`} alt={t('viewer.heatAlt')} />
        )}
        {boxes && (
          <BoxOverlay
            page={page}
            width={report.width}
            height={report.height}
            documents={verification.documents}
            findings={findings}
          />
        )}
      </Stage>
      <footer className={styles.foot}>
        <PageStrip detail={detail} pages={verification.pages.length} current={page} turnTo={turnTo} />
        <AddDocument detail={detail} />
        <div className={styles.layers}>
          <Switch
            label={t('viewer.boxes')}
            checked={boxes}
            onChange={(e) => setBoxes(e.currentTarget.checked)}
          />
          {heatMap && (
            <Switch
              label={t('viewer.heat')}
              checked={heat}
              onChange={(e) => setHeat(e.currentTarget.checked)}
            />
          )}
        </div>
        {heat && heatMap && (
          <p className={styles.legend}>
            <span className={styles.scale} aria-hidden /> {t('viewer.legend')}
          </p>
        )}
      </footer>
    </section>
  );
}

interface StageProps {
  readonly width: number;
  readonly height: number;
  readonly address: string;
  readonly label: string;
  /** A place of the page that somebody wants to see enlarged. */
  readonly looked: Place | null;
  readonly children: React.ReactNode;
}

/** One page that can be zoomed and moved by wheel, pointer, touch and keys. */
function Stage({ width, height, address, label, looked, children }: StageProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const [turns, setTurns] = useState(0);
  const upright = turns % 2 === 0;
  const { view, size, fit, zoom, pan, look } = useViewport(
    frame,
    upright ? { width, height } : { width: height, height: width },
  );
  useWheelZoom(frame, zoom);
  const onLook = useEffectEvent((box: Box) => {
    // Below the panel, as when enlarged to 200 %, or scrolled away.
    frame.current?.scrollIntoView({ block: 'nearest' });
    // A page that was turned by hand stays as it is: the pulse shows the place.
    if (upright && turns % 4 === 0) look(box);
  });
  const onRest = useEffectEvent(fit);
  useEffect(() => {
    if (looked && size) onLook(looked.box);
    if (!looked) onRest();
  }, [looked, size]);
  const drag = useRef<{ x: number; y: number } | null>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const act = KEYS[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act({ zoom, pan, fit, rotate: () => setTurns((now) => now + 1) });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag.current) return;
    pan(event.clientX - drag.current.x, event.clientY - drag.current.y);
    drag.current = { x: event.clientX, y: event.clientY };
  };
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="group"
      tabIndex={0}
      aria-label={t('viewer.keys', { label })}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        drag.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => (drag.current = null)}
      onPointerLeave={() => (drag.current = null)}
    >
      <div
        className={styles.page}
        style={{
          width,
          height,
          transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale}) ${TURNED[turns % 4]!(width, height)}`,
        }}
      >
        <img src={address} width={width} height={height} alt={label} draggable={false} />
        {children}
        {looked && <Pulse key={pulseKey(looked)} box={looked.box} width={width} height={height} />}
      </div>
      <div
        className={styles.tools}
        role="toolbar"
        aria-label={t('viewer.tools')}
        onPointerDown={(e) => e.stopPropagation()}
      >
        <ViewTool label={t('viewer.zoomIn')} act={() => zoom(ZOOM_STEP)} icon={<IconZoomIn size={20} />} />
        <ViewTool
          label={t('viewer.zoomOut')}
          act={() => zoom(1 / ZOOM_STEP)}
          icon={<IconZoomOut size={20} />}
        />
        <ViewTool label={t('viewer.fit')} act={fit} icon={<IconArrowsMaximize size={20} />} />
        <ViewTool
          label={t('viewer.rotate')}
          act={() => setTurns((now) => now + 1)}
          icon={<IconRotateClockwise size={20} />}
        />
      </div>
    </div>
  );
}

let pulses = 0;
const pulseKeys = new WeakMap<Place, number>();
/** The same place pulses again when it is asked for again. */
function pulseKey(place: Place): number {
  const key = pulseKeys.get(place) ?? ++pulses;
  pulseKeys.set(place, key);
  return key;
}

function Pulse({ box, width, height }: { box: Box; width: number; height: number }) {
  return (
    <svg className={styles.pulse} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <rect {...box} rx={6} />
    </svg>
  );
}

/** Quarter turns about the top left corner, moved back into the page's frame. */
const TURNED: readonly ((width: number, height: number) => string)[] = [
  () => '',
  (_width, height) => `translate(${height}px, 0) rotate(90deg)`,
  (width, height) => `translate(${width}px, ${height}px) rotate(180deg)`,
  (width) => `translate(0, ${width}px) rotate(270deg)`,
];

type Controls = Pick<ReturnType<typeof useViewport>, 'zoom' | 'pan' | 'fit'> & { rotate: () => void };
const KEYS: Record<string, (controls: Controls) => void> = {
  '+': ({ zoom }) => zoom(ZOOM_STEP),
  '=': ({ zoom }) => zoom(ZOOM_STEP),
  '-': ({ zoom }) => zoom(1 / ZOOM_STEP),
  '0': ({ fit }) => fit(),
  t: ({ rotate }) => rotate(),
  ArrowLeft: ({ pan }) => pan(KEY_PAN, 0),
  ArrowRight: ({ pan }) => pan(-KEY_PAN, 0),
  ArrowUp: ({ pan }) => pan(0, KEY_PAN),
  ArrowDown: ({ pan }) => pan(0, -KEY_PAN),
};

function ViewTool({ label, act, icon }: { label: string; act: () => void; icon: React.ReactNode }) {
  return (
    <Tooltip label={label} openDelay={400} position="bottom">
      <ActionIcon variant="default" size={40} aria-label={label} onClick={act} tabIndex={-1}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}

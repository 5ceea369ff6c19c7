import { thousandths } from '../../../contract/formats.ts';
import type { Box } from '../../../contract/geometry.ts';
import { finding, type FileEvidence } from '../detector.ts';
import type { Channel, Finding } from '../../../contract/forensics.ts';
import type { PageReport } from '../../../contract/pages.ts';
import { giveBackPixels } from '../../raster/give-back.ts';
import type { Raster } from '../../raster/page.ts';
import { detectChannel } from '../channel.ts';
import { NOTABLE } from '../fusion.ts';
import { kindOfPicture, type ShownKind } from '../shown.ts';
import { measureImage } from './measure-image.ts';
import { openImage, type ImageEvidence } from './evidence.ts';
import type { ImageDetector, Measurement } from './image-detector.ts';
import { placeOnPage } from './place-on-page.ts';
import { innerPicture } from './inner-picture.ts';

/** One measurement, kept for calibration and the heat map. */
export interface PageMeasurement {
  readonly detector: ImageDetector;
  /** Page of the file, from 0. */
  readonly page: number;
  readonly measurement: Measurement;
}

/** The measurements of a page's picture and its kind: `unmeasured`, without measurements, if it cannot be measured. */
export interface MeasuredPicture {
  readonly kind: ShownKind;
  readonly measurements: readonly PageMeasurement[];
}

/**
 * Measures the picture of a page once, in its own pixels, since deskewing and scaling destroy traces. The picture is
 * the file itself, or the scan inside a PDF page.
 *
 * @param picture stored pixels of a picture file, if intake has them
 * @param isLast nobody else needs those pixels: they are released as soon as the luminance is computed
 */
export async function measurePage(
  evidence: FileEvidence,
  report: PageReport,
  picture: Raster | null = null,
  isLast = false,
): Promise<MeasuredPicture> {
  const page = report.pageInFile;
  const straight = !report.rectified && !report.split && report.orientation === 0;
  if (evidence.pdf) {
    const inner = await innerPicture(evidence.pdf, page);
    if (!inner) return UNMEASURED;
    const { image, box } = inner;
    return measured(image, NO_BYTES, page, (m) => onPage(m, straight ? box : null, image));
  }
  if (evidence.kind === 'pdf') return UNMEASURED;
  const { bytes } = evidence.file;
  const image = await openImage(bytes, detectChannel(evidence), picture);
  if (picture && isLast) giveBackPixels(picture);
  if (!image) return UNMEASURED;
  return measured(image, bytes, page, (m) => onReport(m, image, report));
}

const UNMEASURED: MeasuredPicture = { kind: 'unmeasured', measurements: [] };
const NO_BYTES = new Uint8Array(0);

/** Heat map cells are kept only if the page has the picture's own pixels. */
function onReport(m: Measurement, image: ImageEvidence, report: PageReport): Measurement {
  const asItCame = !report.rectified && !report.split && report.orientation === 0;
  if (asItCame && report.width === image.width && report.height === image.height) return m;
  return {
    value: m.value,
    detail: m.detail,
    box: m.box && placeOnPage(m.box, image, report),
  };
}

function measured(
  image: ImageEvidence,
  bytes: Uint8Array,
  page: number,
  placed: (m: Measurement) => Measurement,
): MeasuredPicture {
  try {
    const measurements = measureImage(image).map(({ detector, measurement }) => ({
      detector,
      page,
      measurement: placed(measurement),
    }));
    return { kind: kindOfPicture(image, bytes), measurements };
  } finally {
    image.release();
  }
}

/** Drops places, which do not apply to the deskewed page. */
function withoutPlace({ value, detail }: Measurement): Measurement {
  return { value, detail, box: null };
}

/** Maps picture pixels to those of the page that shows it in `box`. */
function onPage(m: Measurement, box: Box | null, image: ImageEvidence): Measurement {
  if (!box) return withoutPlace(m);
  const [sx, sy] = [box.width / image.width, box.height / image.height];
  return {
    value: m.value,
    detail: m.detail,
    box: m.box && {
      x: Math.round(box.x + m.box.x * sx),
      y: Math.round(box.y + m.box.y * sy),
      width: Math.round(m.box.width * sx),
      height: Math.round(m.box.height * sy),
    },
  };
}

const NOTHING_READ = { isFigure: () => false };

/** Screenshots contain pictures of other origin. */
const COMPOSED: ReadonlySet<Channel> = new Set(['screenshot']);

/**
 * The finding of a measurement: `strong` beyond what any ordinary file shows, else by its quantile among benign files
 * of the channel. None below quantile 0.9.
 *
 * @param read tells whether a longer figure was read at a place
 */
export function judgeMeasurement(
  { detector, page, measurement }: PageMeasurement,
  quantile: number | null,
  channel: Channel,
  read: { isFigure(box: Box): boolean } = NOTHING_READ,
): Finding[] {
  const { value, box } = measurement;
  if (value === null) return [];
  if (detector.noteFrom !== undefined)
    return value < detector.noteFrom
      ? []
      : [
          finding(detector, {
            strength: 'note',
            says: detector.says,
            detail: measurement.detail,
            page,
            value: thousandths(value),
          }),
        ];
  const { strongFrom = Infinity, strongOnFiguresFrom = Infinity } = detector;
  const onFigures = value >= strongOnFiguresFrom && box !== null && read.isFigure(box);
  const beyond = (value >= strongFrom || onFigures) && !COMPOSED.has(channel);
  // Value 0 without a place: the trace was not found, however rare the value.
  const seen = value > 0 || box !== null;
  if (!beyond && (!seen || quantile === null || quantile < NOTABLE)) return [];
  return [
    finding(detector, {
      strength: beyond ? 'strong' : quantile! >= 0.98 ? 'weak' : 'note',
      says: detector.says,
      detail: measurement.detail,
      page,
      box: measurement.box,
      value: thousandths(value),
      quantile: quantile === null ? null : Math.round(quantile * 10_000) / 10_000,
    }),
  ];
}

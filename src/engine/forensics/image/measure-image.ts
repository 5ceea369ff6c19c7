import { imageDetectors } from '../detectors.ts';
import type { ImageEvidence } from './evidence.ts';
import { nothing, type ImageDetector, type Measurement } from './image-detector.ts';

export interface Measured {
  readonly detector: ImageDetector;
  readonly measurement: Measurement;
}

/**
 * On a photographed screen a measurement must exceed `strongFrom` by this factor. None of 65 simulated ones exceeded
 * `strongFrom` itself; printed patterns of cards look like a screen, too, and edits of these measure 1.1 to 6.9 times
 * it.
 */
const BEYOND_SCREEN = 1.5;

/**
 * Runs every detector on a picture. Those that tell how it was made run first: the pixels of a photographed screen are
 * the screen's, so other measurements hardly ever come from an edit.
 */
export function measureImage(image: ImageEvidence): Measured[] {
  const making = imageDetectors.filter((d) => d.noteFrom !== undefined).map((d) => by(d, image));
  const notable = making.find((m) => (m.measurement.value ?? 0) >= m.detector.noteFrom!);
  const traces = imageDetectors.filter((d) => d.noteFrom === undefined);
  return [
    ...making,
    ...traces.map((detector) => {
      if (!notable) return by(detector, image);
      const { strongFrom = Infinity } = detector;
      const found = strongFrom < Infinity ? by(detector, image) : null;
      return (found?.measurement.value ?? 0) >= BEYOND_SCREEN * strongFrom
        ? found!
        : { detector, measurement: nothing(`not judged: ${notable.detector.id}`) };
    }),
  ];
}

function by(detector: ImageDetector, image: ImageEvidence): Measured {
  return { detector, measurement: measureBy(detector, image) };
}

/** Runs one detector; gives nothing if the colour encoding hides what it measures. */
export function measureBy(detector: ImageDetector, image: ImageEvidence): Measurement {
  return detector.silentOn?.includes(image.encoding)
    ? nothing(`not judged: colours are ${image.encoding}`)
    : detector.measure(image);
}

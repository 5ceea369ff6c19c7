import { imageDetectors } from '../detectors.ts';
import type { ImageEvidence } from './evidence.ts';
import { nothing, type ImageDetector, type Measurement } from './image-detector.ts';

export interface Measured {
  readonly detector: ImageDetector;
  readonly measurement: Measurement;
}

/**
 * Measures a picture by every detector. Those that say how it was made come first: the pixels of a photographed screen are
 * the screen's, so nothing they show is a trace of an edit.
 */
export function measureImage(image: ImageEvidence): Measured[] {
  const making = imageDetectors.filter((d) => d.noteFrom !== undefined).map((d) => by(d, image));
  const notable = making.find((m) => (m.measurement.value ?? 0) >= m.detector.noteFrom!);
  const traces = imageDetectors.filter((d) => d.noteFrom === undefined);
  return [
    ...making,
    ...traces.map((detector) =>
      notable
        ? { detector, measurement: nothing(`not measured: ${notable.detector.id}`) }
        : by(detector, image),
    ),
  ];
}

function by(detector: ImageDetector, image: ImageEvidence): Measured {
  return { detector, measurement: detector.measure(image) };
}

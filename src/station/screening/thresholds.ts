import type { StationConfig } from '../../contract/config.ts';
import type { ThresholdOf } from './search.ts';

/** Minimum score for a name of the other kind to count as the same name. */
const OF_OTHER_KIND = 0.97;

export const thresholdsOf =
  (config: StationConfig['screening']): ThresholdOf =>
  (list) =>
    config.listThresholds[list] ?? config.threshold;

/** For companies where a person is asked for, and the other way round. */
export const asOfOtherKind =
  (thresholdOf: ThresholdOf): ThresholdOf =>
  (list) =>
    Math.max(OF_OTHER_KIND, thresholdOf(list));

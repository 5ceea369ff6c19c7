import type { Station } from '../../station/station.ts';
import type { ApiStation } from '../api-station.ts';

/** The parts of the station that the screens use. */
export type OperatorStation = Station &
  Pick<ApiStation, 'liveness' | 'screening' | 'registry' | 'onboarding'>;

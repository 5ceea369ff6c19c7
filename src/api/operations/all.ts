import type { Station } from '../../station/station.ts';
import type { Metrics } from '../metrics.ts';
import { asynchronousOperations } from './asynchronous.ts';
    ...caseOperations(station),

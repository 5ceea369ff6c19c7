import type { Station } from '../../station/station.ts';
import type { Metrics } from '../metrics.ts';
import { asynchronousOperations } from './asynchronous.ts';
import { caseOperations } from './cases.ts';
import { chipOperations } from './chip.ts';
import { forensicOperations } from './forensics.ts';
import { livenessOperations } from './liveness.ts';
import { oauthOperations } from './oauth.ts';
import type { Operation } from './operation.ts';
import { stationOperations } from './station.ts';
import { verificationOperations } from './verification.ts';
import { webhookOperations } from './webhooks.ts';
import { workflowOperations } from './workflow.ts';

/** Every operation of the interface and of this station, in the order of the documentation. */
export function allOperations(station: Station, metrics: Metrics): Operation[] {
  return [
    ...oauthOperations(station),
    ...verificationOperations(station),
    ...forensicOperations(station),
    ...livenessOperations(station),
    ...workflowOperations(station),
    ...chipOperations(station),
    ...caseOperations(station),
    ...asynchronousOperations(station),
    ...webhookOperations(station),
    ...stationOperations(station, metrics),
  ];
}

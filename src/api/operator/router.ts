import { Router } from 'express';
import { causeInWords } from '../../contract/errors/cause.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import type { Station } from '../../station/station.ts';
import { applicationRoutes } from './application-routes.ts';
import { auditRoutes } from './audit-routes.ts';
import { chipRoutes } from './chip-routes.ts';
import { customerRunRoutes } from './customer-run-routes.ts';
import { faceRoutes } from './face-routes.ts';
import { onboardingRoutes } from './onboarding-routes.ts';
import { letterheadRoutes } from './letterhead-routes.ts';
import { keyRoutes } from './key-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { restoreRoutes } from './restore-routes.ts';
import { retentionRoutes } from './retention-routes.ts';
import { scannerRoutes } from './scanner-routes.ts';
import { screeningRoutes } from './screening-routes.ts';
import { settingsRoutes } from './settings-routes.ts';
import { sourceRoutes } from './source-routes.ts';
import { draftRoutes } from './draft-routes.ts';
import { backupRoutes } from './backup-routes.ts';
import { firstDayRoutes } from './first-day-routes.ts';
import { caseRoutes } from './case-routes.ts';
import { requireSession } from './guard.ts';
import { healthRoutes } from './health-routes.ts';
import { operatorErrors } from './problem.ts';
import { screens } from './screens.ts';
import { sessionRoutes } from './session-routes.ts';
import { batchRoutes } from './batch-routes.ts';
import { verificationRoutes } from './verification-routes.ts';

/** One family of routes per part of the counter; all behind the session. */
const FAMILIES = [
  healthRoutes,
  draftRoutes,
  verificationRoutes,
  batchRoutes,
  caseRoutes,
  faceRoutes,
  chipRoutes,
  scannerRoutes,
  screeningRoutes,
  customerRunRoutes,
  onboardingRoutes,
  auditRoutes,
  peopleRoutes,
  applicationRoutes,
  sourceRoutes,
  settingsRoutes,
  retentionRoutes,
  letterheadRoutes,
  keyRoutes,
  backupRoutes,
  firstDayRoutes,
];

/** The screens of the counter and everything they talk to. Mounted at the root of the app. */
export function operatorRouter(station: Station): Router {
  const operator = Router();
  operator.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  operator.use(sessionRoutes(station));
  operator.use(restoreRoutes(station));
  operator.use(requireSession(station));
  for (const routes of FAMILIES) operator.use(routes(station));
  operator.use(() => {
    throw new StationError('NOT_FOUND', message('requestRefusals.nothingHere'));
  });
  operator.use(
    operatorErrors((error, requestId) =>
      station.logger.error(
        { requestId, code: error.code, cause: causeInWords(error.cause) },
        'operator request failed',
      ),
    ),
  );

  const router = Router();
  router.use('/operator', operator);
  router.use(screens());
  return router;
}

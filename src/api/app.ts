import express, { type Express } from 'express';
import { causeInWords } from '../contract/errors/cause.ts';
import type { Station } from '../station/station.ts';
import { errorHandler, notFound } from './errors/handler.ts';
import { operatorRouter } from './operator/router.ts';
import { createHealth, healthHandler } from './health.ts';
import { livenessPage } from './liveness-page.ts';
import { accessLog } from './logging/log.ts';
import { createMetrics } from './metrics.ts';
import { allOperations } from './operations/all.ts';
import { mountOperations } from './operations/mount.ts';
import { documentation } from './documentation.ts';
import { requestContext } from './requests/context.ts';
import { normaliseTarget } from './requests/target.ts';
import { crossOrigin, hostAllowList, securityHeaders } from './security.ts';

/** The Express app: served over TLS on loopback, and to the window through `app://`. */
export function createApi(station: Station): Express {
  const log = station.logger;
  const metrics = createMetrics(station);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');

  app.use(requestContext(station.newId));
  app.use(accessLog(log, station.clock, metrics));
  // First, so that early answers and refusals have them.
  app.use(securityHeaders);
  app.use(normaliseTarget);
  app.use(hostAllowList(station.config.server.allowedHosts));
  app.use(crossOrigin(station.config.server.allowedOrigins));

  const operations = allOperations(station, metrics);
  app.get('/v1/health', healthHandler(createHealth(station)));
  mountOperations(app, station, operations);
  app.use(documentation(operations));
  app.use(livenessPage(station));
  app.use(operatorRouter(station));
  app.use(notFound);
  app.use(
    errorHandler(
      () => station.clock.now(),
      (error, requestId) =>
        log.error({ requestId, code: error.code, cause: causeInWords(error.cause) }, 'request failed'),
    ),
  );
  return app;
}

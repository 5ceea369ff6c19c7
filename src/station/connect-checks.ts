import { createChips } from './chip/chip.ts';
import { nameOfError } from './close-in-turn.ts';
import { rememberFaces } from './faces/remember-faces.ts';
import { createLiveness } from './liveness/liveness.ts';
import { createOnboarding } from './onboarding/onboarding.ts';
import { createRegistry } from './registry/registry.ts';
import { createScreening } from './screening/screening.ts';
import type { Station, StationOptions } from './station-services.ts';
import type { StationBase } from './station-base.ts';

/** What a station checks beside documents: lists, registers, chips, faces, and the steps of an onboarding. */
export function connectChecks(
  base: StationBase,
  options: Pick<StationOptions, 'hasReaderService' | 'livenessRandom'>,
): Pick<Station, 'screening' | 'registry' | 'chips' | 'onboarding' | 'liveness' | 'faceMemory'> {
  const { config, clock, newId, logger, store, events, engine, readerEngine, audit, cases } = base;
  const screening = createScreening({
    store,
    audit,
    cases,
    clock,
    newId,
    config: config.screening,
    twoPeopleFrom: config.assessment.twoPeopleSanctionsScore,
    onError: (thrown) =>
      logger.error({ error: nameOfError(thrown) }, 'a file of customers was not screened to its end'),
    onNoThreads: (thrown) =>
      logger.warn({ error: nameOfError(thrown) }, 'the threads of the search did not start'),
  });
  const registry = createRegistry({ store, audit, cases, clock, newId });
  const chips = createChips({
    store,
    audit,
    engine,
    readerEngine,
    clock,
    newId,
    cases,
    events,
    config,
    ...(options.hasReaderService ? { hasReaderService: options.hasReaderService } : {}),
    onError: (caseId, thrown) =>
      logger.info({ caseId, error: nameOfError(thrown) }, 'faces not compared with the chip'),
  });
  const onboarding = createOnboarding({ store, cases, audit, clock, config: config.onboarding });
  const random = options.livenessRandom ? { random: options.livenessRandom } : {};
  const liveness = createLiveness({ store, audit, cases, events, newId, engine, config, clock, ...random });
  const faceMemory = rememberFaces({ store, cases, engine, events }, (caseId, thrown) =>
    logger.info({ caseId, error: nameOfError(thrown) }, 'face not kept for the search of duplicates'),
  );
  return { screening, registry, chips, onboarding, liveness, faceMemory };
}

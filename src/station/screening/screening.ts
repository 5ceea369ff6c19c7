import type { Caller } from '../../contract/caller.ts';
import type { StationConfig } from '../../contract/config.ts';
import type {
  DismissedAnswer,
  DismissedHits,
  ListUsed,
  ScreeningAlert,
  ScreeningApi,
  ScreeningRequest,
  ScreeningResult,
} from '../../contract/screening.ts';
import type { Actor } from '../actor.ts';
import type { CaseServiceContext } from '../casework/case-service.ts';
import type { Operator } from '../operators/permissions.ts';
import type { BatchSummary } from './batch/run-batch.ts';
import { createCustomerRuns, type CustomerRuns } from './batch/customer-runs.ts';
import { createCustomersScreening, type CustomersFile, type OneScreened } from './batch/screen-customers.ts';
import { createAnswer } from './answer-request.ts';
import { createDeciding, type HitDecision } from './decide.ts';
import type { DecidedHit } from './decide-one.ts';
import { dispositionsRepository } from './dispositions.ts';
import { differenceOf, type ListDifference } from './list-difference.ts';
import { listsRepository } from './lists-repository.ts';
import { listUsed, listsFallShort, requireFreshLists } from './policy.ts';
import { createLookAhead } from './look-ahead.ts';
import { createRescreening } from './rescreen.ts';
import { createKeeping } from './keep-screening.ts';
import { createSearch } from './search.ts';
import { createTakeLists, type TakeLists } from './take-lists.ts';
import { thresholdsOf } from './thresholds.ts';

export interface ScreeningContext extends CaseServiceContext {
  readonly config: StationConfig['screening'];
  /** Listed names of at least this score, 0–1, are cleared by two people. */
  readonly twoPeopleFrom: number;
  /** Called with what stopped a background screening of a customer file. */
  readonly onError: (thrown: unknown) => void;
  /** Called with the reason why no threads search ahead; it is only slower. */
  readonly onNoThreads: (thrown: unknown) => void;
}

export interface Screening extends ScreeningApi {
  readonly importLists: TakeLists;
  /** How many numbers each imported list gives. */
  identifiers(): ReadonlyMap<string, number>;
  /** Screens every customer of a file; resumes an interrupted run. */
  screenCustomers(file: CustomersFile, actor: Actor): Promise<BatchSummary>;
  /** Customer files screened from the screen, in the background. */
  readonly customerRuns: CustomerRuns;
  /** Completes a comparison with changed lists that a stop interrupted. */
  finishComparing(actor: Actor): Promise<void>;
  difference(list: string): ListDifference;
  /** Are the required lists there, and all of them young enough, so that somebody can be called clear? */
  mayClear(): boolean;
  /**
   * Stores a decision on a hit. It holds until the listed entry changes.
   *
   * @throws StationError NOT_FOUND; CONFLICT (SECOND_PERSON) where another person has to agree
   */
  decide(decision: HitDecision, by: Operator): DecidedHit;
  /**
   * Clears several hits of one screening as somebody else. A refused one stops no other.
   *
   * @throws StationError NOT_FOUND when there is no such screening
   */
  dismiss(dismissed: DismissedHits, by: Operator): DismissedAnswer;
  /** Undecided hits that new list versions brought for customers screened before: the newest 200. */
  alerts(): ScreeningAlert[];
  /** How many there are. */
  openAlerts(): number;
  /** Dismisses an alert without a decision on the hit; it returns when the listed entry changes. */
  handleAlert(alertId: number, author: string, actor: Actor): void;
}

/** Screening of persons and companies against imported lists. */
export function createScreening(context: ScreeningContext): Screening {
  const { store, audit, cases, clock, newId, config } = context;
  const { database } = store;
  const lists = listsRepository(database);
  const dispositions = dispositionsRepository(database);
  const search = createSearch(lists, () => database.open, context.onNoThreads);
  const keep = createKeeping(context);
  const thresholdOf = thresholdsOf(config);
  const rescreening = createRescreening({
    store,
    audit,
    clock,
    lists,
    search,
    thresholdOf,
    announce: cases.assessments.announceTo,
  });
  const { alerts } = rescreening;
  const usedNow = (): ListUsed[] => lists.current().map((v) => listUsed(v, clock.now()));

  const answer = createAnswer({ clock, newId, config, lists, dispositions, search, thresholdOf, usedNow });

  async function screen(request: ScreeningRequest, caller: Caller): Promise<ScreeningResult> {
    await search.prepared();
    return screenAndKeep(request, caller).result;
  }

  function screenAndKeep(
    request: ScreeningRequest,
    caller: Caller,
  ): { result: ScreeningResult; caseId: string } {
    const { result, found } = answer(request, caller);
    return { result, caseId: keep(request, caller, found, result) };
  }

  async function screenOne(
    request: ScreeningRequest,
    caller: Caller,
    { opensCase, wanted, ahead }: OneScreened,
  ): Promise<{ result: ScreeningResult; caseId: string | null }> {
    await search.prepared();
    const { result, found } = answer(request, caller, wanted, ahead);
    if (!opensCase || result.hits.length === 0) return { result, caseId: null };
    return wanted ? screenAndKeep(request, caller) : { result, caseId: keep(request, caller, found, result) };
  }

  async function finishComparing(actor: Actor): Promise<void> {
    if (rescreening.isDue()) await rescreening.run(actor);
  }

  const batches = {
    ...context,
    lists,
    screenOne,
    lookAhead: createLookAhead(search, thresholdOf),
    requireFresh: () => requireFreshLists(usedNow(), config, config.requiredLists),
  };

  return {
    screen,
    screenCustomers: createCustomersScreening(batches),
    customerRuns: createCustomerRuns(batches),
    importLists: createTakeLists({ store, audit, clock, lists, finishComparing }),
    finishComparing,
    lists: usedNow,
    mayClear: () => !listsFallShort(usedNow(), config, config.requiredLists),
    identifiers: () =>
      new Map(lists.current().map(({ list, version }) => [list, lists.identifiers(version)])),
    difference: (list) => differenceOf(lists, list),
    alerts: () => alerts.open(),
    openAlerts: () => alerts.count(),
    ...createDeciding({ ...context, lists, dispositions, alerts }),
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StationConfig } from '../../contract/config.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type {
  DismissedAnswer,
  DismissedHits,
  ListUsed,
  ScreeningAlert,
  ScreeningApi,
  ScreeningCaller,
  ScreeningRequest,
  ScreeningResult,
} from '../../contract/screening.ts';
import { message } from '../../contract/messages/message.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Actor } from '../actor.ts';
import type { Cases } from '../casework/cases.ts';
import { isoTime, localDay, type Clock, type NewId } from '../clock.ts';
import type { Operator } from '../operators/permissions.ts';
import type { Store } from '../store/store.ts';
import type { BatchSummary } from './batch/run-batch.ts';
import { createCustomerRuns, type CustomerRuns } from './batch/customer-runs.ts';
import { createCustomersScreening, type CustomersFile, type OneScreened } from './batch/screen-customers.ts';
import { createDeciding, type HitDecision } from './decide.ts';
import type { DecidedHit } from './decide-one.ts';
import { dispositionsRepository } from './dispositions.ts';
import { importList, offeredFiles, type ImportedList, type ImportOptions } from './import-lists.ts';
import { differenceOf, type ListDifference } from './list-difference.ts';
import { listsRepository, type StoredEntry } from './lists-repository.ts';
import { listUsed, requireFreshLists } from './policy.ts';
import { assemble, isOpen, requireBorn, requireLetters, toHit } from './outcome.ts';
import { refuseAll, sortOffered, type LeftFile } from './offered-lists.ts';
import { createRescreening, LIST_IMPORTED } from './rescreen.ts';
import { createKeeping } from './keep-screening.ts';
import { createSearch, type Found, type ThresholdOf } from './search.ts';
import type { FoundAhead } from './search-ahead.ts';
import type { LookAhead } from './batch/looked-up-ahead.ts';
import type { NameSchema } from './names/normalise.ts';
import { subjectKey } from './subjects.ts';

export interface ScreeningContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly cases: Cases;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly config: StationConfig['screening'];
  /** Listed names of at least this score, 0–1, are cleared by two people. */
  readonly twoPeopleFrom: number;
  /** Told what stopped the screening of a file of customers in the background. */
  readonly onError: (thrown: unknown) => void;
  /** Told why no threads search ahead for a file of customers, which is only slower. */
  readonly onNoThreads: (thrown: unknown) => void;
}

/** What an import took, and which of the files it left. */
export interface ListsImport {
  readonly lists: readonly ImportedList[];
  readonly left: readonly LeftFile[];
}

export interface Screening extends ScreeningApi {
  /** Imports every list found in files or folders; then screens known customers again. Says what was left out. */
  importLists(paths: readonly string[], options: ImportOptions, actor: Actor): Promise<ListsImport>;
  /** How many numbers each imported list gives. */
  identifiers(): ReadonlyMap<string, number>;
  /** Screens every customer of a file; goes on where an earlier run was cut off. */
  screenCustomers(file: CustomersFile, actor: Actor): Promise<BatchSummary>;
  /** Files of customers that are screened from the screen, in the background. */
  readonly customerRuns: CustomerRuns;
  /** Compares known customers with lists that changed, where the station stopped before it had done so. */
  finishComparing(actor: Actor): Promise<void>;
  difference(list: string): ListDifference;
  /**
   * Remembers what somebody decided about a hit. It stands until the listed entry changes.
   *
   * @throws StationError NOT_FOUND; CONFLICT (SECOND_PERSON) where another person has to say the same
   */
  decide(decision: HitDecision, by: Operator): DecidedHit;
  /**
   * The same of several hits of one screening that are all somebody else. One that is refused stops no other.
   *
   * @throws StationError NOT_FOUND when there is no such screening
   */
  dismiss(dismissed: DismissedHits, by: Operator): DismissedAnswer;
  /** Hits that new list versions brought for customers screened before and nobody has handled: the newest 200. */
  alerts(): ScreeningAlert[];
  /** How many there are. */
  openAlerts(): number;
  /** Puts an alert away without a decision about the hit; it comes back when the listed entry changes. */
  handleAlert(alertId: number, author: string, actor: Actor): void;
}

/** From this score a name of the other kind than was asked for is the same name. */
const OF_OTHER_KIND = 0.97;
const asOfOtherKind =
  (thresholdOf: ThresholdOf): ThresholdOf =>
  (list) =>
    Math.max(OF_OTHER_KIND, thresholdOf(list));
/** Screening of persons and companies against imported lists. */
export function createScreening(context: ScreeningContext): Screening {
  const { store, audit, cases, clock, newId, config } = context;
  const { database } = store;
  const lists = listsRepository(database);
  const dispositions = dispositionsRepository(database);
  const search = createSearch(lists, () => database.open, context.onNoThreads);
  const keep = createKeeping(context);
  const thresholdOf = (list: string): number => config.listThresholds[list] ?? config.threshold;
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

  /** Looks for customers ahead, as `answer` does. */
  function lookAhead(): LookAhead {
    const ahead = search.ahead();
    return {
      of: (request) => {
        const least = (type: NameSchema): number =>
          search.leastScore(
            request,
            (request.type ?? type) === type ? thresholdOf : asOfOtherKind(thresholdOf),
          );
        return ahead.of(request, { person: least('person'), company: least('company') });
      },
      close: () => ahead.close(),
    };
  }

  /** The answer to a request, before anybody keeps it. */
  function answer(
    request: ScreeningRequest,
    caller: ScreeningCaller,
    wanted: (stored: StoredEntry) => boolean = () => true,
    ahead: FoundAhead | null = null,
  ): { result: ScreeningResult; found: readonly Found[] } {
    const { options } = request;
    requireLetters(request);
    requireBorn(request, localDay(clock));
    const available = usedNow();
    const unknown = (options.lists ?? []).filter((list) => !available.some((u) => u.list === list));
    if (unknown.length > 0 && available.length > 0)
      throw new StationError(
        'INVALID_REQUEST',
        message('screeningRefusals.unknownLists', { lists: unknown }),
        {
          errors: [
            {
              field: 'options.lists',
              message: inEnglish(message('inputFaults.notImported')),
              rejectedValue: unknown.join(', '),
            },
          ],
        },
      );
    const used = options.lists ? available.filter((u) => options.lists!.includes(u.list)) : available;
    const names = new Set(used.map((u) => u.list));
    const threshold = options.threshold ?? config.threshold;
    const found = search.find(
      request,
      options.threshold === undefined ? thresholdOf : () => threshold,
      (stored) => names.has(stored.list) && (options.pep || stored.entry.kind !== 'pep') && wanted(stored),
      ahead,
    );
    const subject = subjectKey(request, caller.caseId ?? null);
    const hits = found.map((f) => {
      const which = [subject, f.stored.list, f.stored.entry.id, f.stored.digest] as const;
      const disposition = dispositions.of(...which);
      return toHit(f, disposition, disposition ? null : dispositions.earlier(...which), newId);
    });
    const open = hits.filter(isOpen);
    // An old list may still accuse; only an acquittal needs fresh ones.
    if (open.length === 0) requireFreshLists(used, config, options.lists ? [] : config.requiredLists);
    const other = request.type === 'person' ? 'company' : 'person';
    const entries = request.type
      ? search.find(
          { ...request, type: other },
          asOfOtherKind(thresholdOf),
          // A document number leads to an entry whatever its kind: that one is a hit already.
          (stored) => names.has(stored.list) && !found.some((one) => one.stored.digest === stored.digest),
          ahead,
        ).length
      : 0;
    const result = assemble(open, hits.slice(0, options.maximumHits), hits.length, {
      ids: { requestId: caller.requestId, screeningId: newId(), timestamp: isoTime(clock) },
      threshold,
      listsUsed: used,
      pepSearched:
        options.pep && lists.current().some((v) => names.has(v.list) && lists.holdsPeps(v.version)),
      otherKind: entries === 0 ? null : { is: other, entries },
    });
    return { result, found };
  }

  async function screen(request: ScreeningRequest, caller: ScreeningCaller): Promise<ScreeningResult> {
    await search.prepared();
    return screenAndKeep(request, caller).result;
  }

  function screenAndKeep(
    request: ScreeningRequest,
    caller: ScreeningCaller,
  ): { result: ScreeningResult; caseId: string } {
    const { result, found } = answer(request, caller);
    return { result, caseId: keep(request, caller, found, result) };
  }

  async function screenOne(
    request: ScreeningRequest,
    caller: ScreeningCaller,
    { opensCase, wanted, ahead }: OneScreened,
  ): Promise<{ result: ScreeningResult; caseId: string | null }> {
    await search.prepared();
    const { result, found } = answer(request, caller, wanted, ahead);
    if (!opensCase || result.hits.length === 0) return { result, caseId: null };
    return wanted ? screenAndKeep(request, caller) : { result, caseId: keep(request, caller, found, result) };
  }

  async function importLists(
    paths: readonly string[],
    options: ImportOptions,
    actor: Actor,
  ): Promise<ListsImport> {
    const scratch = await mkdtemp(path.join(tmpdir(), 'netefatsa-lists-'));
    try {
      const offered = await offeredFiles(paths, scratch);
      const { sources, left } = sortOffered(offered, options.list, lists.current());
      if (sources.length === 0) refuseAll(left);
      const imported: ImportedList[] = [];
      try {
        for (const source of sources)
          imported.push(
            await importList(store, lists, source, { ...options, list: source.list }, isoTime(clock), record),
          );
      } finally {
        // Also when a later one of several lists could not be read.
        await finishComparing(actor);
      }
      return { lists: imported, left };
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }

    function record({ list, format, date, entries, unchanged, sha256 }: ImportedList): void {
      audit.append({
        actor,
        action: LIST_IMPORTED,
        details: { list, format, date, entries, unchanged },
        hashes: { list: sha256 },
      });
    }
  }

  async function finishComparing(actor: Actor): Promise<void> {
    if (rescreening.isDue()) await rescreening.run(actor);
  }

  const batches = {
    ...context,
    lists,
    screenOne,
    lookAhead,
    requireFresh: () => requireFreshLists(usedNow(), config, config.requiredLists),
  };

  return {
    screen,
    screenCustomers: createCustomersScreening(batches),
    customerRuns: createCustomerRuns(batches),
    importLists,
    finishComparing,
    lists: usedNow,
    identifiers: () =>
      new Map(lists.current().map(({ list, version }) => [list, lists.identifiers(version)])),
    difference: (list) => differenceOf(lists, list),
    alerts: () => alerts.open(),
    openAlerts: () => alerts.count(),
    ...createDeciding({ ...context, lists, dispositions, alerts }),
  };
}

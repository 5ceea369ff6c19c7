import type { Caller } from '../../contract/caller.ts';
import type { StationConfig } from '../../contract/config.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { ListUsed, ScreeningRequest, ScreeningResult } from '../../contract/screening.ts';
import { message } from '../../contract/messages/message.ts';
import { isoTime, localDay, type Clock, type NewId } from '../clock.ts';
import type { Dispositions } from './dispositions.ts';
import { unknownCountries } from './evidence.ts';
import type { StoredEntry } from './listed-entries.ts';
import type { ListsRepository } from './lists-repository.ts';
import { assemble, isOpen, requireBorn, requireLetters, requireRead, toHit } from './outcome.ts';
import { requireFreshLists } from './policy.ts';
import type { Found, Search, ThresholdOf } from './search.ts';
import type { FoundAhead } from './search-ahead.ts';
import { subjectKey } from './subjects.ts';
import { asOfOtherKind } from './thresholds.ts';

interface AnswerContext {
  readonly clock: Clock;
  readonly newId: NewId;
  readonly config: StationConfig['screening'];
  readonly lists: ListsRepository;
  readonly dispositions: Dispositions;
  readonly search: Search;
  readonly thresholdOf: ThresholdOf;
  readonly usedNow: () => ListUsed[];
}

/**
 * The answer to a request, before anybody keeps it.
 *
 * @param wanted only these entries are looked at @param ahead what threads found before
 * @throws StationError INVALID_REQUEST, SCREENING_LISTS_STALE
 */
export type AnswerRequest = (
  request: ScreeningRequest,
  caller: Caller,
  wanted?: (stored: StoredEntry) => boolean,
  ahead?: FoundAhead | null,
) => { result: ScreeningResult; found: readonly Found[] };

export function createAnswer(context: AnswerContext): AnswerRequest {
  const { clock, newId, config, lists, dispositions, search, thresholdOf, usedNow } = context;
  return (request, caller, wanted = () => true, ahead = null) => {
    const { options } = request;
    requireLetters(request);
    requireBorn(request, localDay(clock));
    const used = listsFor(request, usedNow());
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
    // Old lists and letters half read may still give hits; only clearing somebody needs more.
    if (open.length === 0) {
      requireRead(request);
      requireFreshLists(used, config, options.lists ? [] : config.requiredLists);
    }
    const other = request.type === 'person' ? 'company' : 'person';
    const entries = request.type
      ? search.find(
          { ...request, type: other },
          asOfOtherKind(thresholdOf),
          // A document number finds an entry of any kind: it is a hit already.
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
      unknownCountries: unknownCountries(request),
    });
    return { result, found };
  };
}

/** The lists that a request asks for. @throws StationError INVALID_REQUEST where one of them is not imported */
function listsFor({ options }: ScreeningRequest, available: ListUsed[]): ListUsed[] {
  const unknown = (options.lists ?? []).filter((list) => !available.some((u) => u.list === list));
  if (unknown.length > 0 && available.length > 0)
    throw new StationError('INVALID_REQUEST', message('screeningRefusals.unknownLists', { lists: unknown }), {
      errors: [
        {
          field: 'options.lists',
          message: inEnglish(message('inputFaults.notImported')),
          rejectedValue: unknown.join(', '),
        },
      ],
    });
  return options.lists ? available.filter((u) => options.lists!.includes(u.list)) : available;
}

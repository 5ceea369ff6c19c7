import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { AuditLine } from '../../contract/administration.ts';
import { dayStart } from '../language/local-day.ts';

/** Search of the log. Empty text: no filter. */
export interface AuditAsked {
  readonly text: string;
  /** Days as people mean them, YYYY-MM-DD, both included. */
  readonly from: string;
  readonly to: string;
  /** `case.`, `operator.`, … */
  readonly family: string;
  readonly outcome: AuditLine['outcome'] | '';
}
const NOTHING: AuditAsked = { text: '', from: '', to: '', family: '', outcome: '' };
const OUTCOMES = new Set<string>(['success', 'failure', 'refused']);

/**
 * The search, kept in the address: whoever opens a case from the log and comes back finds the same records. `caseId` is
 * that of the case whose trail is shown.
 */
export function useAuditAsked() {
  const [parameters, setParameters] = useSearchParams();
  // The address lags behind typing, so the fields cannot show it.
  const [asked, setAsked] = useState<AuditAsked>(() => readAsked(parameters));
  // Only typed text is debounced: a delayed choice would change the records under the pointer.
  const [text] = useDebouncedValue(asked.text, 200);
  const ask = (after: AuditAsked): void => {
    setAsked(after);
    setParameters(writeAsked(after, addressNow()), { replace: true });
  };
  return {
    asked,
    settled: { ...asked, text },
    caseId: parameters.get('case'),
    change: (change: Partial<AuditAsked>) => ask({ ...asked, ...change }),
    clear: () => ask(NOTHING),
  };
}

/** The current address: right after a link, the router's own copy is still the previous page's. */
const addressNow = (): URLSearchParams => new URLSearchParams(window.location.hash.split('?')[1]);

function writeAsked(asked: AuditAsked, before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(asked))
    if (value === '') after.delete(name);
    else after.set(name, value);
  return after;
}

function readAsked(parameters: URLSearchParams): AuditAsked {
  const given = (name: keyof AuditAsked): string => parameters.get(name) ?? '';
  const outcome = given('outcome');
  return {
    text: given('text'),
    from: given('from'),
    to: given('to'),
    family: given('family'),
    outcome: OUTCOMES.has(outcome) ? (outcome as AuditAsked['outcome']) : '',
  };
}

/** Most words that the station takes. */
const MOST_WORDS = 8;

/**
 * The request's parameters. The log keeps the names of actions as `case.opened`; what people type is what the screen
 * calls them, so each word goes with the actions whose names hold it.
 */
export function useAuditQuery(
  { text, from, to, family, outcome }: AuditAsked,
  caseId: string | null,
  limit: number,
): string {
  const { t } = useTranslation();
  const names = Object.entries(t('actions', { returnObjects: true }) as Record<string, string>);
  const query = new URLSearchParams({
    limit: String(limit),
    ...(family === '' ? {} : { action: family }),
    ...(outcome === '' ? {} : { outcome }),
    ...(caseId === null ? {} : { caseId }),
    ...(from === '' ? {} : { since: dayStart(from) }),
    ...(to === '' ? {} : { until: dayStart(to, 1) }),
  });
  for (const word of text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)) {
    const named = names.filter(([, name]) => name.toLowerCase().includes(word.toLowerCase()));
    query.append('word', [word, ...named.map(([key]) => key.replace('_', '.'))].join(' '));
  }
  return query.toString();
}

import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FieldKey } from './selection.tsx';

/** What was typed into one case and not saved, by the place it was typed into. */
type TypedText = Readonly<Record<string, string>>;

const NOTHING: TypedText = {};
/** The note that is being written. */
export const NOTE = 'note';
const FIELD = 'field ';
const TYPED = 'typed';
const keyOf = (caseId: string) => [TYPED, caseId];

/** The place of a field's correction. */
export const fieldPlace = ({ document, field }: FieldKey): string => `${FIELD}${document} ${field}`;

/**
 * Text that is being typed outlives its form: another row, another tab, a lock of the counter. It lies where the other
 * answers about this operator's work lie, in memory alone, and is forgotten with them when somebody else signs in.
 */
export function useTypedText(caseId: string) {
  const queries = useQueryClient();
  const queryKey = keyOf(caseId);
  const { data: typed = NOTHING } = useQuery<TypedText>({
    queryKey,
    queryFn: skipToken,
    initialData: NOTHING,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  /** @param text null when it was saved, or given up */
  const keep = (place: string, text: string | null): void => {
    queries.setQueryData<TypedText>(queryKey, (before = NOTHING) => {
      const { [place]: _, ...others } = before;
      return text === null ? others : { ...others, [place]: text };
    });
  };
  return { typed, keep };
}

/**
 * A page that is loaded anew or closed forgets what was typed and not saved: the browser asks first. Kept anywhere else it
 * would be personal data on a disk, in clear.
 */
export function useWarningBeforeForgetting(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      const typed = queries.getQueriesData<TypedText>({ queryKey: [TYPED] });
      if (typed.some(([, texts = NOTHING]) => Object.keys(texts).length > 0)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [queries]);
}

const fieldsOf = (typed: TypedText): string[] =>
  Object.keys(typed).flatMap((place) => (place.startsWith(FIELD) ? place.split(' ').slice(2) : []));

/** Names of the fields whose typed correction nobody saved yet. */
export function useUnsavedFields(caseId: string) {
  const queries = useQueryClient();
  const { typed } = useTypedText(caseId);
  return {
    names: fieldsOf(typed),
    /** The same at the moment of a decision: the last key may not have been drawn yet. */
    now: () => fieldsOf(queries.getQueryData<TypedText>(keyOf(caseId)) ?? NOTHING),
  };
}

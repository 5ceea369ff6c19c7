import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { StartedVerification, VerificationProgress } from '../../contract/operator.ts';
import { RequestFailure, station } from './client.ts';
import { eventsOf } from './event-stream.ts';

interface Start {
  readonly files: readonly File[];
  readonly category: string;
  /** Adds to this case instead of opening one. */
  readonly caseId: string | null;
  /** Reads the case's files again together with these: the other side of a card. */
  readonly extend: boolean;
  /** Ids of the operator's draft files; removed once the verification has succeeded. */
  readonly drafts: readonly string[];
}

/** Sends the files; the answer comes as soon as they have arrived. */
export function startVerification({ files, category, caseId, extend, drafts }: Start) {
  const form = new FormData();
  form.append('category', category);
  if (caseId) form.append('caseId', caseId);
  form.append('extend', String(extend));
  form.append('drafts', drafts.join(','));
  for (const file of files) form.append('documents', file, file.name);
  return station.send('POST', '/verifications', form, StartedVerification);
}

export const useStartVerification = () =>
  useMutation({ mutationFn: (start: Start) => startVerification(start) });

/** Reads the files of a case again of which nothing was read. */
export function useReadAgain() {
  return useMutation({
    mutationFn: (caseId: string) => station.send('POST', `/cases/${caseId}/reading`, {}, StartedVerification),
  });
}

export const cancelVerification = (id: string): Promise<void> =>
  station.tell('DELETE', `/verifications/${id}`);

const RECONNECT_MS = 1_000;

/**
 * The stages of a running verification as they happen; finds its way back after a lost connection. The last event is how it
 * ended; where `signal` aborts before, there is none.
 *
 * @throws RequestFailure where the station refuses to tell: it knows no such verification, or nobody is signed in
 */
export async function* progressOf(id: string, signal: AbortSignal): AsyncGenerator<VerificationProgress> {
  for (;;) {
    try {
      for await (const event of eventsOf(`/verifications/${id}/events`, VerificationProgress, signal)) {
        yield event;
        if (event.kind !== 'stage') return;
      }
    } catch (thrown) {
      if (signal.aborted) return;
      if (thrown instanceof RequestFailure && !thrown.offline) throw thrown;
    }
    await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
    if (signal.aborted) return;
  }
}

export function useVerificationProgress(id: string): {
  progress: VerificationProgress | null;
  error: Error | null;
} {
  const [progress, setProgress] = useState<VerificationProgress | null>(null);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const follow = async () => {
      for await (const event of progressOf(id, controller.signal)) setProgress(event);
    };
    follow().catch(setError);
    return () => controller.abort();
  }, [id]);
  return { progress, error };
}

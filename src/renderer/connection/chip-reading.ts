import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ChipReadEvent } from '../../contract/chip.ts';
import { caseChanged } from './cases.ts';
import { eventsOf } from './event-stream.ts';

export type ChipReading = ChipReadEvent | { readonly kind: 'idle' } | { readonly kind: 'lost' };

/** Reads the chip of a case's document, and tells how far it is. Leaving the screen ends the reading. */
export function useChipReading(caseId: string): {
  reading: ChipReading;
  start: (asked: { reader: string; can?: string }) => void;
} {
  const client = useQueryClient();
  const [reading, setReading] = useState<ChipReading>({ kind: 'idle' });
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const start = useCallback(
    (asked: { reader: string; can?: string }) => {
      controller.current?.abort();
      const running = new AbortController();
      controller.current = running;
      setReading({ kind: 'progress', part: 'access', percent: 0 });
      const follow = async (): Promise<void> => {
        for await (const event of eventsOf(`/cases/${caseId}/chip`, ChipReadEvent, running.signal, asked)) {
          setReading(event);
          if (event.kind === 'completed') caseChanged(client);
        }
      };
      follow().catch(() => {
        if (!running.signal.aborted) setReading({ kind: 'lost' });
      });
    },
    [caseId, client],
  );
  return { reading, start };
}

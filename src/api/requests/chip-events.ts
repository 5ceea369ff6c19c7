import type { ChipReadEvent, ChipVerification } from '../../contract/chip.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { ChipProgress } from '../../engine/calls.ts';

/** The reading of a chip as events: how far it is, and in the end what it brought or why not. */
export async function* chipEvents(
  read: (onProgress: (step: ChipProgress) => void) => Promise<ChipVerification>,
): AsyncGenerator<ChipReadEvent> {
  const waiting: ChipReadEvent[] = [];
  let wake: () => void = () => undefined;
  const tell = (event: ChipReadEvent): void => {
    waiting.push(event);
    wake();
  };
  read(({ part, percent }) => tell({ kind: 'progress', part, percent })).then(
    (result) => tell({ kind: 'completed', result }),
    (thrown: unknown) => {
      const { code, message, details } = StationError.from(thrown);
      tell({ kind: 'failed', code, message, reason: details.reason ?? null });
    },
  );
  for (;;) {
    for (const event of waiting.splice(0)) {
      yield event;
      if (event.kind !== 'progress') return;
    }
    if (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
  }
}

import { useQuery } from '@tanstack/react-query';
import { ChipReaders } from '../../contract/chip.ts';
import { station } from './client.ts';

/** Poll interval for readers and cards. */
const LOOK_MS = 2_000;
/** Poll interval without a reader, as one is rarely plugged in. */
const LOOK_WITHOUT_MS = 15_000;

/** The card readers of the machine, as they are now; none until it is known. */
export function useChipReaders(enabled: boolean): ChipReaders['readers'] {
  const { data } = useQuery({
    queryKey: ['chip-readers'],
    queryFn: ({ signal }) => station.get('/chip/readers', ChipReaders, signal),
    refetchInterval: ({ state }) => ((state.data?.readers.length ?? 0) > 0 ? LOOK_MS : LOOK_WITHOUT_MS),
    enabled,
    retry: false,
  });
  return enabled ? (data?.readers ?? []) : [];
}

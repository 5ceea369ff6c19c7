import { useQuery } from '@tanstack/react-query';
import { StationHealth } from '../../contract/operator.ts';
import { station } from './client.ts';

export function useHealth() {
  return useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => station.get('/health', StationHealth, signal),
    refetchInterval: 15_000,
  });
}

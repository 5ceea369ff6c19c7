import { useIdle } from '@mantine/hooks';
import { useEffect } from 'react';
import { useLock, useSignedIn } from '../connection/session.ts';

/** Locks the counter after minutes without a touch; the screen underneath stays and is there again after the password. */
export function useIdleLock(): void {
  const { idleLockMinutes } = useSignedIn();
  const idle = useIdle(idleLockMinutes * 60_000, { initialState: false });
  const { mutate: lock } = useLock();
  useEffect(() => {
    if (idle) lock();
  }, [idle, lock]);
}

import { useIdle } from '@mantine/hooks';
import { useEffect } from 'react';
import { useSignedIn, useSignOut } from '../connection/session.ts';

/** Ends the session after minutes without a touch; the screen underneath stays and is there after signing in. */
export function useIdleLock(): void {
  const { idleLockMinutes } = useSignedIn();
  const idle = useIdle(idleLockMinutes * 60_000, { initialState: false });
  const { mutate: signOut } = useSignOut();
  useEffect(() => {
    if (idle) signOut();
  }, [idle, signOut]);
}

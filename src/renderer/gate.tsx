import { SignedInSession, useSession, useSessionNews } from './connection/session.ts';
import { Failed } from './elements/state.tsx';
import { CounterRoutes } from './routes.tsx';
import { SetUp } from './sign-in/set-up.tsx';
import { FirstPassword } from './sign-in/first-password.tsx';
import { Locked, SignIn } from './sign-in/sign-in.tsx';
import { useWarningBeforeForgetting } from './workspace/typed-text.ts';

/** Decides what may be seen: set-up, sign-in or the counter. */
export function Gate() {
  useSessionNews();
  useWarningBeforeForgetting();
  const { data: session, error, refetch } = useSession();
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  switch (session?.state) {
    case undefined:
      return null;
    case 'set-up':
      return <SetUp />;
    case 'signed-out':
      return <SignIn operators={session.operators} />;
    case 'new-password':
      return <FirstPassword name={session.operator.name} />;
    case 'locked':
      return <Locked name={session.operator.name} />;
    case 'signed-in':
      return (
        <SignedInSession value={session}>
          <CounterRoutes />
        </SignedInSession>
      );
  }
}

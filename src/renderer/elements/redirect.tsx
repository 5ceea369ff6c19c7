import { Navigate, useLocation } from 'react-router';

/** Leads on to another place. Keyed by the visit: whoever comes again before the first one has led on would stay on an empty screen. */
export function Redirect({ to }: { readonly to: string }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} replace />;
}

import { Navigate, useLocation } from 'react-router';

/** Navigates on. Keyed by the visit: a repeated one before the first has navigated would stay on an empty screen. */
export function Redirect({ to }: { readonly to: string }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} replace />;
}

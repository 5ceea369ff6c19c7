import { APP_ORIGIN } from './app-origin.ts';

export const LINK_SCHEME = 'netefatsa';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** `netefatsa://case/{id}` among command-line arguments → the screen to show; anything else is ignored. */
export function linkedPlace(args: readonly string[]): string | null {
  const link = args.find((arg) => arg.startsWith(`${LINK_SCHEME}://`));
  if (!link) return null;
  const [kind, id = ''] = link
    .slice(LINK_SCHEME.length + 3)
    .toLowerCase()
    .split('/');
  return kind === 'case' && UUID.test(id) ? `${APP_ORIGIN}/#/cases/${id}` : null;
}

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

export interface Links {
  /** A link came, or a second start of the program handed its arguments over. */
  arrived(args: readonly string[]): void;
  /** The place received before there was a window; returned once. */
  waiting(): string | null;
  /** From now on each place is reported at once. */
  follow(show: (place: string) => void): void;
}

/**
 * Links from the system. macOS hands them over as soon as the program starts, long before the station is open and has a
 * window: the last one is kept until then.
 */
export function keepLinks(): Links {
  let kept: string | null = null;
  let show = (place: string): void => void (kept = place);
  return {
    arrived: (args) => {
      const place = linkedPlace(args);
      if (place) show(place);
    },
    waiting: () => {
      const place = kept;
      kept = null;
      return place;
    },
    follow: (listener) => void (show = listener),
  };
}

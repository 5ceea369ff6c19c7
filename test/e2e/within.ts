/** Longer than anything that a page is asked takes, on a machine that does other work. */
const PATIENCE_MS = 30_000;

/**
 * What a page answers. `page.evaluate` has no limit of its own, and a page that draws nothing any more never comes to a frame, to the
 * end of an animation or to a font.
 *
 * @param what was waited for, for the error
 * @throws Error when nothing came in time
 */
export async function within<T>(what: string, asked: Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`Waited for ${what} for ${patienceMs / 1000} s.`)),
    patienceMs,
  );
  return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer));
}

/** Cookies of the window's one origin, kept in the main process for as long as it runs. */
export interface CookieJar {
  /** The `Cookie` header for a path; empty when there is nothing to send. */
  header(path: string): string;
  /** Reads `Set-Cookie` headers. */
  keep(setCookie: readonly string[]): void;
  value(name: string): string | null;
}

interface Kept {
  readonly value: string;
  readonly path: string;
}

export function cookieJar(now: () => number = Date.now): CookieJar {
  const cookies = new Map<string, Kept>();
  return {
    header: (path) =>
      [...cookies]
        .filter(([, kept]) => path === kept.path || path.startsWith(kept.path.replace(/\/?$/, '/')))
        .map(([name, kept]) => `${name}=${kept.value}`)
        .join('; '),
    keep: (headers) => {
      for (const header of headers) {
        const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
        const at = pair.indexOf('=');
        if (at <= 0) continue;
        const name = pair.slice(0, at);
        const value = pair.slice(at + 1);
        if (value === '' || isOver(attributes, now())) cookies.delete(name);
        else cookies.set(name, { value, path: attribute(attributes, 'path') ?? '/' });
      }
    },
    value: (name) => cookies.get(name)?.value ?? null,
  };
}

function attribute(attributes: readonly string[], name: string): string | null {
  const found = attributes.find((one) => one.toLowerCase().startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : null;
}

function isOver(attributes: readonly string[], now: number): boolean {
  const age = attribute(attributes, 'max-age');
  if (age !== null) return Number(age) <= 0;
  const expires = attribute(attributes, 'expires');
  return expires !== null && Date.parse(expires) <= now;
}

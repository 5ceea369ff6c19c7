const MOST_PLACES = 8;

/**
 * Class and places of an unexpected error, for the log. Its message may quote a document, and folders before the program's own may
 * name an account: both stay out. Null-safe; what already is in words stays as it is.
 *
 * @example causeInWords(new TypeError('…')) // "TypeError at readLines (src/engine/ocr/lines.ts:12:3) at …"
 */
export function causeInWords(cause: unknown): string | undefined {
  if (typeof cause === 'string') return cause;
  if (!(cause instanceof Error)) return undefined;
  const places = (cause.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, MOST_PLACES)
    .map((line) =>
      line.trim().replace(/(?:file:\/\/)?\/?[^\s()]*[/\\](?=(?:src|out|node_modules|test|tools)[/\\])/, ''),
    );
  return [cause.constructor.name, ...places].join(' ');
}

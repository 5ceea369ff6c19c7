import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** The outcomes of a measurement in a file of JSON lines; none where there is no file yet. */
export const outcomesIn = <T>(file: string | undefined): T[] =>
  file && existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as T)
    : [];

/**
 * The outcomes of a measurement, kept in a file so that a later run goes on where this one stopped.
 *
 * @param file of `--resume`; undefined: nothing is kept
 */
export function journalOf<T>(file: string | undefined): {
  readonly outcomes: T[];
  readonly add: (outcome: T) => void;
} {
  const outcomes = outcomesIn<T>(file);
  return {
    outcomes,
    add(outcome) {
      outcomes.push(outcome);
      if (file) appendFileSync(file, `${JSON.stringify(outcome)}\n`);
    },
  };
}

/** The value of `--name=value`; undefined where it is not given. */
export const valueOf = (args: readonly string[], name: string): string | undefined =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);

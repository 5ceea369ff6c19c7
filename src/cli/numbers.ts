import { InvalidArgumentError } from 'commander';

type Parser = (text: string) => number;

/** Reads an argument as a whole number; anything else is a usage error, never NaN. */
export const wholeNumber =
  (from = 0, to = Number.MAX_SAFE_INTEGER): Parser =>
  (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= from && number <= to) return number;
    throw new InvalidArgumentError(
      to === Number.MAX_SAFE_INTEGER
        ? `Give a whole number from ${from}.`
        : `Give a whole number from ${from} to ${to}.`,
    );
  };

/** Reads an argument as a number of a range, both ends included. */
export const numberBetween =
  (from: number, to: number): Parser =>
  (text) => {
    const number = Number(text);
    if (text.trim() !== '' && number >= from && number <= to) return number;
    throw new InvalidArgumentError(`Give a number from ${from} to ${to}.`);
  };

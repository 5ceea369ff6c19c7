import { expect, it } from 'vitest';
import { createFewAtOnce } from './few-at-once.ts';

it('eight are under way at most; the ninth is refused before it begins, and one that failed makes room too', async () => {
  const [oneOfFew, another] = [createFewAtOnce(), createFewAtOnce()];
  const begun = Array.from({ length: 8 }, () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    return { answer: oneOfFew(() => promise), resolve, reject };
  });
  let ninth = 0;
  const count = async (): Promise<number> => ++ninth;
  // A rejection, not a throw: whoever asks has a promise in hand.
  const refused = oneOfFew(count);
  await expect(refused).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { reason: 'BUSY', retryAfterSeconds: 1 },
  });
  expect(ninth).toBe(0);
  expect(await another(async () => 'of its own')).toBe('of its own');

  begun[0]!.reject(new Error('no thread'));
  await expect(begun[0]!.answer).rejects.toThrow('no thread');
  expect(await oneOfFew(count)).toBe(1);
  for (const { resolve } of begun.slice(1)) resolve('done');
  expect(await Promise.all(begun.slice(1).map(({ answer }) => answer))).toEqual(Array(7).fill('done'));
});

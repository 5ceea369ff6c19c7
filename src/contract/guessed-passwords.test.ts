import { expect, it } from 'vitest';
import { isEasilyGuessed } from './guessed-passwords.ts';

it.each([
  'password',
  'Password1',
  'P@ssw0rd',
  'passw0rd!!',
  'qwerty123',
  '12345678',
  '20261128',
  'aaaaaaaa',
  'abababab',
  'Admin2026',
  'Botswana1',
  'netefatsa',
  'welcome-1',
  'passpass',
])('%s is easily guessed', (password) => {
  expect(isEasilyGuessed(password)).toBe(true);
});

it.each(['a river in the sand', 'correct horse', 'Lefoko la sephiri', 'pula e nele kwa Maun', 'kx7-pq2-zz9'])(
  '%s is not',
  (password) => {
    expect(isEasilyGuessed(password)).toBe(false);
  },
);

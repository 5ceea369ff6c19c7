import { expect, test } from 'vitest';
import { cookieJar } from './cookie-jar.ts';

test('a cookie is sent only below its path', () => {
  const jar = cookieJar();
  jar.keep(['netefatsa_session=abc; Path=/operator; HttpOnly; SameSite=Strict']);
  expect(jar.header('/operator/session')).toBe('netefatsa_session=abc');
  expect(jar.header('/operator')).toBe('netefatsa_session=abc');
  expect(jar.header('/operators')).toBe('');
  expect(jar.header('/v1/health')).toBe('');
  expect(jar.value('netefatsa_session')).toBe('abc');
});

test('a cleared or expired cookie is forgotten', () => {
  const jar = cookieJar(() => Date.parse('2026-11-21T10:00:00Z'));
  jar.keep(['a=1; Path=/', 'b=2; Path=/']);
  jar.keep(['a=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'b=2; Path=/; Max-Age=0']);
  expect(jar.header('/')).toBe('');
});

test('a value may hold an equals sign', () => {
  const jar = cookieJar();
  jar.keep(['t=a=b=; Path=/']);
  expect(jar.header('/x')).toBe('t=a=b=');
});

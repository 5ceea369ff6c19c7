import { expect, it } from 'vitest';
import { fnv1a } from './fnv.ts';

it('is FNV-1a as published', () => {
  expect(fnv1a('')).toBe(0x811c9dc5);
  expect(fnv1a('a')).toBe(0xe40c292c);
  expect(fnv1a('foobar')).toBe(0xbf9cf968);
});

it('goes on where another ended, and takes a part of a text', () => {
  expect(fnv1a('left:total', fnv1a('netSalary|'))).toBe(fnv1a('netSalary|left:total'));
  expect(fnv1a('xfoobarx', undefined, 1, 7)).toBe(fnv1a('foobar'));
});

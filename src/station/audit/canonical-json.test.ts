import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type CanonicalValue } from './canonical-json.ts';

describe('canonical JSON (RFC 8785)', () => {
  it('sorts members by UTF-16 code units, as the example of §3.2.3 does', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji',
      '\u0080': 'Control',
      '\u00f6': 'o',
    };
    const order = [...canonicalJson(value).matchAll(/:"([A-Z][a-z]+|o)/g)].map((match) => match[1]);
    expect(order).toEqual(['Carriage', 'One', 'Control', 'o', 'Euro', 'Emoji', 'Hebrew']);
  });

  it('writes numbers as ECMAScript does (§3.2.2.3)', () => {
    expect(canonicalJson([333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001, -0])).toBe(
      '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
    );
  });

  it('leaves out members that are undefined and keeps null', () => {
    expect(canonicalJson({ b: undefined, a: null })).toBe('{"a":null}');
  });

  it('refuses what has no canonical form', () => {
    expect(() => canonicalJson(NaN)).toThrow(TypeError);
    expect(() => canonicalJson('\ud800')).toThrow(TypeError);
    expect(() => canonicalJson((() => 1) as unknown as CanonicalValue)).toThrow(TypeError);
  });

  it('reads back as the same value, and writing that gives the same text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value as CanonicalValue);
        expect(canonicalJson(JSON.parse(text) as CanonicalValue)).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('does not depend on the order in which members were added', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.integer()), (object) => {
        const reversed = Object.fromEntries(Object.entries(object).reverse());
        expect(canonicalJson(reversed)).toBe(canonicalJson(object));
      }),
    );
  });
});

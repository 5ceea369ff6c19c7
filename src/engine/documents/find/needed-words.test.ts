import { describe, expect, it } from 'vitest';
import { mayMatch, neededWords } from './needed-words.ts';

describe('words that a pattern needs', () => {
  it.each([
    ['confirm(?:s|ed)? that <>', [['confirm'], ['that']]],
    ['(?:established|founded) on <>', [['established', 'founded']]],
    // A letter that may be missing ends the word before it.
    ['plots? number', [['plot'], ['number']]],
    ['dates?', [['date']]],
    ['(?:in )?the year', [['the'], ['year']]],
    ['(?:name){1,2} of', [['name']]],
    ['(?:name){0,2} owner', [['owner']]],
    ['(?:name)+? owner', [['name'], ['owner']]],
    ['Dear Sir|to whom it may concern', [['dear', 'concern']]],
    // Lookarounds, classes and escapes ask for nothing.
    ['(?<!other )(?=name)(?<value>holder)', [['holder']]],
    [String.raw`[a-z\]]dated\b\p{Lu}issued\s+`, [['dated'], ['issued']]],
    // One branch may match anything, so nothing is needed.
    ['(?:dated|\\d+) <>', []],
    ['signed|', []],
    ['no', []],
    ['(?:unclosed', []],
  ])('%s', (pattern, needed) => {
    expect(neededWords(pattern)).toEqual(needed);
  });

  it('are looked for in small letters, one of each list', () => {
    const needed = neededWords('(?:Issued|granted) to');
    expect(mayMatch(needed, 'this was granted to you')).toBe(true);
    expect(mayMatch(needed, 'this was given to you')).toBe(false);
    expect(mayMatch([], 'anything')).toBe(true);
  });

  /** Whatever an expression matches passes. */
  it('never stand in the way of a match', () => {
    const words = ['Abode', 'bargain', 'Cattle', 'dip', ' ', '7', '-'];
    let seed = 7;
    const next = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const pattern = (depth: number): string => {
      const some = Array.from({ length: 1 + next(3) }, () => {
        const kind = next(depth > 0 ? 6 : 3);
        const inner = depth > 0 ? pattern(depth - 1) : '';
        if (kind < 3) return words[next(words.length)]! + ['', '', '?', '*', '+', '{2}'][next(6)]!;
        if (kind === 3) return `(?:${inner}|${pattern(depth - 1)})${['', '?', '{0,2}', '+'][next(4)]!}`;
        return [`[${'abc'.slice(next(3))}]`, `(?=${inner})`, `(${inner})?`, `(?:${inner}){1,2}`][next(4)]!;
      });
      return some.join('') + (next(8) === 0 ? `|${words[next(4)]!}` : '');
    };
    let matched = 0;
    for (let i = 0; i < 4_000; i++) {
      const one = pattern(2);
      const needed = neededWords(one);
      for (let k = 0; k < 5; k++) {
        const text = Array.from({ length: 12 }, () => words[next(words.length)]!).join('');
        if (!new RegExp(one, 'i').test(text)) continue;
        matched++;
        expect(mayMatch(needed, text.toLowerCase()), `${one} in ${text}`).toBe(true);
      }
    }
    expect(matched).toBeGreaterThan(1_000);
  });
});

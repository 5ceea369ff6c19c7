import { describe, expect, it } from 'vitest';
import { ANY_DAY } from '../../values/kind.ts';
import { personName } from '../../values/person-name.ts';
import { reference } from '../../values/identifiers.ts';
import { mended } from '../../values/text/misread.ts';

describe('slips, statements and resolutions of small offices', () => {
  it('a kind of account above a branch is nobody', () => {
    expect(personName.parse('ORDINARY SAVINGS', ANY_DAY)).toBeNull();
    expect(personName.parse('LESEDI SAMPLE', ANY_DAY)).not.toBeNull();
  });

  it('a Roman number behind a grade, and a blank behind the stroke of a number', () => {
    expect(mended('Mokoro Guide (Grade Il)')).toBe('Mokoro Guide (Grade II)');
    expect(reference.parse('G- 0418', ANY_DAY)?.value).toBe('G-0418');
    expect(reference.parse('KH / 2208', ANY_DAY)?.value).toBe('KH / 2208');
  });
});

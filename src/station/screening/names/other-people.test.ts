import { describe, expect, it } from 'vitest';
import { matchNames, NO_EVIDENCE } from './match-names.ts';
import { normaliseName, type NameSchema } from './normalise.ts';

const THRESHOLD = 0.85;
const score = (asked: string, listed: string, schema: NameSchema = 'person'): number =>
  matchNames(
    normaliseName(asked, schema).tokens,
    normaliseName(listed, schema).tokens,
    schema,
    NO_EVIDENCE.weightOf,
  ).score;

describe('people who share most of a name', () => {
  it.each([
    ['Omar bin Salim al-Kgale', 'Salim bin Omar al-Kgale'],
    ['Hasan ibn Yusuf al-Tshipi', 'Yusuf bin Hasan AL-TSHIPI'],
    ['Kgale Mohammad Abbas Abdul Khan', 'Kgale Mohammad Abbas Padshah Khan'],
    ['Abdul Kgalir Abdul Jan', 'Abdul Kgalir Mohammad Jan'],
    ['Mokgosi, Thabo G.', 'Thabo W Mokgosi'],
    ['N. N.', 'Neo Nthabiseng'],
    ['Luis Monterosa', 'Luis Montenegro'],
  ])('%s is not %s', (asked, listed) => {
    expect(score(asked, listed)).toBeLessThan(THRESHOLD);
  });

  it.each([
    ['Usama ibn Kgalen', 'Osama bin Kgalen'],
    ['Tshepo Abbas Kgalezai', 'Tshepo Mohammad Abbas Kgalezai Padshah Khan'],
    ['Sergejs Kgalovs', 'Sergei Kgalov'],
    ['Olena Kgalenskyy', 'Olena Kgalenski'],
    ['Präsident Neo Mokgosi', 'Neo Mokgosi'],
  ])('%s is %s', (asked, listed) => {
    expect(score(asked, listed)).toBeGreaterThanOrEqual(THRESHOLD);
  });
});

describe('companies of one family', () => {
  it.each([
    ['Kgale Pan Trust 2004-1', 'Kgale Pan Trust 2005-1'],
    ['Kgale Asian Fund III L.P.', 'Kgale Asian Fund IV L.P.'],
    ['Kgale Capital Trust XV', 'Kgale Capital Trust XX'],
    ['Kgale Zag Bong 6', 'Kgale Zag Bong 5'],
    ['Kgale', 'Kgale Europe Sp. z o.o.'],
    ['Kgale Missiles Joynt Stock Company', 'Kgale Missiles JSC'],
    ['Brigade Forty-Four of Kgale', 'Kgale Brigade 44'],
    ['3 Kgales', 'Three Kgales'],
    ['U.S. Board of Kgale', 'United States Board of Kgale'],
    ['SRL Pro Kgale', 'Societatea cu Răspundere Limitată PRO KGALE'],
  ])('%s is looked at for %s', (asked, listed) => {
    expect(score(asked, listed, 'company')).toBeGreaterThanOrEqual(THRESHOLD);
  });

  it.each([
    ['Kgale Pan Solutions Spain', 'Kgale Pan Solutions Netherlands'],
    ['Kgale Mining Unit 12345', 'Kgale Mining Unit 12346'],
    ['Kgale Pan 6', 'Kgale Star 6'],
  ])('%s is not %s', (asked, listed) => {
    expect(score(asked, listed, 'company')).toBeLessThan(THRESHOLD);
  });
});

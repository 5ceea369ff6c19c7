import { describe, expect, it } from 'vitest';
import { ScreeningRequest } from '../../../contract/screening.ts';
import { ListedEntry } from '../entry.ts';
import { NO_EVIDENCE } from './match-names.ts';
import { queryNames, scoreEntry } from '../score-entry.ts';
import type { NameSchema } from './normalise.ts';
import { romanisedOtherwise } from './romanised-otherwise.ts';

const THRESHOLD = 0.85;
const SAME_NAME = 0.97;

function score(asked: string, listed: string, type: NameSchema = 'person'): number {
  const entry = ListedEntry.parse({
    id: '1',
    kind: 'sanction',
    schema: type,
    names: [{ text: listed, strength: 'primary' }],
    birthDates: [],
    countries: [],
    gender: null,
    documents: [],
    programmes: [],
    remarks: null,
  });
  const request = { ...ScreeningRequest.parse({ name: asked }), type };
  return scoreEntry(request, queryNames(request), entry, NO_EVIDENCE).score;
}

describe('a title that is a given name', () => {
  it.each([
    ['Justice Modisanol', 'Justice Keorapetse Modisanol'],
    ['Major Tshekoentle', 'Major Lentswe Tshekoentle'],
    ['Pastor Gaobotse', 'Pastor Thuso Gaobotse'],
    ['Prince Selvanoto', 'Prince Mogomotsi SELVANOTO'],
    ['Princess Boitshepo Kwelagonno', 'Princess Kwelagonno'],
    ['General Thabo Mothibedi', 'General Mothibedi'],
    ['Keorapetse Modisanol', 'Justice Keorapetse Modisanol'],
    ['Hon. Justice Keorapetse Modisanol', 'Keorapetse Modisanol'],
  ])('%s is found as %s', (asked, listed) => {
    expect(score(asked, listed)).toBeGreaterThanOrEqual(THRESHOLD);
  });

  it.each([
    ['Justice Molefe', 'Justice Keorapetse Modisanol'],
    ['Pastor Thabo Moyo', 'Pastor John Moyo'],
    ['Dr Tshekoentle', 'Dr Lentswe Tshekoentle'],
    ['Sheikh Hassan', 'Sheikh Omar Hassan'],
  ])('%s is not %s', (asked, listed) => {
    expect(score(asked, listed)).toBeLessThan(THRESHOLD);
  });
});

describe('particles before a surname', () => {
  it.each([
    ['Andries Vanderwesthuizenaar', 'Andries van der Westhuizenaar'],
    ['Andries vd Westhuizenaar', 'Andries van der Westhuizenaar'],
    ['Andries v.d. Westhuizenaar', 'Andries van der Westhuizenaar'],
    ['Andries v/d Westhuizenaar', 'Andries van der Westhuizenaar'],
    ['Andries vdWesthuizenaar', 'Andries van der Westhuizenaar'],
    ['Vanderwesthuizenaar, Andries', 'Andries van der Westhuizenaar'],
    ['Lucio Delamontevera', 'Lucio DE LA MONTEVERA'],
    ['Maria Delossantobellos', 'Maria de los Santobellos'],
    ['Karl Vonundzugrafenwald', 'Karl von und zu Grafenwald'],
    ['Hendrik Jansevanrenskopf', 'Hendrik JANSE VAN RENSKOPF'],
    ['Hendrik Janse v Renskopf', 'Hendrik JANSE VAN RENSKOPF'],
    ['Pieter van der Quasten', 'Pieter Vanderquasten'],
    ['Joao dos Santobrilhos', 'Joao Dossantobrilhos'],
  ])('%s is found as %s, for a person to look at', (asked, listed) => {
    expect(score(asked, listed)).toBeGreaterThanOrEqual(THRESHOLD);
  });

  it.each([
    ['Andries van der Merwe', 'Andries van der Westhuizenaar'],
    ['Vanessa Dube', 'Van Essa Moyo'],
    ['Delia Montoya', 'Lucio DE LA MONTEVERA'],
  ])('%s is not %s', (asked, listed) => {
    expect(score(asked, listed)).toBeLessThan(THRESHOLD);
  });

  it('joined by a rule are never the same name without a look, whatever else agrees', () => {
    expect(score('Andries Vanderwesthuizenaar', 'Andries van der Westhuizenaar')).toBeLessThan(SAME_NAME);
  });
});

describe('a legal form that is written to a word of the name, or short', () => {
  it.each([
    ['Tshipidi Valley MiningPtyLtd', 'Tshipidi Valley Mining (Pty) Ltd'],
    ['Kgotlana Holdings ProprietaryLimited', 'Kgotlana Holdings Proprietary Limited'],
    ['JSCARGUMENTOV', 'ARGUMENTOV JSC'],
    ['OOOArgumentov Invest', 'Argumentov Invest OOO'],
    ['Tshipidi Valley Mining P/L', 'Tshipidi Valley Mining (Pty) Ltd'],
    ['Tshipidi Valley Mining(Pty)Ltd', 'Tshipidi Valley Mining (Proprietary) Limited'],
    ['Tshipidi Valley Mining (Pty)Ltd.', 'Tshipidi Valley Mining'],
    ['Tshipidi Valley Mining PtyLtd', 'Tshipidi Valley Mining (Pty) Ltd'],
    ['Pty Ltd Tshipidi Valley Mining', 'Tshipidi Valley Mining'],
    ['Tshipidi Valley MiningLimited', 'Tshipidi Valley Mining LLC'],
  ])('%s is found as %s', (asked, listed) => {
    expect(score(asked, listed, 'company')).toBeGreaterThanOrEqual(THRESHOLD);
  });

  it('Limitless Mining is not Mining Limited', () => {
    expect(score('Limitless Valley', 'Tshipidi Valley Limited', 'company')).toBeLessThan(THRESHOLD);
  });
});

describe('romanisations by custom', () => {
  it.each([
    ['Wladimir Schuwalow', 'Vladimir Shuvalov'],
    ['Jurij Tschernyschew', 'Yuriy Chernyshev'],
    ['Michail Schtscherbakow', 'Mikhail Shcherbakov'],
    ['Nikolaï Chouvaloff', 'Nikolai Shuvalov'],
    ['Igor Tchernychev', 'Igor Chernyshev'],
    ['Mouhammad Cherkaoui Abdoul', 'Muhammad Sherkawi Abdul'],
    ['Teng Hsiao-p’ing', 'Deng Xiaoping'],
    ['Hsu Chih-chiang', 'Xu Zhijiang'],
    ["Ts'ai Kuo-ch'iang", 'Cai Guoqiang'],
  ])('%s is found as %s', (asked, listed) => {
    expect(score(asked, listed)).toBeGreaterThanOrEqual(THRESHOLD);
  });

  it('says nothing of names of other customs', () => {
    for (const name of ['Thabo Mokgosi', 'Wang Teng', 'Kagiso Moruti', 'Charles Johnson', 'Tendai Moyo'])
      expect(romanisedOtherwise(name)).toEqual([]);
  });
});

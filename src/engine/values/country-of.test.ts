import { describe, expect, it } from 'vitest';
import { packOf } from '../packs/index.ts';
import { countryOf } from './country-of.ts';

const [botswana, namibia] = [packOf('BW'), packOf('NA')];
const zoneOf = (state: string) => ({ fields: { issuingState: state } });

describe('the country of a paper', () => {
  it.each([
    ['amounts in N$', ['Gross N$1,000.00', 'Net N$900.00'], 'NA'],
    ['amounts in P', ['Gross P1,000.00', 'Net P 900.00'], 'BW'],
    ['the code behind amounts', ['Balance 1,000.00 NAD'], 'NA'],
    ['a bank', ['Nedbank Namibia Limited', 'Statement'], 'NA'],
    ['a council', ['Gaborone City Council', 'Rates'], 'BW'],
    ['a telephone number', ['Tel +264 61 123456'], 'NA'],
    ['the state in the heading', ['REPUBLIC OF NAMIBIA', 'Identity card'], 'NA'],
    ['money over a foreign bank named once', ['FNB Botswana', 'P1.00', 'P2.00', 'Transfer to Namibia'], 'BW'],
  ])('by %s', (_, texts, code) => {
    for (const configured of [botswana, namibia]) expect(countryOf(texts, [], configured).code).toBe(code);
  });

  it('a zone wins over all words', () => {
    const texts = ['Gaborone City Council', 'P1,000.00', 'Botswana'];
    expect(countryOf(texts, [zoneOf('NAM')], botswana).code).toBe('NA');
  });

  it('where nothing decides, the configured one', () => {
    for (const texts of [[], ['Payslip', 'Net pay 900.00']])
      for (const configured of [botswana, namibia]) expect(countryOf(texts, [], configured)).toBe(configured);
  });
});

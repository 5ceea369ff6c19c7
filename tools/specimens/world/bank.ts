import type { Random } from './random.ts';

export interface Bank {
  name: string;
  short: string;
  swift: string;
  branches: [string, string][];
  account(random: Random): string;
}

// Names, sort code prefixes and account lengths: docs/facts/botswana-numbers.md. Branch codes without evidence keep the
// bank's prefix and end in 67.
export const BANKS = {
  fnb: {
    name: 'First National Bank of Botswana Limited',
    short: 'FNB Botswana',
    swift: 'FIRNBWGX',
    branches: [
      ['Main Branch', '281467'],
      ['Airport Junction', '288267'],
      ['Corporate', '282267'],
    ],
    account: (random) => `62${random.digits(9)}`,
  },
  absa: {
    name: 'Absa Bank Botswana Limited',
    short: 'Absa',
    swift: 'BARCBWGX',
    branches: [['Government Enclave', '290167']],
    account: (random) => `${random.int(1, 9)}${random.digits(6)}`,
  },
  stanbic: {
    name: 'Stanbic Bank Botswana Limited',
    short: 'Stanbic Bank',
    swift: 'SBICBWGX',
    branches: [
      ['CBD Square', '065167'],
      ['Selebi Phikwe', '065767'],
      ['Fairgrounds', '064967'],
    ],
    account: (random) => `9060${random.digits(9)}`,
  },
  gaborone: {
    name: 'Bank Gaborone Limited',
    short: 'Bank Gaborone',
    swift: 'BGLBBWGX',
    branches: [
      ['Main Mall', '200167'],
      ['Francistown', '200467'],
    ],
    account: (random) => `${random.int(10, 99)}${random.digits(8)}`,
  },
  capital: {
    name: 'First Capital Bank Limited',
    short: 'First Capital Bank',
    swift: 'FCBXBWGX',
    branches: [
      ['Mogoditshane', '600167'],
      ['Broadhurst', '600267'],
    ],
    account: (random) => `000${random.digits(10)}`,
  },
  bbs: {
    name: 'BBS Bank Limited',
    short: 'BBS',
    swift: 'BBSXBWGX',
    branches: [
      ['Broadhurst', '390167'],
      ['Letlhakane', '390467'],
    ],
    account: (random) => `${random.int(1, 9)}${random.digits(8)}`,
  },
} satisfies Record<string, Bank>;

export function bank(random: Random): Bank & { branch: string; sortCode: string } {
  const chosen: Bank = random.pick(Object.values(BANKS));
  const [branch, sortCode] = random.pick(chosen.branches);
  return { ...chosen, branch: branch, sortCode };
}

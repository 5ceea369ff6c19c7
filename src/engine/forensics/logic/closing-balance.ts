import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { finding } from '../detector.ts';
import { amountsOf, inPula, type Amount } from './amounts.ts';
import { labelledAmounts } from './labelled-amount.ts';
import type { Confirm } from './page-judge.ts';
import { balanceRows, follows, signed } from './running-balance.ts';

const CLOSING = /\bclosing\s+balance\b|\bbalance\s+carried\s+forward\b|\bclosing\b/i;
const OPENING = /\bopening\s+balance\b|\bbalance\s+brought\s+forward\b|\bopening\b/i;

const by = { id: 'closing-balance', version: '1', group: 'logic' } as const;

interface Named {
  readonly amount: Amount;
  readonly page: number;
  readonly sure: boolean;
}

/**
 * Opening and closing balance of a statement, which may be named on one page and follow from rows of another: gathered
 * page by page, judged when all pages have passed.
 */
export interface StatementJudge {
  add(page: ReadPage, confirm: Confirm): Promise<void>;
  judge(): Finding[];
}

export function startStatement(): StatementJudge {
  const balances = new Set<number>();
  const openings = new Set<number>();
  const closings: Named[] = [];
  const begins: Named[] = [];
  let last: Amount | null = null;
  let first: Amount | null = null;
  let intact = true;
  return {
    async add(page, confirm) {
      const amounts = amountsOf(page);
      const rows = balanceRows(amounts);
      for (const row of rows ?? []) balances.add(row.balance.cents);
      for (const [k, row] of (rows ?? []).entries()) {
        if (k > 0 && !follows(rows![k - 1]!, row)) intact = false;
        if (k === 0)
          for (const o of row.others)
            for (const sign of [-1, 1]) openings.add(Math.abs(signed(row.balance) + sign * o.cents));
      }
      first ??= rows?.[0]?.balance ?? null;
      last = rows?.at(-1)?.balance ?? last;
      const named = async (label: RegExp): Promise<Named[]> => {
        const found: Named[] = [];
        for (const amount of labelledAmounts(page, amounts, label)
          .filter((a) => !rows?.some((r) => r.balance === a || r.others.includes(a)))
          .slice(0, 2))
          found.push({
            amount,
            page: page.report.pageInFile,
            sure: await confirm(amount.line, amount.text, amount.box),
          });
        return found;
      };
      closings.push(...(await named(CLOSING)));
      begins.push(...(await named(OPENING)));
    },
    judge() {
      // Without an unbroken column of balances there is nothing to hold the named ones against.
      if (!intact || balances.size < 4 || !last || !first) return [];
      const findings: Finding[] = [];
      const known = (cents: number): boolean => balances.has(cents) || openings.has(cents);
      if (closings.length > 0 && closings.every((c) => !known(c.amount.cents)))
        findings.push(contradiction(closings[0]!, 'closing', last));
      if (begins.length > 0 && begins.every((o) => !known(o.amount.cents)))
        findings.push(contradiction(begins[0]!, 'opening', first));
      return findings;
    },
  };
}

function contradiction(named: Named, which: 'closing' | 'opening', row: Amount): Finding {
  return finding(by, {
    strength: named.sure ? 'strong' : 'weak',
    page: named.page,
    box: named.amount.box,
    explanation: `The ${which} balance says ${inPula(named.amount.cents)}, but no balance of the statement does; its ${which === 'closing' ? 'last' : 'first'} row says ${inPula(signed(row))}.`,
    detail: `every row follows from the row before; figures ${named.sure ? 'confirmed' : 'not confirmed'} by the second reader`,
    before: inPula(signed(row)),
    after: inPula(named.amount.cents),
  });
}

import type { FoundAhead } from '../search-ahead.ts';
import type { Customer } from './customers-csv.ts';

/** Looks customers up ahead, until closed. */
export interface LookAhead {
  of(request: NonNullable<Customer['request']>): Promise<FoundAhead | null>;
  close(): Promise<void>;
}

export interface LookedUp {
  readonly customer: Customer;
  readonly ahead: FoundAhead | null;
}

/** Customers answered before threads are worth starting: about a second of one processor. */
const WITHOUT_THREADS = 200;
/** Lookups in flight: enough for every thread. */
const AHEAD = 64;

/**
 * The customers in order, each with what threads found for it in advance.
 *
 * @param isWanted false: done by an earlier run, not looked up
 */
export async function* lookedUpAhead(
  customers: AsyncIterable<Customer>,
  ahead: LookAhead,
  isWanted: (nth: number) => boolean = () => true,
): AsyncGenerator<LookedUp> {
  const waiting: { readonly customer: Customer; readonly found: Promise<FoundAhead | null> | null }[] = [];
  let [nth, wanted] = [0, 0];
  try {
    for await (const customer of customers) {
      const isLookedUp = isWanted(nth++) && wanted++ >= WITHOUT_THREADS && customer.request !== null;
      waiting.push({ customer, found: isLookedUp ? ahead.of(customer.request!) : null });
      if (waiting.length > (wanted > WITHOUT_THREADS ? AHEAD : 0)) yield await next();
    }
    while (waiting.length > 0) yield await next();
  } finally {
    await ahead.close();
  }

  async function next(): Promise<LookedUp> {
    const { customer, found } = waiting.shift()!;
    return { customer, ahead: await found };
  }
}

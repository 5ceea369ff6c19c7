import { z } from 'zod';

/** The six verification categories of the interface. */
export const CATEGORIES = ['IDENTITY', 'ADDRESS', 'INCOME', 'ENTITY', 'COMPLIANCE', 'MULTIPURPOSE'] as const;
export const Category = z.enum(CATEGORIES);
export type Category = z.infer<typeof Category>;

/** What a paper is called that no type explains ("Fallback: OTHER"). */
export const NO_TYPE = 'OTHER';

/** `BATCH`: classify, route, merge. `SINGLE_PASS`: no classification, read by the requested category. */
export const ProcessingMode = z.enum(['BATCH', 'SINGLE_PASS']);
export type ProcessingMode = z.infer<typeof ProcessingMode>;

/** The name of the processing component an `auto` request is routed to (`routedTo`). */
export function routedToName(category: Category): string {
  return `${category.toLowerCase()}-verification`;
}

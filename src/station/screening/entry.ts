import { z } from 'zod';

/** One name of an entry. `weak` aliases alone never make a strong hit. */
export const ListedName = z.object({
  text: z.string(),
  strength: z.enum(['primary', 'strong', 'weak']),
});
export type ListedName = z.infer<typeof ListedName>;

/** What every list format is read into. Dates are `YYYY`, `YYYY-MM`, `YYYY-MM-DD` or a range of years `YYYY/YYYY`. */
export const ListedEntry = z.object({
  id: z.string(),
  kind: z.enum(['sanction', 'pep', 'internal']),
  schema: z.enum(['person', 'company', 'other']),
  names: z.array(ListedName).min(1),
  birthDates: z.array(z.string()),
  /** ISO 3166-1 alpha-2 where the name is known, else as written. */
  countries: z.array(z.string()),
  gender: z.enum(['M', 'F']).nullable(),
  documents: z.array(z.string()),
  programmes: z.array(z.string()),
  remarks: z.string().nullable(),
});
export type ListedEntry = z.infer<typeof ListedEntry>;

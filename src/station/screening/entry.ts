import { z } from 'zod';
import { IdentifierKind } from './identifiers/kinds.ts';

/** One name of an entry. `weak` aliases alone never make a strong hit. */
export const ListedName = z.object({
  text: z.string(),
  strength: z.enum(['primary', 'strong', 'weak']),
});
export type ListedName = z.infer<typeof ListedName>;

/** A number that identifies its bearer. */
export const Identifier = z.object({ kind: IdentifierKind, number: z.string() });
export type Identifier = z.infer<typeof Identifier>;

/** Common form of all list formats. Dates are `YYYY`, `YYYY-MM`, `YYYY-MM-DD` or a range of years `YYYY/YYYY`. */
export const ListedEntry = z.object({
  id: z.string(),
  kind: z.enum(['sanction', 'pep', 'internal']),
  schema: z.enum(['person', 'company', 'other']),
  names: z.array(ListedName).min(1),
  birthDates: z.array(z.string()),
  /** ISO 3166-1 alpha-2 where the country is known, else as written. */
  countries: z.array(z.string()),
  gender: z.enum(['M', 'F']).nullable(),
  /** Numbers of papers, companies, ships, accounts. Lists imported by an earlier version have no kinds. */
  documents: z.array(
    z.union([Identifier, z.string().transform((number): Identifier => ({ kind: 'document', number }))]),
  ),
  programmes: z.array(z.string()),
  remarks: z.string().nullable(),
});
export type ListedEntry = z.infer<typeof ListedEntry>;

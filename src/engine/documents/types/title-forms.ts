import { either } from './either.ts';
import type { Marker } from './document-type.ts';

/** How a paper is titled after what it certifies, confirms or tells: `$` is that. */
const TITLES: readonly string[] = [
  'Certificate of $',
  'Certificate for $',
  '$ Certificate',
  'Confirmation of $',
  'Confirmation for $',
  '$ Confirmation',
  'Notice of $',
  '$ Notice',
  'Notification of $',
  '$ Notification',
  'Advice of $',
  '$ Advice',
  'Letter of $',
  '$ Letter',
  'Proof of $',
  '$ Card',
  '$ Slip',
  '$ Form',
  'Memorandum of $',
];

/**
 * Markers for every title of papers about a thing, so that a type names the thing alone.
 *
 * @example titlesOf('Tax Clearance | Tax Compliance', 3.2) // "Certificate of Tax Clearance", "Tax Compliance Letter", …
 */
export function titlesOf(things: string, weight: number): Marker[] {
  return either(things).flatMap((thing) =>
    TITLES.map((title) => ({ phrase: title.replace('$', String(thing)), weight })),
  );
}

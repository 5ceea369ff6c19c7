import { z } from 'zod';

/** Kind of a listed number; `document` if the list does not say. */
export const IdentifierKind = z.enum([
  'passport',
  'identity',
  'driving-licence',
  'tax',
  'company',
  'lei',
  'bic',
  'imo',
  'mmsi',
  'call-sign',
  'aircraft',
  'crypto',
  'security',
  'document',
]);
export type IdentifierKind = z.infer<typeof IdentifierKind>;

/**
 * Labels of published lists, the more specific first: "Company Number IMO 5814906" is IMO's number of a ship owner,
 * "Government Gazette Number" the Russian statistics code of a company. Collected from the lists of docs/adr/0220;
 * other labels give `document`.
 */
const LABELS: readonly (readonly [RegExp, IdentifierKind])[] = [
  [/\bIMO\b/i, 'imo'],
  [/\bMMSI\b|maritime mobile/i, 'mmsi'],
  [/call ?sign/i, 'call-sign'],
  [/tail number|aircraft|\bMSN\b|construction number/i, 'aircraft'],
  [/currency address|wallet|\bcrypto/i, 'crypto'],
  [/legal entity (?:number|identifier)|\bLEI\b/i, 'lei'],
  [/\bSWIFT\b|\bBIC\b|\bBIK\b|bank identifier/i, 'bic'],
  [/\bISIN\b/i, 'security'],
  [/passport|travel document|laissez/i, 'passport'],
  [/driv(?:er|ing)/i, 'driving-licence'],
  [/\bR\.?F\.?C\b|\bN\.?I\.?[TF]\b|\bRUC\b|\bRIF\b|\bRTN\b|\bINN\b/i, 'tax'],
  [/\btax|V\.?A\.?T\b|fiscal|\bFEIN\b|C\.?U\.?I\.?T\b|\bC\.?I\.?F\b|\bTIN\b|\bSSN\b.*tax/i, 'tax'],
  [/unified social credit|\bUSCC\b|\bOGRN\b|\bD-?U-?N-?S\b|government gazette|chamber|charity/i, 'company'],
  [
    /compan|commerc|business|enterprise|regist(?:er|ry|ration)|incorporation|regnum|\breg\b|mercantil|trade|C\.R\./i,
    'company',
  ],
  [
    /identi|\bid\b|c[eé]dula|C\.?U\.?R\.?P\b|D\.?N\.?I\b|elector|I\.?F\.?E\b|tazkira|\bSSN\b|social security/i,
    'identity',
  ],
  [
    /nationa|resid|citizen|military|militar|birth|personal|immigration|visa|refugee|card\b|C\.?U\.?I\.?P\b/i,
    'identity',
  ],
];

/** Kind of number for a list's label. */
export function kindOf(label: string): IdentifierKind {
  return LABELS.find(([pattern]) => pattern.test(label))?.[1] ?? 'document';
}

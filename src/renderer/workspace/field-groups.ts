import type { ExtractedField } from '../../contract/verification.ts';

export type FieldGroup = 'attention' | 'holder' | 'document' | 'other' | 'notFound';
/** In the order of the panel. */
export const FIELD_GROUPS = ['attention', 'holder', 'document', 'other', 'notFound'] as const;

/** Words of which the names of fields are made, by what they speak of. */
const HOLDER =
  /name|surname|forename|birth|gender|sex|nationality|idNumber|omang|holder|address|employee|marital|signature/i;
const DOCUMENT =
  /document|passport|licen[cs]e|certificate|number|issue|expir|valid|period|date|class|type|currency/i;
/** What is read of somebody else than the holder is no field of the holder. */
const OTHER_PARTY = /employer|bank|issuer|witness|institution|commissioner/i;

/** @param attention whether something about the field is still open */
export function groupOf(
  { name, value }: Pick<ExtractedField, 'name' | 'value'>,
  attention: boolean,
): FieldGroup {
  if (attention) return 'attention';
  if (value === null) return 'notFound';
  if (OTHER_PARTY.test(name)) return 'other';
  if (HOLDER.test(name)) return 'holder';
  return DOCUMENT.test(name) ? 'document' : 'other';
}

import { longDocumentNumber } from './check-digit.ts';
import { namesOf, textAt, type ZoneFormat } from './formats.ts';

const SEXES: Record<string, string> = { M: 'male', F: 'female', X: 'nonspecified', '<': 'nonspecified' };

const withoutFillers = (text: string): string => text.replace(/</g, ' ').replace(/\s+/g, ' ').trim();

/** The fields of a zone under the `mrz` package's names, for all formats; null if empty. */
export function zoneFields(lines: readonly string[], format: ZoneFormat): Record<string, string | null> {
  const fields: Record<string, string | null> = {};
  for (const [name, span] of Object.entries(format.fields))
    fields[name] = withoutFillers(textAt(lines, span)) || null;
  for (const date of ['birthDate', 'expirationDate']) {
    const span = format.fields[date];
    if (span) fields[date] = textAt(lines, span);
  }
  fields['sex'] = SEXES[textAt(lines, format.fields['sex']!)] ?? null;
  const long = longDocumentNumber(lines, format);
  if (long) {
    fields['documentNumber'] = long.number.replace(/</g, ' ').trim();
    const optional = fields['optional1'] === undefined ? 'optional' : 'optional1';
    const rest = textAt(lines, format.fields[optional]!).replace(/^[^<]+/, '');
    fields[optional] = withoutFillers(rest) || null;
  }
  const [last, first] = namesOf(lines, format);
  fields['lastName'] = withoutFillers(last) || null;
  fields['firstName'] = withoutFillers(first) || null;
  return fields;
}

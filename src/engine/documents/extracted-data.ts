import configuration from '../../../resources/document-types.json' with { type: 'json' };
import type { Category } from '../../contract/categories.ts';
import type { FieldValue, VerifiedDocument } from '../../contract/verification.ts';
import { CATEGORY_FIELDS, STRUCTURED_NAMES } from './api-fields.ts';
import { nameOfRow } from '../values/rows.ts';
import { documentTypeNamed, fallbackType } from './document-types.ts';

/**
 * `extractedData` of the interface: the category's fields, then those of the configured type. Unread fields are null.
 * If both name a field but shape it differently, one of the thirty types follows its category, and the other shape is
 * added: `transactions` is the count and `transactionList` the rows; `directors` the names and `directorDetails` the
 * rows with appointment dates. A type known only to the configuration follows the configuration (ADR 0022).
 * `asked` adds the remaining fields of that category to a type of it that no category lists, and to a multipurpose
 * document, which may serve as proof in other categories (ADR 0036).
 *
 * @example extractedDataOf(document, 'flat') // { name: 'KAGO EXAMPLE', idNumber: '…', … }
 */
export function extractedDataOf(
  document: VerifiedDocument,
  shape: 'flat' | 'structured',
  asked: Category | null = null,
): Record<string, FieldValue> {
  const data = ownData(document, shape);
  if (asked === document.category && isOfNoCategory(document))
    return { ...fieldsOf(asked, document), ...data };
  if (asked === null || asked === document.category || document.category !== 'MULTIPURPOSE') return data;
  const values = new Map(document.fields.map((f) => [f.name, f.value] as const));
  const wanted = CATEGORY_FIELDS[asked].flatMap((name) =>
    Object.entries(categoryShape(name, values.get(name) ?? null)),
  );
  return { ...Object.fromEntries(wanted), ...data };
}

/** A type known only to the configuration, other than its fallback. */
const isOfNoCategory = ({ documentType, configuredType }: VerifiedDocument): boolean =>
  configuredType !== fallbackType.documentType && documentTypeNamed(documentType)?.ofCategory === false;

/** The fields of a category, null if the document lacks them. */
function fieldsOf(category: Category, { fields }: VerifiedDocument): Record<string, FieldValue> {
  const values = new Map(fields.map((f) => [f.name, f.value] as const));
  return Object.fromEntries(CATEGORY_FIELDS[category].map((name) => [name, values.get(name) ?? null]));
}

function ownData(document: VerifiedDocument, shape: 'flat' | 'structured'): Record<string, FieldValue> {
  const values = new Map(document.fields.map((f) => [f.name, f.value] as const));
  const known = documentTypeNamed(document.documentType);
  const ofNoType = document.configuredType === fallbackType.documentType;
  const data: Record<string, FieldValue> = {};
  // A type that no category lists has the configuration's fields, if it is configured.
  if (known && (known.ofCategory || ofNoType)) {
    for (const name of CATEGORY_FIELDS[document.category]) {
      const published =
        shape === 'structured' && document.category === 'IDENTITY' ? (STRUCTURED_NAMES[name] ?? name) : name;
      Object.assign(data, categoryShape(published, values.get(name) ?? null));
    }
  }
  // The configuration's fallback type has no fields to add.
  if (known?.ofCategory && ofNoType) return data;
  // Types outside the thirty without a configured type, such as a birth certificate: add their title and name.
  if (known && ofNoType)
    Object.assign(data, { documentDescription: known.title, possibleType: known.documentType });
  const configured = configuration.documentTypes.find((t) => t.type === document.configuredType);
  for (const { name } of configured?.fields ?? []) if (!(name in data)) data[name] = values.get(name) ?? null;
  return data;
}

/** A list whose category wants a count or plain names, with the full list beside it. */
function categoryShape(name: string, value: FieldValue): Record<string, FieldValue> {
  if (!Array.isArray(value)) return { [name]: value };
  if (name === 'transactions') return { transactions: value.length, transactionList: value };
  if (name === 'directors')
    return {
      directors: value.map(nameOfRow),
      ...(value.some((v) => typeof v === 'object') ? { directorDetails: value } : {}),
    };
  return { [name]: value };
}

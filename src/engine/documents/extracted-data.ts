import configuration from '../../../resources/document-types.json' with { type: 'json' };
import type { Category } from '../../contract/categories.ts';
import type { FieldValue, VerifiedDocument } from '../../contract/verification.ts';
import { CATEGORY_FIELDS, STRUCTURED_NAMES } from './api-fields.ts';
import { nameOfRow } from '../values/rows.ts';
import { documentTypeNamed, fallbackType } from './document-types.ts';

/**
 * What the interface calls `extractedData`: the category's fields, then the fields of the configured type. Fields that
 * were not read are null.
 *
 * Where the two name a field alike but shape it differently, a type of the thirty follows its category, and the other
 * shape stands beside it: `transactions` is the count and `transactionList` the rows; `directors` the names and
 * `directorDetails` the rows with appointment dates. A type known only to the configuration follows that (ADR 0022).
 *
 * With `asked`, whoever asks for its category finds the other fields of that as well. A multipurpose paper proves what its
 * reader asks of it (ADR 0036): there, too, the fields of the category asked for come with its own.
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

/** A paper that only the configuration knows, and not as its fallback. */
const isOfNoCategory = ({ documentType, configuredType }: VerifiedDocument): boolean =>
  configuredType !== fallbackType.documentType && documentTypeNamed(documentType)?.ofCategory === false;

/** The fields of a category in the shape in which the paper has them, null where it has none. */
function fieldsOf(category: Category, { fields }: VerifiedDocument): Record<string, FieldValue> {
  const values = new Map(fields.map((f) => [f.name, f.value] as const));
  return Object.fromEntries(CATEGORY_FIELDS[category].map((name) => [name, values.get(name) ?? null]));
}

function ownData(document: VerifiedDocument, shape: 'flat' | 'structured'): Record<string, FieldValue> {
  const values = new Map(document.fields.map((f) => [f.name, f.value] as const));
  const known = documentTypeNamed(document.documentType);
  const ofNoType = document.configuredType === fallbackType.documentType;
  const data: Record<string, FieldValue> = {};
  // A type that no category lists has the fields that the configuration gives it, where that knows it.
  if (known && (known.ofCategory || ofNoType)) {
    for (const name of CATEGORY_FIELDS[document.category]) {
      const published =
        shape === 'structured' && document.category === 'IDENTITY' ? (STRUCTURED_NAMES[name] ?? name) : name;
      Object.assign(data, categoryShape(published, values.get(name) ?? null));
    }
  }
  // A known document whose configured type is the fallback has nothing to describe: its category names its fields.
  if (known?.ofCategory && ofNoType) return data;
  // A birth certificate is none of the thirty types: as one of no type it is named, and what it says is told.
  if (known && ofNoType)
    Object.assign(data, { documentDescription: known.title, possibleType: known.documentType });
  const configured = configuration.documentTypes.find((t) => t.type === document.configuredType);
  for (const { name } of configured?.fields ?? []) if (!(name in data)) data[name] = values.get(name) ?? null;
  return data;
}

/** A list that a category wants as a count or as plain names, and the full list beside it. */
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

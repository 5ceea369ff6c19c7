import { FIELD_TEXTS } from './field-texts.ts';
import { OWNED_FIELD_TEXTS } from './owned-field-texts.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys that stand between a field and the schema or field that holds it. */
const BETWEEN = new Set([
  'properties',
  'items',
  'anyOf',
  'oneOf',
  'allOf',
  'schema',
  'content',
  'additionalProperties',
]);

/**
 * An OpenAPI document with a description of every field and parameter. What a schema says of itself stays; the rest have the text
 * of their name, as one name means one thing in the whole interface (`field-texts.ts`, `owned-field-texts.ts`).
 */
export function described(node: unknown, owner = ''): unknown {
  if (Array.isArray(node)) return node.map((entry) => described(entry, owner));
  if (!isNode(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, part(key, value, owner)]));
}

function part(key: string, value: unknown, owner: string): unknown {
  if (key === 'example' || key === 'examples') return value;
  if (key === 'properties' && isNode(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, schema]) => [
        name,
        withText(described(schema, name), textOf(name, owner)),
      ]),
    );
  if (key === 'parameters' && Array.isArray(value))
    return value.map((parameter: unknown) =>
      isNode(parameter) ? withText(parameter, textOf(String(parameter['name']), owner)) : parameter,
    );
  // Media types are intermediate keys, too.
  return described(value, BETWEEN.has(key) || key.includes('/') ? owner : key);
}

const textOf = (name: string, owner: string): string | undefined =>
  OWNED_FIELD_TEXTS[`${owner}.${name}`] ?? FIELD_TEXTS[name];

/** A reference has the description of what it refers to: beside it OpenAPI 3.0 reads none. */
function withText(schema: unknown, text: string | undefined): unknown {
  if (!isNode(schema) || text === undefined || '$ref' in schema || schema['description']) return schema;
  return { ...schema, description: text };
}

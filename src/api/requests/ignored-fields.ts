import { z } from 'zod';

/** Part of a JSON schema that says which properties a value may have. */
const Shape = z.looseObject({
  type: z.unknown().optional(),
  $ref: z.string().optional(),
  $defs: z.record(z.string(), z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
});
type Shape = z.output<typeof Shape>;

/** Maximum length and number of reported names. */
const NAME_CHARACTERS = 60;
const MOST_NAMES = 20;
const REFERENCE = '#/$defs/';

export const IGNORED_HEADER = 'X-Ignored-Fields';

const shapes = new WeakMap<z.ZodType, Shape>();

function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const shape = Shape.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  shapes.set(schema, shape);
  return shape;
}

/**
 * The properties of an input that its schema does not know, at any depth: `threshold`, `settings.colour`, `documents[0].kind`.
 * They are as they were sent, at most 60 characters of the first 20.
 */
export function ignoredFields(schema: z.ZodType, input: unknown): string[] {
  const root = shapeOf(schema);
  const names = [...new Set(unknownIn(root, input, '', root.$defs ?? {}))];
  return names.slice(0, MOST_NAMES).map((name) => name.slice(0, NAME_CHARACTERS));
}

function unknownIn(schema: unknown, value: unknown, at: string, named: Record<string, unknown>): string[] {
  if (typeof value !== 'object' || value === null || typeof schema !== 'object' || schema === null) return [];
  const shape = Shape.parse(schema);
  if (shape.$ref?.startsWith(REFERENCE))
    return unknownIn(named[shape.$ref.slice(REFERENCE.length)], value, at, named);
  const ofMembers = (members: readonly unknown[]) =>
    members.filter((member) => takes(member, value)).map((member) => unknownIn(member, value, at, named));
  // A property known to one member of a union is known.
  const choices = ofMembers(shape.anyOf ?? []);
  const unionUnknown = choices.length ? choices.reduce((a, b) => a.filter((name) => b.includes(name))) : [];
  if (Array.isArray(value))
    return [
      ...unionUnknown,
      ...value.flatMap((entry, index) => unknownIn(shape.items, entry, `${at}[${index}]`, named)),
    ];
  const properties = shape.properties;
  if (!properties) return [...unionUnknown, ...ofMembers(shape.allOf ?? []).flat()];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = at ? `${at}.${name}` : name;
    if (Object.hasOwn(properties, name)) return unknownIn(properties[name], inner, path, named);
    // Schemas with a rule for additional properties accept them; strict ones have refused them already.
    return shape.additionalProperties === undefined ? [path] : [];
  });
}

/** Objects are judged by the members of a union for objects, lists by those for lists. */
function takes(member: unknown, value: object): boolean {
  const { type } = Shape.parse(member);
  return type === undefined || type === (Array.isArray(value) ? 'array' : 'object');
}

/** One sentence for each, for whoever writes the client. */
export const ignoredSentence = (field: string): string =>
  `"${field}" is not a field of this operation; it was ignored.`;

export const overruledSentence = (field: string): string =>
  `"${field}" is decided by the address of this operation; what was sent was ignored.`;

/** The names as the value of a header: what a header or its list cannot hold is percent-encoded. */
export const asHeader = (fields: readonly string[]): string =>
  fields.map((field) => field.toWellFormed().replace(/[^\w.[\]-]/gu, encodeURIComponent)).join(', ');

import { expect, it } from 'vitest';
import { described } from './described.ts';
import { openApiDocument } from './document.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import { OWNED_FIELD_TEXTS } from './owned-field-texts.ts';
import { operationsForReading } from './reading.ts';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const document = openApiDocument(operationsForReading(), 'https://127.0.0.1:7443');

/** Places of fields, parameters and operations without a description. */
function missing(node: unknown, at: string): string[] {
  if (!isNode(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const place = `${at}.${key}`;
    const lists =
      (key === 'properties' || key === 'parameters') && isNode(value) ? Object.entries(value) : [];
    const bare = lists.filter(([, field]) => isNode(field) && !field['description'] && !('$ref' in field));
    const operation = isNode(value) && 'responses' in value && !value['description'] ? [place] : [];
    return [...bare.map(([name]) => `${place}.${name}`), ...operation, ...missing(value, place)];
  });
}

it('every operation, parameter and field has a description', () => {
  expect(missing(document, '')).toEqual([]);
});

it('what a schema says of itself stays; a field of another owner has its own text', () => {
  const fields = { name: { type: 'string', description: 'Mine.' }, threshold: { type: 'number' }, odd: {} };
  const schemas = { ScreeningRequest: { properties: { options: { type: 'object', properties: fields } } } };
  const made = JSON.stringify(described({ components: { schemas } }));
  expect(made).toContain('"description":"Mine."');
  expect(made).toContain(OWNED_FIELD_TEXTS['options.threshold']);
  expect(made).not.toContain(FIELD_TEXTS['threshold']);
  expect(made).toContain('"odd":{}');
});

it('every text is a sentence that says something', () => {
  for (const text of Object.values({ ...FIELD_TEXTS, ...OWNED_FIELD_TEXTS }))
    expect(text).toMatch(/^[\w`–].+\.$/);
});

import type { Operation } from '../../src/api/operations/operation.ts';
import { formParts, JSON_EXAMPLES, urlEncoded } from './curl.ts';

/** A Postman collection (format 2.1): set its variables `baseUrl` and `apiKey`. */
export function postmanCollection(operations: readonly Operation[]): object {
  const tags = [...new Set(operations.map((operation) => operation.tag))];
  return {
    info: {
      name: 'Netefatsa',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: 'https://127.0.0.1:7443' },
      { key: 'apiKey', value: '' },
    ],
    item: tags.map((name) => ({ name, item: operations.filter((o) => o.tag === name).map(item) })),
  };
}

function item(operation: Operation): object {
  const { summary, method, scope } = operation;
  const path = operation.path
    .replace(/\{(\w+)\}/g, ':$1')
    .slice(1)
    .split('/');
  const variable = path
    .filter((part) => part.startsWith(':'))
    .map((part) => ({ key: part.slice(1), value: '' }));
  return {
    name: `${method.toUpperCase()} ${operation.path}`,
    request: {
      method: method.toUpperCase(),
      description: summary,
      ...(scope === null ? { auth: { type: 'noauth' } } : {}),
      url: {
        raw: `{{baseUrl}}/${path.join('/')}`,
        host: ['{{baseUrl}}'],
        path,
        ...(variable.length ? { variable } : {}),
      },
      ...body(operation),
    },
  };
}

function body(operation: Operation): object {
  const parts = formParts(operation);
  const fields = urlEncoded(operation);
  const json = JSON_EXAMPLES[operation.id];
  if (parts.length)
    return {
      body: {
        mode: 'formdata',
        formdata: parts.map(([key, value]) =>
          value.startsWith('@')
            ? { key, type: 'file', src: value.slice(1) }
            : { key, type: 'text', value: value.replace(/^\$(\w+)$/, '{{$1}}') },
        ),
      },
    };
  if (fields.length)
    return { body: { mode: 'urlencoded', urlencoded: fields.map(([key, value]) => ({ key, value })) } };
  if (json !== undefined)
    return {
      header: [{ key: 'Content-Type', value: 'application/json' }],
      body: { mode: 'raw', raw: JSON.stringify(json, null, 2) },
    };
  return {};
}

import type { Operation } from '../../src/api/operations/operation.ts';
import { answerTests } from './collection-tests.ts';
import { formParts, JSON_EXAMPLES, urlEncoded } from './curl.ts';

/** Pictures of faces for bodies in JSON, base64: Postman cannot read them out of files. */
export interface Pictures {
  readonly idPhoto: string;
  readonly selfie: string;
}

/**
 * A Postman collection (format 2.1): set its variables `baseUrl`, `apiKey`, `clientId` and `clientSecret`, and the repository as
 * the working folder. Run as a whole, each request finds what it needs in the answers before.
 */
export function postmanCollection(operations: readonly Operation[], pictures: Pictures): object {
  const tags = [...new Set(operations.map((operation) => operation.tag))];
  return {
    info: {
      name: 'Netefatsa',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: 'https://127.0.0.1:7443' },
      ...['apiKey', 'clientId', 'clientSecret'].map((key) => ({ key, value: '' })),
      ...['token', 'sessionId', 'caseId', 'requestId', 'endpointId', 'deliveryId'].map((key) => ({
        key,
        value: '',
      })),
      ...Object.entries({ ...pictures, efSod: '', efDg1: '', efDg2: '' }).map(([key, value]) => ({
        key,
        value,
      })),
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
    .map((part) => ({ key: part.slice(1), value: `{{${part.slice(1)}}}` }));
  return {
    name: `${method.toUpperCase()} ${operation.path}`,
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: answerTests(operation) } }],
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

/** `$CLIENT_ID` of the commands as `{{clientId}}`. */
const asVariable = (text: string): string =>
  text.replace(/^\$([A-Z_]+)$/, (_, name: string) => {
    const [first = '', ...rest] = name.toLowerCase().split('_');
    return `{{${first}${rest.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')}}}`;
  });

/** What a JSON example of the commands takes out of files. */
const FROM_FILES: Readonly<Record<string, string>> = {
  'the ID photo': '{{idPhoto}}',
  'the selfie': '{{selfie}}',
  'EF.SOD': '{{efSod}}',
  DG1: '{{efDg1}}',
  DG2: '{{efDg2}}',
};

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
            : { key, type: 'text', value: asVariable(value) },
        ),
      },
    };
  if (fields.length)
    return {
      body: {
        mode: 'urlencoded',
        urlencoded: fields.map(([key, value]) => ({ key, value: asVariable(value) })),
      },
    };
  if (json === undefined) return {};
  const raw = JSON.stringify(json, null, 2).replace(
    /<base64 of ([^>]+)>/g,
    (whole, what: string) => FROM_FILES[what] ?? whole,
  );
  return {
    header: [{ key: 'Content-Type', value: 'application/json' }],
    body: { mode: 'raw', raw },
  };
}

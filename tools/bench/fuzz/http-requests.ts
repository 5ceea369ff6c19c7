import { readFileSync } from 'node:fs';
import path from 'node:path';
import { operationsForReading } from '../../../src/api/openapi/reading.ts';
import { jsonValue, pick, segment, text, type Random } from './json-values.ts';
import { mutate } from './mutations.ts';
import { headers, notHttp, operator, paths } from './odd-requests.ts';
import { credentials, wire, type Make, type WireRequest } from './wire-request.ts';
import { MULTIPART_BOUNDARY, MULTIPART_SEED } from './seeds.ts';

const OPERATIONS = operationsForReading();
const IMAGE = readFileSync(
  path.resolve(import.meta.dirname, '..', '..', '..', 'samples', 'omang-back.jpg'),
).subarray(0, 8_000);

const filled = (target: string, random: Random): string =>
  target.replace(/\{\w+\}/g, () => segment(pick(random, ['none', '..', '0', text(random)])));

const operations: Make = (random, key) => {
  const operation = pick(random, OPERATIONS);
  const body = JSON.stringify(jsonValue(random, fieldsOf(operation)));
  return wire(
    'JSON of an operation',
    operation.method.toUpperCase(),
    filled(operation.path, random),
    {
      ...credentials(random, key),
      'Content-Type': 'application/json',
    },
    operation.method === 'get' ? '' : body,
  );
};

/** Names the operation knows, so that damage reaches past the first check. */
function fieldsOf(operation: (typeof OPERATIONS)[number]): readonly string[] {
  const { body } = operation;
  if (!body) return [];
  const schema =
    body.kind === 'multipart'
      ? body.fields
      : body.kind === 'multipart-or-json'
        ? body.json.schema
        : body.schema;
  const { shape } = schema as { shape?: Record<string, unknown> };
  return shape ? Object.keys(shape) : [];
}

const brokenJson: Make = (random, key) => {
  const operation = pick(
    random,
    OPERATIONS.filter((one) => one.method === 'post'),
  );
  const good = Buffer.from(JSON.stringify(jsonValue(random, fieldsOf(operation))));
  return wire(
    'broken JSON',
    'POST',
    filled(operation.path, random),
    {
      ...credentials(random, key),
      'Content-Type': pick(random, [
        'application/json',
        'application/json; charset=utf-16',
        'text/plain',
        'application/x+json',
      ]),
    },
    mutate(good, random).bytes,
  );
};

const multipart: Make = (random, key) => {
  const operation = pick(
    random,
    OPERATIONS.filter((one) => one.body?.kind.startsWith('multipart')),
  );
  const boundary =
    random() < 0.9
      ? MULTIPART_BOUNDARY
      : text(random)
          .replace(/[^a-z0-9]/gi, '')
          .slice(0, 60);
  return wire(
    'multipart',
    'POST',
    filled(operation.path, random),
    {
      ...credentials(random, key),
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
    mutate(MULTIPART_SEED, random).bytes,
  );
};

const base64: Make = (random, key) => {
  const image = mutate(IMAGE, random).bytes.toString('base64');
  const value = pick(random, [
    image,
    `data:image/png;base64,${image}`,
    image.slice(1),
    `data:${text(random)},${image}`,
    '',
  ]);
  return wire(
    'base64 images',
    'POST',
    pick(random, ['/api/liveness/compare-faces', '/v1/identity/face-match']),
    {
      ...credentials(random, key),
      'Content-Type': 'application/json',
    },
    JSON.stringify({ sourceImage: value, targetImage: value }),
  );
};

const slow: Make = (random, key) => ({
  ...(random() < 0.5 ? multipart(random, key) : operations(random, key)),
  kind: 'slow bodies',
  dripMs: 400,
});

const MAKES: readonly (readonly [Make, number])[] = [
  [operations, 30],
  [brokenJson, 14],
  [multipart, 16],
  [base64, 6],
  [paths, 12],
  [headers, 8],
  [operator, 8],
  [notHttp, 6],
  [slow, 0.15],
];
const whole = MAKES.reduce((sum, [, weight]) => sum + weight, 0);

/** A damaged request, drawn by `random`. */
export function damagedRequest(random: Random, key: string): WireRequest {
  let left = random() * whole;
  const [make] = MAKES.find(([, weight]) => (left -= weight) < 0) ?? MAKES[0]!;
  return make(random, key);
}

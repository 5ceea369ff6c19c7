import { z } from 'zod';
import { ERRORS, type ErrorCode } from '../../src/contract/errors/catalogue.ts';
import type { Operation } from '../../src/api/operations/operation.ts';

/** What a station refuses as long as nobody has given it lists, a register, a reader, a chip's files or a live face. */
const WITHOUT_MORE: Readonly<Record<string, readonly ErrorCode[]>> = {
  screen: ['SCREENING_LISTS_STALE'],
  verifyBusiness: ['REGISTER_MISSING'],
  verifyLivenessSession: ['LIVENESS_CONFIDENCE_TOO_LOW'],
  verifyIdentityWithLiveness: ['LIVENESS_CONFIDENCE_TOO_LOW'],
  verifyChip: ['INVALID_REQUEST', 'DAMAGED_DOCUMENT'],
  listChipReaders: ['ENGINE_UNAVAILABLE'],
  readChip: ['NOT_FOUND', 'CONFLICT', 'DAMAGED_DOCUMENT', 'ENGINE_UNAVAILABLE'],
};

/** Names in answers that later requests of the collection need; the last answer counts. */
const KEPT: Readonly<Record<string, string>> = {
  access_token: 'token',
  sessionId: 'sessionId',
  caseId: 'caseId',
  endpointId: 'endpointId',
};

/** The script that Postman runs after an answer of this operation, line by line. */
export function answerTests(operation: Operation): string[] {
  const { id, success } = operation;
  const { schema } = success;
  const statuses = [success.status, ...(WITHOUT_MORE[id] ?? []).map((code) => ERRORS[code].status)];
  const names = requiredNames(schema);
  return [
    `pm.test('answers ${[...new Set(statuses)].join(' or ')}', () => pm.expect(pm.response.code).to.be.oneOf(${JSON.stringify(statuses)}));`,
    `pm.test('has a request number', () => pm.response.to.have.header('X-Request-Id'));`,
    ...(schema === undefined || success.mediaType !== undefined
      ? []
      : [
          'const answer = pm.response.json();',
          `if (pm.response.code === ${success.status}) {`,
          ...(names.length
            ? [
                `  pm.test('has what is documented', () => pm.expect(answer).to.include.all.keys(${JSON.stringify(names)}));`,
              ]
            : []),
          ...kept(id),
          '} else {',
          `  pm.test('says which error it is', () => pm.expect(answer).to.have.property('errorCode'));`,
          '}',
        ]),
  ];
}

function kept(id: string): string[] {
  const lines = Object.entries(KEPT).map(
    ([name, variable]) => `  if (answer.${name}) pm.collectionVariables.set('${variable}', answer.${name});`,
  );
  if (id.startsWith('submit')) lines.push(`  pm.collectionVariables.set('requestId', answer.requestId);`);
  if (id === 'listWebhookDeliveries')
    lines.push(
      `  pm.test('knows of a delivery', () => pm.expect(answer.deliveries).to.not.be.empty);`,
      `  pm.collectionVariables.set('deliveryId', answer.deliveries[0].deliveryId);`,
    );
  return lines;
}

/** Properties that every answer has; empty for an answer of several shapes. */
function requiredNames(schema: z.ZodType | undefined): readonly string[] {
  if (schema === undefined) return [];
  const { $ref, $defs = {}, required } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return required ?? $defs[$ref?.split('/').at(-1) ?? '']?.required ?? [];
}

import type { Body, Operation } from '../../src/api/operations/operation.ts';

/** An example of each JSON body; multipart and form bodies follow from the operation's own declaration. */
export const JSON_EXAMPLES: Readonly<Record<string, unknown>> = {
  createLivenessSession: { settings: { auditImagesLimit: 2 } },
  createIdentityLivenessSession: { settings: { auditImagesLimit: 2 } },
  verifyLivenessSession: {},
  compareFaces: { sourceImage: '<base64 of the ID photo>', targetImage: '<base64 of the selfie>' },
  matchFaces: { idImage: '<base64 of the ID photo>', selfieImage: '<base64 of the selfie>' },
  validateIdentity: { fields: { fullName: 'KAGO SEBINA', idNumber: '428317215', dateOfBirth: '1990-04-12' } },
  screen: { type: 'person', name: 'Kago Sebina', dateOfBirth: '1990-04-12' },
  verifyChip: { sod: '<base64 of EF.SOD>', dataGroups: { 1: '<base64 of DG1>', 2: '<base64 of DG2>' } },
  readChip: { can: '123456' },
  verifyBusiness: { companyName: 'Sebina Trading (Pty) Ltd', registrationNumber: 'BW00001234567' },
  createWebhookEndpoint: { url: 'http://127.0.0.1:9000/hook', events: ['verification.completed'] },
};

/** Name and value of each part of a form. Files begin with `@`. */
export function formParts(operation: Operation): [string, string][] {
  const body = multipartOf(operation.body);
  if (!body) return [];
  const field = body.fileFields[0] ?? 'documents';
  const files: [string, string][] = [[field, '@front.jpg']];
  if (body.maxFiles > 1 && operation.path.includes('identity')) files.push([field, '@back.jpg']);
  if ('webhookUrl' in body.fields.shape) files.push(['webhookUrl', 'http://127.0.0.1:9000/hook']);
  if ('liveness_session_id' in body.fields.shape) files.push(['liveness_session_id', '<sessionId>']);
  return files;
}

function multipartOf(body: Body | undefined) {
  if (body?.kind === 'multipart') return body;
  return body?.kind === 'multipart-or-json' ? body.multipart : null;
}

/** Fields of an `application/x-www-form-urlencoded` body. */
export function urlEncoded(operation: Operation): [string, string][] {
  if (operation.body?.kind !== 'form') return [];
  const client: [string, string][] = [
    ['client_id', '$CLIENT_ID'],
    ['client_secret', '$CLIENT_SECRET'],
  ];
  return operation.id === 'requestToken'
    ? [['grant_type', 'client_credentials'], ...client]
    : [['token', '$TOKEN'], ...client];
}

/** The command that a reader can paste after setting BASE, CA and KEY. */
export function curlLine(operation: Operation): string {
  const parts = ['curl --cacert "$CA"'];
  if (operation.method !== 'get') parts.push(`-X ${operation.method.toUpperCase()}`);
  if (operation.scope !== null) parts.push('-H "Authorization: Bearer $KEY"');
  for (const [name, value] of formParts(operation)) parts.push(`-F ${name}='${value}'`);
  for (const [name, value] of urlEncoded(operation)) parts.push(`-d ${name}="${value}"`);
  const json = JSON_EXAMPLES[operation.id];
  if (json !== undefined) parts.push(`-H 'Content-Type: application/json' -d '${JSON.stringify(json)}'`);
  parts.push(`"$BASE${operation.path}"`);
  return parts.join(' \\\n  ');
}

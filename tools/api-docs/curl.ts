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

const FRONT = 'samples/omang-front.jpg';
/** The picture that the commands send for what the last part of a path, or the part before `scan`, asks for. */
const PICTURES: Readonly<Record<string, string>> = {
  address: 'samples/water-bill.pdf',
  'proof-of-residence': 'samples/water-bill.pdf',
  income: 'samples/payslip.png',
  entity: 'samples/certificate-of-incorporation.pdf',
  business: 'samples/certificate-of-incorporation.pdf',
  compliance: 'samples/tax-clearance.png',
  multipurpose: 'samples/bank-statement.pdf',
};

/** Of operations that ask for nothing else, the front of the card. */
function pictureOf(path: string): string {
  const asked = path.split('/').findLast((part) => part !== 'scan') ?? '';
  return PICTURES[asked] ?? FRONT;
}

/** Name and value of each part of a form. Files begin with `@` and are samples of the repository. */
export function formParts(operation: Operation): [string, string][] {
  const body = multipartOf(operation.body);
  if (!body) return [];
  const field = body.fileFields[0] ?? 'documents';
  const files: [string, string][] = [[field, `@${pictureOf(operation.path)}`]];
  if (body.maxFiles > 1 && /\/identity(?:\/|-|$)/.test(operation.path))
    files.push([field, '@samples/omang-back.jpg']);
  if ('webhookUrl' in body.fields.shape) files.push(['webhookUrl', 'http://127.0.0.1:9000/hook']);
  if ('liveness_session_id' in body.fields.shape) files.push(['liveness_session_id', '$SESSION_ID']);
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

/** Pictures and files of a JSON body, as the text that the shell puts there. */
const FILE_PLACE = /<base64 of ([^>]+)>/g;
const FILES: Readonly<Record<string, string>> = {
  'the ID photo': FRONT,
  'the selfie': FRONT,
  'EF.SOD': 'EF.SOD',
  DG1: 'EF.DG1',
  DG2: 'EF.DG2',
};

/** The command that a reader can paste after "Begin" of the page, in the folder of the repository. */
export function curlLine(operation: Operation): string {
  const parts = ['curl --cacert "$CA"'];
  if (operation.method !== 'get') parts.push(`-X ${operation.method.toUpperCase()}`);
  if (operation.scope !== null) parts.push('-H "Authorization: Bearer $KEY"');
  for (const [name, value] of formParts(operation)) parts.push(`-F ${name}="${value}"`);
  for (const [name, value] of urlEncoded(operation)) parts.push(`-d ${name}="${value}"`);
  const { before, option } = jsonPart(JSON_EXAMPLES[operation.id]);
  if (option) parts.push(option);
  parts.push(`"$BASE${operation.path.replace(/\{(\w+)\}/g, (_, name: string) => shellName(name))}"`);
  return before + parts.join(' \\\n  ');
}

/** Bodies with files are piped: a whole picture is longer than an argument may be. */
function jsonPart(json: unknown): { readonly before: string; readonly option: string | null } {
  if (json === undefined) return { before: '', option: null };
  const text = JSON.stringify(json);
  const type = "-H 'Content-Type: application/json'";
  if (!text.includes('<base64')) return { before: '', option: `${type} -d '${text}'` };
  const filled = text
    .replaceAll('"', '\\"')
    .replace(FILE_PLACE, (_, what: string) => `$(base64 < ${FILES[what] ?? what} | tr -d '\\n')`);
  return { before: `echo "${filled}" | `, option: `${type} -d @-` };
}

/** `sessionId` as the variable `$SESSION_ID`. */
const shellName = (name: string): string => `$${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** What a stranger writes against each generated client: the same calls, as the generator's own manual says to write them. */

const START = `export async function use(baseUrl: string, key: string, picture: Uint8Array<ArrayBuffer>) {
  const front = new File([picture], 'front.jpg', { type: 'image/jpeg' });
  const text = btoa(String.fromCharCode(...picture));
  const headers = { Authorization: \`Bearer \${key}\` };
`;

export const OPENAPI_FETCH = `import createClient from 'openapi-fetch';
import type { paths } from './paths.d.ts';
${START}
  const client = createClient<paths>({ baseUrl, headers });
  const form = (body: object): FormData => {
    const data = new FormData();
    for (const [name, value] of Object.entries(body))
      for (const one of Array.isArray(value) ? value : [value]) data.append(name, one);
    return data;
  };
  const health = await client.GET('/v1/health');
  const verified = await client.POST('/v1/verify/identity', {
    // The type of a file is text in openapi-typescript: the serializer is given what stands for it.
    body: { documents: [front as unknown as string], includeRawText: true },
    bodySerializer: form,
  });
  const compared = await client.POST('/api/liveness/compare-faces', {
    body: { sourceImage: text, targetImage: text },
  });
  const session = await client.POST('/api/liveness/session', { body: { settings: { auditImagesLimit: 2 } } });
  const submission = await client.POST('/v1/async/verify', {
    body: { documents: [text], webhookUrl: 'http://127.0.0.1:9/hook' },
  });
  const refused = await client.POST('/v1/verify/identity', { body: { documents: [] }, bodySerializer: form });
  const [document] = verified.data!.result.documents;
  return {
    health: health.data!.status,
    documentType: document!.documentType,
    idNumber: document!.extractedData['idNumber'],
    isMatch: compared.data!.isMatch,
    sessionStatus: session.data!.status,
    submission: submission.data!.status,
    refusal: refused.error!.status,
  };
}
`;

export const HEY_API = `import { client } from './hey-api/client.gen';
import {
  compareFaces,
  createLivenessSession,
  getHealth,
  submitC,
  verifyIdentityC,
} from './hey-api/sdk.gen';
${START}
  client.setConfig({ baseUrl, auth: () => key });
  void headers;
  const health = await getHealth({ throwOnError: true });
  const verified = await verifyIdentityC({
    body: { documents: [front], includeRawText: true },
    throwOnError: true,
  });
  const compared = await compareFaces({ body: { sourceImage: text, targetImage: text }, throwOnError: true });
  const session = await createLivenessSession({
    body: { settings: { auditImagesLimit: 2 } },
    throwOnError: true,
  });
  const submission = await submitC({
    body: { documents: [text], webhookUrl: 'http://127.0.0.1:9/hook' },
    throwOnError: true,
  });
  const refused = await verifyIdentityC({ body: { documents: [] } });
  const [document] = verified.data.result.documents;
  return {
    health: health.data.status,
    documentType: document!.documentType,
    idNumber: document!.extractedData['idNumber'],
    isMatch: compared.data.isMatch,
    sessionStatus: session.data.status,
    submission: submission.data.status,
    refusal: refused.response!.status,
  };
}
`;

export const ORVAL = `import {
  compareFaces,
  createLivenessSession,
  getHealth,
  submitC,
  verifyIdentityC,
} from './orval';
${START}
  void baseUrl;
  const health = await getHealth();
  const verified = await verifyIdentityC({ documents: [front], includeRawText: true }, {}, { headers });
  const compared = await compareFaces({ sourceImage: text, targetImage: text }, { headers });
  const session = await createLivenessSession({ settings: { auditImagesLimit: 2 } }, { headers });
  const submission = await submitC(
    { documents: [text], webhookUrl: 'http://127.0.0.1:9/hook' },
    // Of an operation that takes a form as well, orval leaves the media type to its caller.
    { headers: { ...headers, 'Content-Type': 'application/json' } },
  );
  const refused = await verifyIdentityC({ documents: [] }, {}, { headers });
  if (health.status !== 200 || verified.status !== 200 || compared.status !== 200) throw new Error('refused');
  if (session.status !== 200 || submission.status !== 202) throw new Error('refused');
  const [document] = verified.data.result.documents;
  return {
    health: health.data.status,
    documentType: document!.documentType,
    idNumber: document!.extractedData['idNumber'],
    isMatch: compared.data.isMatch,
    sessionStatus: session.data.status,
    submission: submission.data.status,
    refusal: refused.status,
  };
}
`;

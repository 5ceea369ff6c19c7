import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOOKED_UP } from '../station/register-copy.ts';

const SAMPLES = path.resolve(import.meta.dirname, '..', '..', '..', 'samples');
const sample = (name: string): Buffer => readFileSync(path.join(SAMPLES, name));

/** One request of a client. `weight` is how often it is drawn; `remember` carries ids from one answer to the next. */
export interface LoadOperation {
  readonly name: string;
  readonly weight: number;
  /** Statuses that are right answers here; everything else is a failure. */
  readonly expected: readonly number[];
  request(remembered: Map<string, string>): { path: string; init?: RequestInit };
  readonly remember?: { readonly name: string; readonly field: string };
}

const upload = (
  field: string,
  files: readonly string[],
  fields: Record<string, string> = {},
): RequestInit => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append(field, new Blob([new Uint8Array(sample(file))]), file);
  return { method: 'POST', body };
};
const json = (value: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
});

/** A day at a bank in small: documents of every family, forensics, faces, names, companies, jobs, and looking things up. */
export const OPERATIONS: readonly LoadOperation[] = [
  {
    name: 'verify an ID (v1)',
    weight: 4,
    expected: [200],
    request: () => ({
      path: '/v1/verify/identity',
      init: upload('documents', ['omang-front.jpg', 'omang-back.jpg']),
    }),
  },
  {
    name: 'verify a payslip (analyze)',
    weight: 2,
    expected: [200],
    request: () => ({ path: '/api/kyc/analyze/income', init: upload('documents', ['payslip.png']) }),
  },
  {
    name: 'route a statement (auto)',
    weight: 2,
    expected: [200],
    request: () => ({ path: '/api/v/kyc/verify/auto', init: upload('documents', ['bank-statement.pdf']) }),
  },
  {
    name: 'scan an address',
    weight: 1,
    expected: [200],
    request: () => ({ path: '/v1/documents/address/scan', init: upload('documents', ['water-bill.pdf']) }),
  },
  {
    name: 'forensics, full',
    weight: 1,
    expected: [200],
    request: () => ({ path: '/v1/forensics/income', init: upload('file', ['payslip.png']) }),
  },
  {
    name: 'forensics, quick',
    weight: 3,
    expected: [200],
    request: () => ({ path: '/v1/forensics/quick', init: upload('file', ['bank-statement.pdf']) }),
  },
  {
    name: 'compare faces',
    weight: 2,
    expected: [200],
    request: () => ({
      path: '/api/liveness/compare-faces',
      init: json({
        sourceImage: sample('omang-front.jpg').toString('base64'),
        targetImage: sample('passport.jpg').toString('base64'),
      }),
    }),
  },
  {
    name: 'liveness session',
    weight: 3,
    expected: [200],
    request: () => ({
      path: '/api/liveness/session',
      init: json({ settings: { auditImagesLimit: 2 } }),
    }),
    remember: { name: 'session', field: 'sessionId' },
  },
  {
    name: 'liveness results',
    weight: 3,
    expected: [200, 404],
    request: (remembered) => ({
      path: `/api/liveness/session/${remembered.get('session') ?? 'none'}/results`,
    }),
  },
  {
    name: 'validate fields',
    weight: 4,
    expected: [200],
    request: () => ({
      path: '/v1/identity/validate',
      init: json({ fields: { fullName: 'KAGO SEBINA', idNumber: '428317215', dateOfBirth: '1990-04-12' } }),
    }),
  },
  {
    // No lists are imported here, and without lists nobody may be called clear: 503 is the documented answer.
    name: 'screen a name',
    weight: 4,
    expected: [200, 503],
    request: () => ({
      path: '/v1/screening/screen/enhanced',
      init: json({ name: 'Kago Sebina', dateOfBirth: '1990-04-12' }),
    }),
  },
  {
    name: 'look up a company',
    weight: 3,
    expected: [200],
    request: () => ({
      path: '/v1/business/verify',
      init: json(LOOKED_UP),
    }),
  },
  {
    name: 'submit a job',
    weight: 1,
    expected: [202],
    request: () => ({
      path: '/v1/async/verify',
      // Port 9 is "discard": nobody listens, and the delivery is tried again later.
      init: upload('documents', ['omang-front.jpg'], {
        category: 'identity',
        webhookUrl: 'http://127.0.0.1:9/bench',
      }),
    }),
    remember: { name: 'job', field: 'requestId' },
  },
  {
    name: 'ask after a job',
    weight: 3,
    expected: [200, 404],
    request: (remembered) => ({ path: `/v1/async/verify/${remembered.get('job') ?? 'none'}` }),
  },
  { name: 'health', weight: 6, expected: [200], request: () => ({ path: '/v1/health' }) },
  { name: 'own subscription', weight: 2, expected: [200], request: () => ({ path: '/v1/client' }) },
  { name: 'the screens', weight: 4, expected: [200], request: () => ({ path: '/' }) },
];

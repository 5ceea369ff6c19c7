import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, startTestStation, type TestStation } from './support/station.ts';

describe('"Rate limits by plan"', () => {
  let test: TestStation;
  beforeAll(async () => {
    test = await startTestStation();
  });
  afterAll(() => test.close());

  const burst = (count: number, ask: () => Promise<{ status: number; headers: Headers }>) =>
    Promise.all(Array.from({ length: count }, ask)).then((answers) => ({
      passed: answers.filter((a) => a.status !== 429),
      limited: answers.filter((a) => a.status === 429),
    }));

  it('a burst of 500 requests on the Free plan: exactly ten pass', async () => {
    const { apiKey } = test.register('free');
    const { passed, limited } = await burst(500, () =>
      test.ask('GET', '/v1/document-types', { key: apiKey }),
    );
    expect(passed.map((a) => a.status)).toEqual(Array<number>(10).fill(200));
    expect(limited).toHaveLength(490);
    const remaining = passed.map((a) => Number(a.headers.get('x-ratelimit-remaining')));
    expect(remaining.sort((a, b) => b - a)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    for (const { headers } of [...passed, ...limited]) {
      expect(headers.get('x-ratelimit-limit')).toBe('10');
      const reset = Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
      expect(reset).toBeGreaterThan(20);
      expect(reset).toBeLessThanOrEqual(61);
    }
    for (const { headers } of limited) {
      expect(headers.get('x-ratelimit-remaining')).toBe('0');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(20);
    }
  });

  it('counts uploads that are refused, and lets exactly ten of 60 through at once', async () => {
    const { apiKey } = test.register('free');
    const { passed, limited } = await burst(60, () =>
      test.ask('POST', '/api/v/kyc/verify/identity', { key: apiKey, body: new FormData() }),
    );
    expect(passed.map((a) => a.status)).toEqual(Array<number>(10).fill(400));
    expect(limited).toHaveLength(50);
  });

  it('a limit belongs to the client, not to the credential or the path', async () => {
    const { apiKey, clientId } = test.register('free');
    const token = test.station.access.issueToken(test.station.access.find(clientId)!).access_token;
    for (let i = 0; i < 5; i++) {
      expect((await test.ask('GET', '/v1/document-types', { key: apiKey })).status).toBe(200);
      expect((await test.ask('GET', '/v1/client', { key: token })).status).toBe(200);
    }
    const refused = await test.ask('POST', '/api/liveness/session', { key: token });
    expect(refused.status).toBe(429);
    // The family's own body format.
    expect(refused.body).toMatchObject({ errorCode: 2029, status: 429, retryable: true });
  });

  it('Free works on one request at a time; the other is told to try again and is not counted', async () => {
    const { apiKey } = test.register('free');
    const slow = () =>
      test.ask('POST', '/v1/verify/identity', { key: apiKey, body: form('documents', ['slow.jpg']) });
    const answers = await Promise.all([slow(), slow()]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 429]);
    const refused = answers.find((a) => a.status === 429)!;
    expect(refused.body).toMatchObject({
      code: 'RATE_LIMITED',
      reason: 'CONCURRENT',
      detail: 'More than 1 request at the same time.',
    });
    expect(refused.headers.get('retry-after')).toBe('1');
    const after = await test.ask('GET', '/v1/client', { key: apiKey });
    expect(after.headers.get('x-ratelimit-remaining')).toBe('8');
  });

  it('the day limit counts on when a minute is over', async () => {
    const { clientId } = test.register('enterprise');
    const client = test.station.access.subscribe({ kind: 'system', id: 'test' }, clientId, {
      plan: 'enterprise',
      custom: { perMinute: 1_000, perDay: 3 },
    });
    for (let i = 0; i < 3; i++) (await test.station.limits.admit(client)).release();
    await expect(test.station.limits.admit(client)).rejects.toMatchObject({ details: { reason: 'PER_DAY' } });
  });
});

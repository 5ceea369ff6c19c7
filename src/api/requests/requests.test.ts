import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CaseQuery } from '../../contract/cases.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { Access } from '../../station/access/access.ts';
import { base64Bytes } from '../operations/image-input.ts';
import { FormBoolean } from '../operations/verify-form.ts';
import { authenticate, ChallengeError } from './authenticate.ts';
import { readForm, readJson } from './body.ts';
import { validate } from './validate.ts';

const request = (text: string, headers: Record<string, string>): IncomingMessage =>
  Object.assign(Readable.from([Buffer.from(text)]), {
    headers: { 'transfer-encoding': 'chunked', ...headers },
    socket: { writableEnded: false },
  }) as unknown as IncomingMessage;
const errorOf = (work: () => unknown): StationError => {
  try {
    work();
  } catch (thrown) {
    if (thrown instanceof StationError) return thrown;
    throw thrown;
  }
  throw new Error('nothing was thrown');
};

describe('readJson', () => {
  const read = (text: string, limit = 100_000) =>
    readJson(request(text, { 'content-type': 'application/json' }), limit);

  it('reads what JSON.stringify wrote', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect(await read(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
  it('refuses broken text and bytes that are no UTF-8', async () => {
    await expect(read('{"a":')).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    const broken = Object.assign(Readable.from([Buffer.from([0x22, 0xff, 0x22])]), {
      headers: { 'transfer-encoding': 'chunked', 'content-type': 'application/json' },
      socket: { writableEnded: false },
    });
    await expect(readJson(broken as unknown as IncomingMessage, 100)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
  });
  it('stops at the limit', async () => {
    await expect(read(JSON.stringify('a'.repeat(200)), 100)).rejects.toMatchObject({
      code: 'BODY_TOO_LARGE',
    });
  });
});

describe('readForm', () => {
  const read = (text: string) =>
    readForm(request(text, { 'content-type': 'application/x-www-form-urlencoded' }), 10_000);

  it('reads what URLSearchParams wrote', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), async (values) => {
        expect({ ...(await read(new URLSearchParams(values).toString())) }).toEqual({ ...values });
      }),
    );
  });
  it('refuses a name given twice (RFC 6749 §3.2)', async () => {
    await expect(read('a=1&a=2')).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });
});

describe('authenticate', () => {
  const seen: string[] = [];
  const access = {
    authenticateBearer: (value: string) => {
      seen.push(value);
      return value === '' ? 'missing' : 'invalid';
    },
  } as unknown as Access;

  it('answers any header with a challenge, and hands on only what follows "Bearer "', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const error = errorOf(() =>
          authenticate(access, { headers: { authorization: header } } as IncomingMessage),
        );
        expect(error).toBeInstanceOf(ChallengeError);
        expect((error as ChallengeError).challenge).toMatch(/^Bearer realm="netefatsa"/);
      }),
    );
    seen.length = 0;
    errorOf(() => authenticate(access, { headers: { authorization: 'bearer  nk_abc' } } as IncomingMessage));
    errorOf(() => authenticate(access, { headers: { authorization: 'Basic nk_abc' } } as IncomingMessage));
    errorOf(() => authenticate(access, { headers: { authorization: 'Bearer nk abc' } } as IncomingMessage));
    expect(seen).toEqual(['nk_abc']);
  });
});

it('a moment that is neither a day nor a time is told the two forms', () => {
  const error = errorOf(() => validate(CaseQuery, { from: 'yesterday' }, { personal: false, at: 'query' }));
  expect(error.message).toMatch(/^query\.from: Must be a day as YYYY-MM-DD, or a time/);
});

it('a client secret in the place of a key is told what it is for', () => {
  const access = { authenticateBearer: () => 'invalid' } as unknown as Access;
  const sent = (value: string): string =>
    errorOf(() => authenticate(access, { headers: { authorization: `Bearer ${value}` } } as IncomingMessage))
      .message;
  expect(sent('ns_abc')).toContain('/oauth2/token');
  expect(sent('nk_abc')).toBe('The access token or API key is not valid.');
});

describe('base64Bytes', () => {
  it('reads base64 in either alphabet, wrapped or not, with or without a data URI', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 200 }),
        fc.constantFrom('', 'data:image/jpeg;base64,', 'data:image/png;charset=utf-8;base64,'),
        (bytes, prefix) => {
          const text = Buffer.from(bytes).toString('base64');
          const wrapped = text.replace(/.{20}/g, '$&\n');
          const urlSafe = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
          for (const form of [text, wrapped, urlSafe])
            expect(Buffer.from(base64Bytes(prefix + form, 'x'))).toEqual(Buffer.from(bytes));
        },
      ),
    );
  });
  it('refuses everything else without showing it', () => {
    const message = 'The value is not base64.';
    for (const text of ['', '$', 'abc$', 'data:image/png,AAAA', 'AAAAA']) {
      const error = errorOf(() => base64Bytes(text, 'sourceImage'));
      expect(error.details.errors).toEqual([{ field: 'sourceImage', message, rejectedValue: null }]);
    }
    const page = errorOf(() => base64Bytes('data:text/html;base64,AAAA', 'sourceImage'));
    expect(page.message).toBe('The data URI names another kind of file.');
  });
});

describe('FormBoolean', () => {
  it.each([
    ['true', true],
    ['TRUE', true],
    [' 1 ', true],
    ['on', true],
    ['false', false],
    ['0', false],
    ['', false],
  ])('%j is %s', (text, value) => {
    expect(FormBoolean.parse(text)).toBe(value);
  });
  it('refuses anything else', () => expect(FormBoolean.safeParse('perhaps').success).toBe(false));
});

describe('validate', () => {
  const schema = z.object({ mode: z.enum(['full', 'quick']), person: z.object({ name: z.string() }) });
  it('names field, message and rejected value', () => {
    const error = errorOf(() =>
      validate(schema, { mode: 'slow', person: {} }, { personal: false, at: 'query' }),
    );
    expect(error.details.errors).toMatchObject([
      { field: 'query.mode', rejectedValue: 'slow' },
      { field: 'query.person.name', rejectedValue: null },
    ]);
  });
  it('shows no value of a personal body, and no long one of any', () => {
    expect(
      JSON.stringify(
        errorOf(() => validate(schema, { mode: 'Kago Sebina', person: 7 }, { personal: true })).details,
      ),
    ).not.toContain('Kago');
    const long = errorOf(() =>
      validate(z.object({ a: z.enum(['b']) }), { a: 'x'.repeat(500) }, { personal: false }),
    );
    expect(String(long.details.errors?.[0]?.rejectedValue).length).toBeLessThan(70);
  });
});

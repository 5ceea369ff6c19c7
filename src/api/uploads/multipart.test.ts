import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StationError } from '../../contract/errors/station-error.ts';
import { readMultipart, type Form } from './multipart.ts';

const FORM = 'multipart/form-data; boundary=bound';
const RULES = { fileFields: ['documents', 'files'], maxFiles: 10 };

function request(body: Buffer, type: string | undefined, chunk = 1_000): IncomingMessage {
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length; at += chunk) chunks.push(body.subarray(at, at + chunk));
  return Object.assign(Readable.from(chunks), {
    headers: type === undefined ? {} : { 'content-type': type },
    socket: { writableEnded: false },
  }) as unknown as IncomingMessage;
}

interface Part {
  readonly name: string;
  readonly file?: string;
  readonly type?: string;
  readonly bytes: Buffer;
}

function body(parts: readonly Part[], boundary = 'bound'): Buffer {
  const pieces = parts.flatMap(({ name, file, type, bytes }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

const read = (bytes: Buffer, type: string | undefined = FORM, chunk?: number): Promise<Form> =>
  readMultipart(request(bytes, type, chunk), RULES, () => undefined);
const codeOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof StationError ? error.code : String(error);
};

const one: Part = { name: 'documents', file: 'a.jpg', bytes: Buffer.from('x') };

describe('readMultipart', () => {
  it('takes files of up to the size that the form allows', async () => {
    const large = body([{ name: 'files', file: 'list.xml', bytes: Buffer.alloc(11 * 1024 * 1024, 'x') }]);
    const ofList = readMultipart(
      request(large, FORM, 65_536),
      { ...RULES, maxFileBytes: 12 * 1024 * 1024 },
      () => undefined,
    );
    expect((await ofList).files[0]!.bytes).toHaveLength(11 * 1024 * 1024);
    await expect(read(large, FORM, 65_536)).rejects.toMatchObject({
      message: 'A file may have at most 10 MB.',
    });
  });

  it('gives back the bytes of every file and the text of every field, whatever the chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ minLength: 1, maxLength: 3_000 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 700 }),
        async (contents, chunk) => {
          const parts: Part[] = contents.map((bytes, i) => ({
            name: i % 2 ? 'files' : 'documents',
            file: `page ${i}.jpg`,
            bytes: Buffer.from(bytes),
          }));
          const form = await read(
            body([...parts, { name: 'forceBatch', bytes: Buffer.from('true') }], 'bound'),
            undefined,
            chunk,
          );
          expect(form.files.map((f) => Buffer.from(f.bytes))).toEqual(parts.map((p) => p.bytes));
          expect(form.fields).toEqual({ forceBatch: 'true' });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('answers any bytes with a form or a StationError of the client’s side', async () => {
    const noise = fc.oneof(
      fc.uint8Array({ maxLength: 2_000 }),
      fc.string({ maxLength: 500 }).map((text) => new TextEncoder().encode(`--bound\r\n${text}`)),
    );
    await fc.assert(
      fc.asyncProperty(noise, async (bytes) => {
        try {
          await read(Buffer.from(bytes));
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(StationError);
          expect((thrown as StationError).entry.status).toBeLessThan(500);
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each(['filename="card.jpg"', 'filename=""; size=3', ''])(
    'answers a part without a name (%s), as broken clients send it',
    async (parameters) => {
      const disposition = `Content-Disposition: form-data${parameters && `; ${parameters}`}`;
      const bytes = Buffer.from(`--bound\r\n${disposition}\r\n\r\nabc\r\n--bound--\r\n`);
      expect(await codeOf(read(bytes))).toBe('MISSING_DOCUMENTS');
      const beside = Buffer.concat([body([one]).subarray(0, -11), bytes]);
      expect(await codeOf(read(beside))).toBe('INVALID_REQUEST');
    },
  );

  it.each([
    ['a file name that is escaped wrongly', `form-data; name="documents"; filename*=UTF-8''a%ZZ.jpg`],
    ['another disposition', 'attachment; name="documents"; filename="a.jpg"'],
    ['a quote that never ends', 'form-data; name="documents; filename="a.jpg"'],
    ['no disposition', null],
    ['spaces behind the boundary', 'form-data; name="documents"; filename="a.jpg"', ' \t'],
  ])('drops no part in silence: %s', async (_name, disposition, padding = '') => {
    const head = disposition === null ? 'X-Other: 1' : `Content-Disposition: ${disposition}`;
    const lost = `--bound${padding}\r\n${head}\r\n\r\nx\r\n`;
    const sent = (before: string) => read(Buffer.from(`${before}${lost}--bound--\r\n`), undefined, 3);
    const says = {
      message:
        'A part of the form has no readable name: its header Content-Disposition is missing or malformed.',
    };
    const kept = '--bound\r\nContent-Disposition: form-data; name="documents"; filename="b.jpg"\r\n\r\ny\r\n';
    await expect(sent(kept)).rejects.toMatchObject({ code: 'INVALID_REQUEST', ...says });
    await expect(sent('')).rejects.toMatchObject({ code: 'MISSING_DOCUMENTS', ...says });
    const epilogue = Buffer.from(`${kept}--bound--\r\n${lost}`);
    expect((await read(epilogue)).files).toHaveLength(1);
  });

  it('names every file in another part, and claims none to be missing that comes later', async () => {
    const file = (name: string): Part => ({ name, file: 'a.jpg', bytes: Buffer.from('x') });
    await expect(read(body([file('front'), file('documents'), file('back')]))).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      details: { errors: [{ field: 'front' }, { field: 'back' }] },
    });
  });

  it('counts an empty part as not sent, whatever it is called', async () => {
    const empty = (name: string, file?: string): Part => ({
      name,
      ...(file === undefined ? {} : { file, type: 'application/octet-stream' }),
      bytes: Buffer.alloc(0),
    });
    const blanks = [empty('documents'), empty('documents', ''), empty('picture', '')];
    expect(await read(body([one, ...blanks]))).toMatchObject({ files: [{ field: 'documents' }], fields: {} });
    for (const blank of blanks) expect(await codeOf(read(body([blank])))).toBe('MISSING_DOCUMENTS');
    const unnamed = { ...empty('picture', ''), bytes: Buffer.from('x') };
    expect(await codeOf(read(body([one, unnamed])))).toBe('INVALID_REQUEST');
    expect(await codeOf(read(body([one, empty('picture', 'a.jpg')])))).toBe('INVALID_REQUEST');
  });

  it('keeps a field named like an object’s own properties a plain field', async () => {
    const form = await read(
      body([
        { name: 'documents', file: 'a', bytes: Buffer.from('x') },
        { name: '__proto__', bytes: Buffer.from('y') },
      ]),
    );
    expect(Object.keys(form.fields)).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>)['y']).toBeUndefined();
  });

  it.each<[string, string, Buffer, string | undefined]>([
    ['no content type', 'MISSING_DOCUMENTS', body([one]), ''],
    ['no boundary', 'INVALID_REQUEST', body([one]), 'multipart/form-data'],
    ['another boundary', 'INVALID_REQUEST', body([one]), 'multipart/form-data; boundary=other'],
    ['a body cut off', 'INVALID_REQUEST', body([one]).subarray(0, 70), undefined],
    ['an empty file', 'INVALID_FILE_FORMAT', body([{ ...one, bytes: Buffer.alloc(0) }]), undefined],
    ['eleven files', 'TOO_MANY_FILES', body(Array<Part>(11).fill(one)), undefined],
    ['a file beside the documents', 'INVALID_REQUEST', body([one, { ...one, name: 'picture' }]), undefined],
    ['a file elsewhere', 'MISSING_DOCUMENTS', body([{ ...one, name: 'picture' }]), undefined],
    ['fields only', 'MISSING_DOCUMENTS', body([{ name: 'a', bytes: Buffer.from('b') }]), undefined],
    [
      'a field too long',
      'INVALID_REQUEST',
      body([one, { name: 'a', bytes: Buffer.alloc(70_000, 97) }]),
      undefined,
    ],
    [
      'too many fields',
      'INVALID_REQUEST',
      body([one, ...Array<Part>(50).fill({ name: 'a', bytes: Buffer.from('b') })]),
      undefined,
    ],
  ])('%s: %s', async (_name, code, bytes, type) => {
    expect(await codeOf(read(bytes, type))).toBe(code);
  });

  it('names a file by its place, and by its part alone where the form takes one', async () => {
    const empty = body([one, { ...one, bytes: Buffer.alloc(0) }]);
    await expect(read(empty)).rejects.toMatchObject({ details: { errors: [{ field: 'documents[1]' }] } });
    const alone = request(body([{ ...one, name: 'file', bytes: Buffer.alloc(0) }]), FORM);
    const rules = { fileFields: ['file'], maxFiles: 1 };
    await expect(readMultipart(alone, rules, () => undefined)).rejects.toMatchObject({
      details: { errors: [{ field: 'file' }] },
    });
  });

  it('tells files that are wrapped in one part that each needs its own (RFC 7578 §4.3)', async () => {
    const wrapped = Buffer.from(
      '--bound\r\nContent-Disposition: form-data; name="documents"\r\nContent-Type: multipart/mixed; boundary=inner\r\n\r\n' +
        '--inner\r\nContent-Disposition: attachment; filename="front.jpg"\r\n\r\nx\r\n--inner--\r\n\r\n--bound--\r\n',
    );
    await expect(read(wrapped)).rejects.toMatchObject({ message: 'Send each file in a part of its own.' });
  });
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AuditPage } from '../../src/contract/administration.ts';
import { heldUploadBytes } from '../../src/api/requests/upload-memory.ts';
import { openSession } from '../api/support/signed-in.ts';
import { form, JPEG, startTestStation, type TestStation } from '../api/support/station.ts';

const ROUTES = path.resolve(import.meta.dirname, '..', '..', 'src', 'api', 'operator');

/** Every route of the counter as its file declares it, so that a new one is tested without being listed here. */
const routes = readdirSync(ROUTES)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'screens.ts')
  .flatMap((file) =>
    [
      ...readFileSync(path.join(ROUTES, file), 'utf8').matchAll(
        /router\.(get|post|put|patch|delete)\(\s*'(\/[^']*)'/g,
      ),
    ].map(([, method, place]) => ({
      method: method!.toUpperCase(),
      place: `/operator${place!.replace(/:\w+/g, 'x')}`,
      declared: `/operator${place!}`,
    })),
  );
/** What somebody must reach who has no session yet. */
const OPEN = new Set([
  'GET /operator/session',
  'POST /operator/session',
  'POST /operator/set-up',
  'DELETE /operator/session',
]);
const guarded = routes.filter(({ method, place }) => !OPEN.has(`${method} ${place}`));

let test: TestStation;
let cookie: string;
let token: string;
beforeAll(async () => {
  test = await startTestStation();
  const answer = await test.ask('POST', '/operator/set-up', {
    json: {
      name: 'Kagiso Mmusi',
      password: 'a river in the sand',
      code: test.station.operators.setUpCode.current()!,
    },
  });
  cookie = answer.headers.get('set-cookie')!.split(';', 1)[0]!;
  token = String(answer.body['csrfToken']);
});
afterAll(() => test.close());

describe('the counter’s own routes', () => {
  it('are all found', () => expect(guarded.length).toBeGreaterThan(35));

  it('answer 401 without a session, with a wrong cookie and with an API key', async () => {
    const { apiKey } = test.register('enterprise');
    for (const { method, place } of guarded)
      for (const request of [{}, { headers: { Cookie: `${cookie}x` } }, { key: apiKey }]) {
        const { status } = await test.ask(method, place, request);
        expect(status, `${method} ${place}`).toBe(401);
      }
  });

  it('that change something answer 403 without the session’s CSRF token, or with another', async () => {
    const changing = guarded.filter(({ method }) => method !== 'GET');
    expect(changing.length).toBeGreaterThan(15);
    for (const { method, place } of changing)
      for (const headers of [
        { Cookie: cookie },
        { Cookie: cookie, 'X-CSRF-Token': 'x'.repeat(token.length) },
      ]) {
        const { status, body } = await test.ask(method, place, { headers });
        expect(status, `${method} ${place}`).toBe(403);
        expect(JSON.stringify(body)).toContain('CSRF');
      }
  });

  it('odd addresses and empty bodies are refused in words, never by a failure inside', async () => {
    const headers = { Cookie: cookie, 'X-CSRF-Token': token };
    for (const { method, declared } of guarded) {
      // Locking or ending the session would end this test; looking for scanners takes seconds; the log is no JSON.
      if (/session|scanners$|jsonl$/.test(declared)) continue;
      for (const id of ['foo', '00000000-0000-4000-8000-000000000000']) {
        const address = declared.replace(/:\w+/g, id);
        const answer = await test.ask(method, address, {
          headers,
          ...(method === 'GET' ? {} : { json: {} }),
        });
        expect(answer.status, `${method} ${address}: ${answer.text.slice(0, 200)}`).toBeLessThan(500);
      }
    }
  });

  it('a supervisor makes a backup but chooses neither its folder nor a passphrase; a clerk makes none', async () => {
    const [administrator] = test.station.operators.list();
    const as = async (role: 'supervisor' | 'clerk'): Promise<Record<string, string>> => {
      const person = { name: `Some ${role}`, password: 'a bird on the pan' };
      await test.station.operators.create(administrator!, { ...person, role });
      return (await openSession(test, person)).headers;
    };
    const headers = await as('supervisor');
    const ask = async (place: string, json: object, who = headers): Promise<number> =>
      (await test.ask('POST', place, { headers: who, json })).status;
    expect(await ask('/operator/backups/folder', { folder: '/tmp' })).toBe(403);
    expect(await ask('/operator/backups', { passphrase: 'a long passphrase' })).toBe(403);
    expect(await ask('/operator/backups', {}, await as('clerk'))).toBe(403);
    expect(test.station.backups.state().made).toEqual([]);

    const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-backups-'));
    test.station.backups.chooseFolder({ kind: 'system', id: 'test' }, folder);
    const elsewhere = path.join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    // A name for the file or a folder beside the request is nothing that a backup knows.
    expect(await ask('/operator/backups', { folder: elsewhere, file: 'elsewhere/x' })).toBe(202);
    await vi.waitFor(() => expect(test.station.backups.state().atWork).toBe(false), { timeout: 20_000 });
    expect(readdirSync(elsewhere)).toEqual([]);
    // The backup, and its pieces beside it.
    const made = readdirSync(folder).filter((name) => name !== 'elsewhere' && name !== 'netefatsa-pieces');
    expect(made).toEqual([expect.stringMatching(/\.netefatsa$/)]);
    expect(readdirSync(path.join(folder, 'netefatsa-pieces')).length).toBeGreaterThan(0);
    rmSync(folder, { recursive: true });
  });

  it('nothing is added to a case that does not exist', async () => {
    const headers = { Cookie: cookie, 'X-CSRF-Token': token };
    const caseId = '00000000-0000-4000-8000-000000000000';
    for (const [place, asked] of [
      ['/operator/registry', { companyName: 'Nowhere Trading' }],
      ['/operator/screening', { name: 'Kagiso Mmusi' }],
    ] as const)
      expect((await test.ask('POST', place, { headers, json: { ...asked, caseId } })).status, place).toBe(
        404,
      );
  });

  it('leave no picture of a customer in a browser’s cache', async () => {
    const { cases } = test.station;
    const actor = { kind: 'system', id: 'test' } as const;
    const id = cases.open({ kind: 'verification', actor, author: 'Test' });
    const picture = { bytes: Buffer.from([0xff, 0xd8, 0xff]), mediaType: 'image/jpeg' };
    cases.files.add(id, [
      { role: 'page', ...picture },
      { role: 'selfie', ...picture },
    ]);
    for (const place of ['pages/0?reading=r', 'files/selfie/0']) {
      const { status, headers } = await test.ask('GET', `/operator/cases/${id}/${place}`, {
        headers: { Cookie: cookie },
      });
      expect([status, headers.get('cache-control')], place).toEqual([200, 'no-store']);
    }
  });

  it('a case is never read from more than ten files, those it holds counted', async () => {
    const { verification, cases } = test.station;
    const nine = Array.from({ length: 9 }, (_, n) => ({
      name: `${n}.jpg`,
      bytes: Buffer.from([...JPEG, n]),
    }));
    const { caseId } = await verification.verify({
      files: nine,
      category: null,
      mode: 'BATCH',
      actor: { kind: 'system', id: 'test' },
    });
    const headers = { Cookie: cookie, 'X-CSRF-Token': token };
    const body = form('documents', ['10.jpg', '11.jpg'], { caseId: caseId!, extend: 'true' });
    const refused = await test.ask('POST', '/operator/verifications', { headers, body });
    expect(refused).toMatchObject({ status: 400, body: { code: 'TOO_MANY_FILES' } });
    expect(heldUploadBytes()).toBe(0);
    expect(cases.files.list(caseId!, 'source')).toHaveLength(9);
  });

  it('a file that is put on the table has an engine load its models while the clerk looks at it', async () => {
    const loads = vi.spyOn(test.station.engine, 'loadModels').mockReturnValue();
    const headers = { Cookie: cookie, 'X-CSRF-Token': token };
    const answer = await test.ask('POST', '/operator/drafts', {
      headers,
      body: form('documents', ['front.jpg']),
    });
    expect(answer.status).toBe(201);
    expect(loads).toHaveBeenCalledOnce();
    loads.mockRestore();
  });

  it('a refused upload gives its memory back', async () => {
    const headers = { Cookie: cookie, 'X-CSRF-Token': token };
    const body = form('documents', ['front.jpg'], { category: 'NO SUCH CATEGORY' });
    expect((await test.ask('POST', '/operator/verifications', { headers, body })).status).toBe(400);
    expect(heldUploadBytes()).toBe(0);
  });

  it('no receiver is kept for an application that does not exist', async () => {
    const headers = { Cookie: cookie, 'X-CSRF-Token': token };
    const json = { url: 'http://127.0.0.1:9/hook' };
    const { status } = await test.ask('POST', '/operator/applications/nobody/webhooks', { headers, json });
    expect(status).toBe(404);
  });

  it('a row of the log names the person or application that it is about, and the record only the id', async () => {
    const headers = { Cookie: cookie, 'X-CSRF-Token': token };
    const json = { name: 'Lorato Dube', password: 'a hill of red stones', role: 'clerk' };
    expect((await test.ask('POST', '/operator/operators', { headers, json })).status).toBeLessThan(300);
    const { clientId } = test.register('enterprise');
    const asked = async (action: string) => {
      const { body } = await test.ask('GET', `/operator/audit?action=${action}`, { headers });
      return AuditPage.parse(body).records;
    };
    const [created] = await asked('operator.created');
    expect(created).toMatchObject({ about: 'Lorato Dube', detail: { role: 'clerk' } });
    expect(JSON.stringify(created!.detail)).not.toContain('Lorato');
    const registered = (await asked('client.registered')).find((one) => one.detail['clientId'] === clientId);
    expect(registered?.about).toBe(test.station.access.find(clientId)!.name);
  });

  it('the list of cases is a file for whoever may read cases, with the filters of the screen', async () => {
    const headers = { Cookie: cookie };
    const answer = await test.ask('GET', '/operator/cases/list.csv?state=open&order=oldest', { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toContain('netefatsa-cases.csv');
    expect(answer.text).toContain('case_id,opened,');
    const refused = await test.ask('GET', '/operator/cases/list.csv?state=burnt', { headers });
    expect(refused.status).toBe(400);
  });

  it('the whole log is exported, a line for each record and one for the head', async () => {
    const { status, text } = await test.ask('GET', '/operator/audit/export.jsonl', {
      headers: { Cookie: cookie },
    });
    expect(status).toBe(200);
    const [head, ...records] = text.trimEnd().split('\n');
    expect(JSON.parse(head!)).toMatchObject({ from: 1, to: records.length });
    expect(records.at(-1)).toContain('audit.exported');
  });

  it('set-up and sign-in are refused when another site sends them', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const json = { name: 'Kagiso Mmusi', password: 'a river in the sand' };
    for (const place of ['/operator/session', '/operator/set-up'])
      expect((await test.ask('POST', place, { json, headers })).status, place).toBe(403);
  });

  it('the cookie is HttpOnly and SameSite=Strict, and sent to these routes only', async () => {
    const answer = await test.ask('POST', '/operator/session', {
      json: { name: 'Kagiso Mmusi', password: 'a river in the sand' },
    });
    const set = answer.headers.get('set-cookie')!;
    expect(set).toMatch(/HttpOnly/i);
    expect(set).toMatch(/SameSite=Strict/i);
    expect(set).toMatch(/Path=\/operator/i);
  });
});

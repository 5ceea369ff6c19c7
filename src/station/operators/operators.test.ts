import { afterEach, describe, expect, it } from 'vitest';
import type { OperatorAccount, OperatorRole } from '../../contract/people.ts';
import type { Station, StationOptions } from '../station.ts';
import { stationFor } from '../verification/verification.fixture.ts';
import { csrfMatches } from './operator-session.ts';

let remove: () => Promise<void> = async () => undefined;
afterEach(() => remove());
const MINUTE = 60_000;

async function begin(more: Partial<StationOptions> = {}): Promise<{
  station: Station;
  time: { now: number };
  administrator: OperatorAccount;
  add(name: string, role: OperatorRole): Promise<OperatorAccount>;
}> {
  const made = await stationFor({}, more);
  remove = made.remove;
  const { operators } = made.station;
  const administrator = await operators.setUp({ name: 'Administrator', password: 'correct horse' });
  return {
    ...made,
    administrator,
    add: (name, role) => operators.create(administrator, { name, role, password: 'battery staple' }),
  };
}
const actions = (station: Station): string[] =>
  station.audit.list({ action: 'operator.', order: 'oldest' }).map((record) => record.action);

describe('accounts', () => {
  it('the first start makes one administrator, once', async () => {
    const { station } = await begin();
    await expect(
      station.operators.setUp({ name: 'Another', password: 'correct horse' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('somebody added from the command line before does not stand in the way of the first administrator', async () => {
    const made = await stationFor({});
    remove = made.remove;
    const { operators } = made.station;
    await operators.create(
      { id: 'command-line', name: 'command line', role: 'administrator' },
      { name: 'Clerk', role: 'clerk', password: 'battery staple' },
    );
    expect(operators.isSetUp()).toBe(false);
    await operators.setUp({ name: 'Administrator', password: 'correct horse' });
    expect(operators.isSetUp()).toBe(true);
  });

  it('names are unique whatever their case; only an administrator makes accounts', async () => {
    const { station, add } = await begin();
    const clerk = await add('Neo Example', 'clerk');
    await expect(add('NEO EXAMPLE', 'clerk')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(
      station.operators.create(clerk, { name: 'Friend', password: 'battery staple', role: 'supervisor' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('the only administrator can neither be disabled nor demoted', async () => {
    const { station, administrator } = await begin();
    await expect(
      station.operators.change(administrator, administrator.id, { disabled: true }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(
      station.operators.change(administrator, administrator.id, { role: 'clerk' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('passwords are kept as argon2id only, at the cost that OWASP asks for', async () => {
    const { station } = await begin({ passwordCost: undefined });
    const hashes = station.store.database
      .prepare<[], string>('SELECT password_hash FROM operators')
      .pluck()
      .all();
    expect(hashes).toHaveLength(1);
    expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('sessions', () => {
  it('sign-in gives a token that only its hash is kept of; sign-out ends it', async () => {
    const { station } = await begin();
    const { token, session } = await station.operators.signIn('administrator', 'correct horse');
    expect(session.operator.role).toBe('administrator');
    expect(
      station.store.database
        .prepare<[], Buffer>('SELECT token_hash FROM operator_sessions')
        .pluck()
        .get()!
        .toString(),
    ).not.toContain(token);
    expect(csrfMatches(session, session.csrfToken)).toBe(true);
    expect(csrfMatches(session, 'x')).toBe(false);
    station.operators.signOut(token);
    expect(station.operators.session(token)).toBeNull();
    expect(actions(station)).toEqual(['operator.created', 'operator.signed-in', 'operator.signed-out']);
  });

  it('a wrong name and a wrong password are answered alike', async () => {
    const { station } = await begin();
    const wrong = await station.operators
      .signIn('Administrator', 'wrong')
      .catch((error: Error) => error.message);
    const unknown = await station.operators
      .signIn('Nobody Here', 'wrong')
      .catch((error: Error) => error.message);
    expect(unknown).toBe(wrong);
    expect(JSON.stringify(station.audit.list())).not.toContain('Nobody Here');
  });

  it('a flood of sign-ins waits in turn, is bounded, and leaves a few records', async () => {
    const { station } = await begin();
    const flood = await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) => station.operators.signIn(`Nobody ${i}`, 'wrong')),
    );
    const codes = flood.map((one) =>
      one.status === 'rejected' ? (one.reason as { code: string }).code : '',
    );
    expect(new Set(codes)).toEqual(new Set(['UNAUTHORIZED', 'RATE_LIMITED']));
    expect(codes.filter((code) => code === 'UNAUTHORIZED')).toHaveLength(8);
    await expect(station.operators.signIn('Administrator', 'correct horse')).resolves.toBeTruthy();
    const before = station.audit.list({ action: 'operator.sign-in-refused', limit: 1_000 }).length;
    for (let i = 0; i < 8; i++) await station.operators.signIn('Nobody', 'wrong').catch(() => undefined);
    const after = station.audit.list({ action: 'operator.sign-in-refused', limit: 1_000 }).length;
    expect(after - before).toBeLessThan(8);
  });

  it('five wrong passwords lock out for 15 minutes, even with the right one', async () => {
    const { station, time, add } = await begin();
    await add('Neo Example', 'clerk');
    for (let i = 0; i < 5; i++)
      await expect(station.operators.signIn('Neo Example', 'wrong')).rejects.toMatchObject({
        code: 'UNAUTHORIZED',
      });
    await expect(station.operators.signIn('Neo Example', 'battery staple')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { reason: 'LOCKED_OUT', retryAfterSeconds: 900 },
    });
    time.now += 15 * MINUTE + 1;
    await expect(station.operators.signIn('Neo Example', 'battery staple')).resolves.toBeTruthy();
    expect(actions(station)).toContain('operator.locked-out');
  });

  it('the only administrator is never shut out, however much is guessed: she waits some seconds', async () => {
    const { station, add } = await begin();
    const guess = (times: number) =>
      Promise.allSettled(
        Array.from({ length: times }, () => station.operators.signIn('Administrator', 'wrong')),
      );
    await guess(6);
    expect(actions(station)).toContain('operator.locked-out');
    const begun = performance.now();
    const [, right] = await Promise.all([
      guess(5),
      station.operators.signIn('Administrator', 'correct horse'),
    ]);
    expect(right.session.operator.role).toBe('administrator');
    expect(performance.now() - begun).toBeGreaterThan(3_500);
    // With a second administrator there is somebody to ask, and the lock-out is whole.
    await add('Second', 'administrator');
    await guess(6);
    await expect(station.operators.signIn('Administrator', 'correct horse')).rejects.toMatchObject({
      details: { reason: 'LOCKED_OUT' },
    });
  });

  it('several administrators are not shut out by guessing at all of them: the first who waits is in', async () => {
    const { station, add } = await begin();
    await add('Second', 'administrator');
    for (const name of ['Administrator', 'Second'])
      await Promise.allSettled(Array.from({ length: 6 }, () => station.operators.signIn(name, 'wrong')));
    const { session } = await station.operators.signIn('Second', 'battery staple');
    expect(session.operator.role).toBe('administrator');
    // Now there is somebody to ask.
    await expect(station.operators.signIn('Administrator', 'correct horse')).rejects.toMatchObject({
      details: { reason: 'LOCKED_OUT' },
    });
  });

  it('passwords tried side by side count one by one', async () => {
    const { station, add } = await begin();
    await add('Neo Example', 'clerk');
    const tried = await Promise.all(
      Array.from({ length: 8 }, () =>
        station.operators.signIn('Neo Example', 'wrong').catch((error: { code: string }) => error.code),
      ),
    );
    expect(tried.filter((code) => code === 'UNAUTHORIZED')).toHaveLength(5);
    expect(tried.filter((code) => code === 'RATE_LIMITED')).toHaveLength(3);
  });

  it('idling locks the session; the password of the same person unlocks it', async () => {
    const { station, time } = await begin();
    const { token } = await station.operators.signIn('Administrator', 'correct horse');
    time.now += 9 * MINUTE;
    expect(station.operators.session(token)?.locked).toBe(false);
    time.now += 11 * MINUTE;
    expect(station.operators.session(token)?.locked).toBe(true);
    await expect(station.operators.unlock(token, 'wrong')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect((await station.operators.unlock(token, 'correct horse')).locked).toBe(false);
    expect(station.operators.session(token)?.locked).toBe(false);
  });

  it('looking passively does not count as activity', async () => {
    const { station, time } = await begin();
    const { token } = await station.operators.signIn('Administrator', 'correct horse');
    for (let i = 0; i < 3; i++) {
      time.now += 5 * MINUTE;
      station.operators.session(token, { passive: true });
    }
    expect(station.operators.session(token)?.locked).toBe(true);
  });

  it('nobody stays signed in, or locked out, until the time a clock came from that was set back', async () => {
    const { station, time, add } = await begin();
    await add('Neo Example', 'clerk');
    const signIn = () => station.operators.signIn('Neo Example', 'battery staple');
    const away = await signIn();
    time.now -= 30 * MINUTE;
    expect(station.operators.session(away.token)?.locked).toBe(true);
    const gone = await signIn();
    for (let i = 0; i < 5; i++)
      await expect(station.operators.signIn('Neo Example', 'wrong password')).rejects.toThrow();
    await expect(signIn()).rejects.toMatchObject({ details: { reason: 'LOCKED_OUT' } });
    time.now -= 3_650 * 24 * 60 * MINUTE;
    expect(station.operators.session(gone.token)).toBeNull();
    expect((await signIn()).session.operator.name).toBe('Neo Example');
  });

  it('an own new password needs the one of until now, and ends the person’s other sessions only', async () => {
    const { station, add } = await begin();
    const { operators } = station;
    const clerk = await add('Neo Example', 'clerk');
    const here = await operators.signIn('Neo Example', 'battery staple');
    const elsewhere = await operators.signIn('Neo Example', 'battery staple');
    const other = await operators.signIn('Administrator', 'correct horse');
    const password = 'a fresh sentence';
    await expect(operators.changePassword(here.token, { current: 'wrong', password })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      details: { reason: 'WRONG_CREDENTIALS' },
    });
    expect(operators.session(elsewhere.token)).not.toBeNull();
    await operators.changePassword(here.token, { current: 'battery staple', password });
    expect(operators.session(here.token)?.operator.id).toBe(clerk.id);
    expect(operators.session(elsewhere.token)).toBeNull();
    expect(operators.session(other.token)).not.toBeNull();
    await expect(operators.signIn('Neo Example', 'battery staple')).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    await expect(operators.signIn('Neo Example', password)).resolves.toBeTruthy();
    expect(station.audit.list({ action: 'operator.changed' })).toMatchObject([
      { actor: { kind: 'operator', id: clerk.id }, details: { passwordChanged: true } },
    ]);
  });

  it('an own password is changed neither in a locked session nor in one that is over, and guesses are counted', async () => {
    const { station, add } = await begin();
    // The only administrator would not be locked out.
    await add('Second', 'administrator');
    const { operators } = station;
    const { token } = await operators.signIn('Administrator', 'correct horse');
    const right = { current: 'correct horse', password: 'a fresh sentence' };
    await expect(operators.changePassword('no such token', right)).rejects.toMatchObject({
      details: { reason: 'NO_SESSION' },
    });
    for (let i = 0; i < 5; i++)
      await expect(operators.changePassword(token, { ...right, current: 'wrong' })).rejects.toMatchObject({
        code: 'UNAUTHORIZED',
      });
    await expect(operators.changePassword(token, right)).rejects.toMatchObject({
      details: { reason: 'LOCKED_OUT' },
    });
    operators.lock(token);
    await expect(operators.changePassword(token, right)).rejects.toMatchObject({
      details: { reason: 'LOCKED' },
    });
  });

  it('disabling somebody ends the session at once', async () => {
    const { station, administrator, add } = await begin();
    const clerk = await add('Neo Example', 'clerk');
    const { token } = await station.operators.signIn('Neo Example', 'battery staple');
    await station.operators.change(administrator, clerk.id, { disabled: true });
    expect(station.operators.session(token)).toBeNull();
    await expect(station.operators.signIn('Neo Example', 'battery staple')).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ScreeningRequest } from '../../contract/screening.ts';
import { unListStation } from './screening.fixture.ts';

let test: Awaited<ReturnType<typeof unListStation>>;
const screen = (request: Record<string, unknown>) =>
  test.station.screening.screen(ScreeningRequest.parse(request), { actor: 'test', requestId: 'r-1' });

beforeAll(async () => {
  test = await unListStation();
});
afterAll(() => test.close());

describe('requests that a screening refuses', () => {
  it('calls no name clear that has no letters', async () => {
    for (const name of ['!!! ---', '😀😀', '♥♥', '👍🏽 👨‍👩‍👧'])
      await expect(screen({ name })).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('calls no person clear who is asked for by a number in the place of the name', async () => {
    for (const name of ['123456789', '12 34', '٤٥٦'])
      for (const request of [{ name }, { name, type: 'person' }])
        await expect(screen(request)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await screen({ name: '1929', type: 'company' })).toMatchObject({ outcome: 'CLEAR' });
    expect(await screen({ name: '1929', aliases: ['Neo Somebody'] })).toMatchObject({ outcome: 'CLEAR' });
  });

  it('calls nobody clear in letters that are not read, and shows what they find all the same', async () => {
    const unread = ['ネオ・モコシ', 'נאו מוכוסי', 'នេអូ', 'ኔኦ', 'นีโอ', 'नेओ', 'Neo מוכוסי'];
    for (const name of unread)
      await expect(screen({ name })).rejects.toMatchObject({
        code: 'INVALID_REQUEST',
        details: { errors: [{ field: 'name' }] },
      });
    expect(await screen({ name: 'נאו', aliases: ['Neo Somebody'] })).toMatchObject({ outcome: 'CLEAR' });
    for (const name of [
      'Нео Кгоси',
      'Νέο',
      'ნეო',
      'Նեո',
      'نيو',
      '王小明',
      '최성남',
      '𝐍𝐞𝐨 Kgosi',
      'Neo d’Or‐Nuñez ª',
    ])
      expect(await screen({ name })).toMatchObject({ outcome: 'CLEAR' });
    expect(await screen({ name: 'नेओ', documentNumber: 'ZZ0001112' })).toMatchObject({ outcome: 'REVIEW' });
  });

  it('asks for a birth that has been: one to come would speak against everybody listed', async () => {
    for (const dateOfBirth of ['2026-11-22', '2026-12', '2027', '9999-12-31'])
      await expect(screen({ name: 'Neo Somebody', dateOfBirth })).rejects.toMatchObject({
        code: 'INVALID_REQUEST',
        details: { errors: [{ field: 'dateOfBirth' }] },
      });
    expect(() => screen({ name: 'Neo Somebody', dateOfBirth: '0000' })).toThrow('Must be a date');
    for (const dateOfBirth of ['2026-11-21', '2026-11', '2026'])
      expect(await screen({ name: 'Neo Somebody', dateOfBirth })).toMatchObject({ outcome: 'CLEAR' });
  });
});

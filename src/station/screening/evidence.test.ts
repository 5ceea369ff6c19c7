import { afterAll, beforeAll, expect, it } from 'vitest';
import { unListStation } from './screening.fixture.ts';
import { W } from './weights.ts';

let test: Awaited<ReturnType<typeof unListStation>>;
const screen = (request: Record<string, unknown>) => test.screen(request);

beforeAll(async () => {
  test = await unListStation();
});
afterAll(() => test.close());

it('compares the country however a passport writes it, and says which it does not know', async () => {
  const asked = { name: 'Wrongdoer, Specimen', type: 'person' };
  for (const nationality of ['BWA', 'bwa', 'MOTSWANA / BOTSWANA', 'ZAF / BWA']) {
    const { hits, message } = await screen({ ...asked, nationality });
    expect(hits[0]!.facts, nationality).toMatchObject([{ fact: 'country', weight: W.countryShared }]);
    expect(message).not.toContain('was not compared');
  }
  for (const nationality of ['ALB', 'ZAF / ALB'])
    expect((await screen({ ...asked, nationality })).hits[0]!.facts).toMatchObject([
      { fact: 'country', weight: W.countryDiffers },
    ]);
  // Neither a country nor evidence against anybody.
  for (const nationality of ['Atlantis', 'XXA', 'ZAF / Atlantis']) {
    const { hits, message } = await screen({ ...asked, nationality });
    expect(hits[0]!.facts, nationality).toEqual([]);
    expect(message).toContain(`“${nationality.split(' / ').at(-1)}” names no single country`);
  }
});

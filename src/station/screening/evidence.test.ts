import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ScreeningRequest } from '../../contract/screening.ts';
import { by, screeningStation } from './screening.fixture.ts';
import { EXTRA, person, unList } from './un-list.fixture.ts';
import { W } from './weights.ts';

let test: Awaited<ReturnType<typeof screeningStation>>;
const screen = (request: Record<string, unknown>) =>
  test.station.screening.screen(ScreeningRequest.parse(request), { actor: 'test', requestId: 'r-1' });

beforeAll(async () => {
  test = await screeningStation({});
  const list = path.join(test.folder, 'un.xml');
  writeFileSync(list, unList(person('TSi.001', 'SPECIMEN', 'WRONGDOER', EXTRA)));
  await test.station.screening.importLists([list], {}, by);
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

import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipOf } from './lists/archive.fixture.ts';
import { by, screeningStation } from './screening.fixture.ts';

let test: Awaited<ReturnType<typeof screeningStation>>;
beforeAll(async () => {
  test = await screeningStation();
});
afterAll(() => test.close());

/** A folder such as a stick, with these files. */
function stick(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(path.join(test.folder, 'stick-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return folder;
}
const take = (files: Readonly<Record<string, string | Buffer>>, list?: string) =>
  test.station.screening.importLists([stick(files)], { date: '2026-11-20', ...(list ? { list } : {}) }, by);
const UN =
  '<CONSOLIDATED_LIST dateGenerated="2026-11-20T00:00:00Z"><ENTITIES><ENTITY><FIRST_NAME>SPECIMEN FRONT</FIRST_NAME><REFERENCE_NUMBER>QDe.1</REFERENCE_NUMBER></ENTITY></ENTITIES></CONSOLIDATED_LIST>';

describe('an import of several files', () => {
  it('says what every file was taken for, and which were left', async () => {
    const { lists, left } = await take({
      'un.xml': UN,
      'photo.txt': 'nothing of the kind',
      'foreign.csv': 'name,risk_score,source\nSpecimen Wrongdoer,9,somewhere\n',
      'sanctionsconlist.csv':
        'Last Updated,13/04/2018\nName 6,Name 1,Name 2,Title,Group Type,Alias Type,Regime,Listed On,Last Updated,Group ID\nX,Y,,,Individual,AKA,Z,1,2,3\n',
      '.hidden': 'of a system',
    });
    expect(lists).toMatchObject([
      {
        list: 'un',
        format: 'un-consolidated-xml',
        files: ['un.xml'],
        entries: 1,
        names: 1,
        identifiers: 0,
        losses: {},
      },
    ]);
    expect(left.map(({ file, reason }) => `${file} ${reason}`)).toEqual([
      'sanctionsconlist.csv CLOSED',
      'foreign.csv NOT_RECOGNISED',
      'photo.txt NOT_RECOGNISED',
    ]);
    expect(left.find(({ file }) => file === 'foreign.csv')!.message).toContain('risk_score, source');
  });

  it('names the folders inside a folder, and says so where there is nothing else', async () => {
    const folder = stick({ 'un.xml': UN.replace('QDe.1', 'QDe.2') });
    for (const name of ['ofac', 'System Volume Information']) mkdirSync(path.join(folder, name));
    symlinkSync(path.join(folder, 'gone'), path.join(folder, 'leads-nowhere'));
    const { lists, left } = await test.station.screening.importLists([folder], { anyway: true }, by);
    expect(lists.map(({ list }) => list)).toEqual(['un']);
    expect(left.map(({ file, reason, message }) => `${file} ${reason} ${message}`)).toEqual([
      expect.stringContaining(
        'leads-nowhere NOT_OPENED This is a link to a file that is not there:',
      ) as string,
      'ofac NOT_OPENED This is a folder: import it by itself.',
    ]);
    const outer = stick({});
    mkdirSync(path.join(outer, 'lists'));
    await expect(test.station.screening.importLists([outer], {}, by)).rejects.toThrow(
      /lists: This is a folder/,
    );
  });

  it('names links that lead nowhere where there is nothing else, also in a circle', async () => {
    const folder = stick({});
    symlinkSync(path.join(folder, 'gone.csv'), path.join(folder, 'pip.csv'));
    symlinkSync(path.join(folder, 'round.csv'), path.join(folder, 'round.csv'));
    await expect(test.station.screening.importLists([folder], {}, by)).rejects.toThrow(
      /pip.csv: This is a link .* round.csv: This is a link/,
    );
  });

  it("keeps two lists of a bank's own beside each other, also when they come one after the other", async () => {
    const pip = 'id,name,kind\nP1,Specimen Minister,pip\n';
    const { lists } = await take({
      'pip-2026-10.csv': pip,
      'blocklist.csv': 'id,name\nP1,Specimen Debtor\n',
    });
    expect(lists.map(({ list }) => list).sort()).toEqual(['own', 'own-pip']);
    // Next month's file takes the place of the one called alike.
    const later = await take({ 'pip-2026-11.csv': pip.replace('Minister', 'Mayor') });
    expect(later.lists).toMatchObject([{ list: 'own-pip' }]);
    expect(await test.screen({ name: 'Specimen Debtor' })).toMatchObject({ outcome: 'MATCH' });
    expect(await test.screen({ name: 'Specimen Mayor' })).toMatchObject({ outcome: 'MATCH' });
    const named = await take({ 'anything.csv': 'id,name\n1,Specimen Debtor\n' }, 'own');
    expect(named.lists).toMatchObject([{ list: 'own' }]);
  });

  it('takes one of two files of the same list, and no identifier for several lists', async () => {
    const { lists, left } = await take({ 'a.xml': UN, 'b.xml': UN.replace('FRONT', 'BANK') });
    expect(lists).toHaveLength(1);
    expect(left).toMatchObject([{ file: 'b.xml', reason: 'SAME_LIST' }]);
    await expect(take({ 'a.xml': UN, 'c.csv': 'name\nSpecimen\n' }, 'one')).rejects.toThrow('several lists');
  });

  it('takes the other lists of a stick when one is refused, and names that one', async () => {
    const pep = (names: number) =>
      'id,name,kind\n' + Array.from({ length: names }, (_, i) => `E${i},Specimen Holder ${i},pep\n`).join('');
    await take({ 'pep-2026-10.csv': pep(60) }, 'own-pep');
    await take({ 'un.xml': UN });
    const files = {
      'pep-2026-11.csv': pep(6),
      'un.xml': UN.replace('FRONT', 'AFTERWARDS'),
    };
    const { lists, left } = await take(files);
    expect(lists.map(({ list }) => list)).toEqual(['un']);
    expect(left).toMatchObject([
      {
        file: 'pep-2026-11.csv',
        reason: 'REFUSED',
        message: expect.stringContaining('only 6 entries instead of 60') as string,
      },
    ]);
    expect(await test.screen({ name: 'Specimen Afterwards' })).toMatchObject({ outcome: 'MATCH' });
    await expect(take({ 'pep-2026-11.csv': pep(6) })).rejects.toMatchObject({
      message: expect.stringMatching(/^pep-2026-11\.csv: There are only 6 entries/) as string,
      details: { reason: 'EDITION_SMALLER' },
    });
  });

  it('refuses a closed list by its name, and a file that is no list', async () => {
    await expect(
      take({ 'conlist.csv': 'Last Updated,1\nName 6,Name 1,Group Type,Group ID\nX,Y,Individual,1\n' }),
    ).rejects.toThrow('conlist.csv: This is the consolidated list of OFSI, which was closed');
    await expect(take({ 'x.csv': 'name,colour\nA,red\n' })).rejects.toThrow(
      'does not have these columns: colour',
    );
  });
});

describe('an archive', () => {
  it('is opened, and its files are taken as if they lay there', async () => {
    const { lists } = await take({ 'UN.ZIP': zipOf({ 'UN_list.xml': UN.replace('QDe.1', 'QDe.7') }) });
    expect(lists).toMatchObject([{ list: 'un', entries: 1 }]);
  });

  it('that is cut off, or unpacks to more than it says, changes nothing', async () => {
    const whole = zipOf({ 'un.xml': UN });
    await expect(take({ 'cut.zip': whole.subarray(0, whole.length - 30) })).rejects.toThrow(
      'cut.zip ends in the middle',
    );
    await expect(take({ 'more.zip': zipOf({ 'un.xml': UN }, 20) })).rejects.toThrow('more.zip is damaged');
  });
});

describe('a number', () => {
  it('is asked for without a name, and finds who is listed with it', async () => {
    await test.publish(
      'numbers',
      ['1,Specimen Holder,1970-01-01,ZZ 777-0001'],
      'id,name,date_of_birth,document_number',
    );
    for (const asked of [
      { documentNumber: 'zz7770001' },
      { name: 'Entirely Different', documentNumber: 'ZZ.777.0001' },
    ]) {
      const { outcome, hits } = await test.screen(asked);
      expect(outcome).toBe('REVIEW');
      expect(hits[0]!.explanation.map(({ sentence }) => sentence).join(' ')).toContain(
        'The document number is the same: ZZ 777-0001. It is listed under another name.',
      );
    }
    expect(await test.screen({ documentNumber: 'ZZ7770002' })).toMatchObject({ outcome: 'CLEAR' });
    await expect(test.screen({ documentNumber: '123' })).rejects.toThrow('too short');
  });
});

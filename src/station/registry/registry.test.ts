import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StationConfig } from '../../contract/config.ts';
import { systemActor } from '../actor.ts';
import { noEngine } from '../no-engine.fixture.ts';
import { createStation, type Station } from '../station.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-registry-'));
const caller = { actor: 'test', requestId: 'r-1' };
const by = systemActor('test');
const write = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

let station: Station;
beforeAll(async () => {
  station = await createStation({
    dataFolder: path.join(folder, 'data'),
    config: StationConfig.parse({ engine: { processes: 1 } }),
    startEngine: noEngine,
    logger: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await station.close();
  rmSync(folder, { recursive: true, force: true });
});

const CSV = `UIN,Company Name,Company Status,Incorporation Date,Registered Office Address,Directors
BW00001234567,Kgale Specimen Trading (Pty) Ltd,Registered,12 May 2015,"Plot 1234, Extension 10, Gaborone",Thabo Example; Neo Kagiso Specimen
BW00007654321,Tuli Specimen Holdings Limited,Removed,1 Jan 2001,"Plot 9, Lobatse",
CO2001/1234,Letlhakeng Specimen Farms,Registered,3 May 2001,"Plot 7, Letlhakeng",
CO20/0177,Ghanzi Specimen Ranch,Registered,3 May 2020,"Plot 8, Ghanzi",
CO2001/77,Maun Specimen Tours,Registered,3 May 2001,"Plot 9, Maun",
CO98/456,Shoshong Specimen Stores,Registered,3 May 1998,"Plot 11, Shoshong",
CO200/177,Maun Specimen Boats,Registered,3 May 2001,"Plot 10, Maun",`;

describe('the copy of the companies register', () => {
  it('refuses to answer without a copy, and never says that a company does not exist', async () => {
    await expect(
      station.registry.verify({ companyName: 'Kgale Specimen Trading' }, caller),
    ).rejects.toMatchObject({ code: 'REGISTER_MISSING' });
  });

  it('a file of anything but companies, or a date that is none, changes nothing', async () => {
    for (const text of ['[null]', '[1, 2]', '{"uin": "BW1"}\nnot JSON'])
      await expect(
        station.registry.importCopy(write('bad.json', text), { date: '2026-11-01', source: 'test' }, by),
      ).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    await expect(
      station.registry.importCopy(write('copy.csv', CSV), { date: '2026-02-30', source: 'test' }, by),
    ).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect(station.registry.copy()).toBeNull();
  });

  it('compares field by field', async () => {
    await station.registry.importCopy(
      write('copy.csv', CSV),
      { date: '2026-11-01', source: 'test export' },
      by,
    );
    const answer = await station.registry.verify(
      {
        registrationNumber: 'bw 00001234567',
        companyName: 'KGALE SPECIMEN TRADING PROPRIETARY LIMITED',
        registrationDate: '2015-05-12',
        registeredAddress: 'Plot 1234 Ext 10 Gaborone',
        directors: ['Specimen Neo', 'Somebody Else'],
      },
      caller,
    );
    expect(answer.outcome).toBe('DIFFERS');
    expect(Object.fromEntries(answer.comparisons.map((c) => [c.field, c.outcome]))).toEqual({
      companyName: 'match',
      registrationNumber: 'match',
      registrationDate: 'match',
      registeredAddress: 'match',
      companyStatus: 'not-given',
      directors: 'differs',
    });
  });

  it.each([
    ['CO 2001 1234', 'Letlhakeng Specimen Farms'],
    ['co-2001-1234', 'Letlhakeng Specimen Farms'],
    ['CO2001 – 1234', 'Letlhakeng Specimen Farms'],
    ['CO20011234', 'Letlhakeng Specimen Farms'],
    ['CO2001/77', 'Maun Specimen Tours'],
    ['C02001/1234', 'Letlhakeng Specimen Farms'],
    ['CO2001\\1234', 'Letlhakeng Specimen Farms'],
    ['Co. No. 2001/1234', 'Letlhakeng Specimen Farms'],
    ['CO1998/456', 'Shoshong Specimen Stores'],
    ['98/456', 'Shoshong Specimen Stores'],
  ])('finds %s however its slash is written', async (registrationNumber, companyName) => {
    expect(await station.registry.verify({ registrationNumber, companyName }, caller)).toMatchObject({
      outcome: 'VERIFIED',
      company: { companyName },
    });
  });

  it('does not choose between two numbers that only a slash tells apart, nor take one with its slash elsewhere', async () => {
    for (const registrationNumber of ['CO200177', 'CO 2001 77', 'CO2/001234', 'CO2001/0177'])
      expect(await station.registry.verify({ registrationNumber }, caller), registrationNumber).toMatchObject(
        {
          outcome: 'NOT_IN_COPY',
        },
      );
  });

  it('finds a firm under the name it trades under and its own, and says when only the number is another', async () => {
    const named = { companyName: 'Kgale Corner Shop t/a Kgale Specimen Trading (Pty) Ltd' };
    expect(await station.registry.verify(named, caller)).toMatchObject({
      outcome: 'VERIFIED',
      company: { registrationNumber: 'BW00001234567' },
    });
    const asked = { companyName: 'Kgale Specimen Trading', registrationNumber: 'BW00009999999' };
    expect(await station.registry.verify(asked, caller)).toMatchObject({
      outcome: 'NOT_IN_COPY',
      message:
        'This number is not in the copy of 2026-11-01. A company of this name has another number in it.',
    });
  });

  it.each([{ companyName: '…!' }, { registrationNumber: '---' }])(
    'refuses %o, which no register can hold',
    async (request) => {
      await expect(station.registry.verify(request, caller)).rejects.toMatchObject({
        code: 'INVALID_REQUEST',
      });
    },
  );

  it('finds by name, offers similar names, and dates its ignorance', async () => {
    expect(await station.registry.verify({ companyName: 'Tuli Specimen Holdings' }, caller)).toMatchObject({
      outcome: 'NOT_ACTIVE',
      company: { status: 'Removed' },
      message: expect.stringContaining('but the company is not active. Its status is Removed.') as string,
    });
    const unknown = await station.registry.verify({ companyName: 'Tuli Specimen Farms' }, caller);
    expect(unknown.outcome).toBe('NOT_IN_COPY');
    expect(unknown.candidates[0]).toMatchObject({ registrationNumber: 'BW00007654321' });
    expect(unknown.message).toContain('does not mean that the company does not exist');
  });

  it('reads JSON with a mapping and changes nothing when a row is wrong', async () => {
    const mapping = { registrationNumber: 'Nomoro', companyName: 'Leina' };
    await expect(
      station.registry.importCopy(
        write('bad.json', '[{"Nomoro":"BW00000000001"}]'),
        { date: '2026-11-02', source: 'x', mapping },
        by,
      ),
    ).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect(station.registry.copy()).toMatchObject({ date: '2026-11-01', companies: 7 });
    await station.registry.importCopy(
      write(
        'good.json',
        '[{"Nomoro":"BW00000000001","Leina":"Pula Specimen CC"},{"Nomoro":"BW00000000002","Leina":"Moremi Baobab Lodge"}]',
      ),
      { date: '2026-11-02', source: 'x', mapping },
      by,
    );
    expect(station.registry.copy()).toMatchObject({ date: '2026-11-02', companies: 2 });
    // Names of the copy before were looked up in the tests above.
    const byName = async (companyName: string) =>
      (await station.registry.verify({ companyName }, caller)).outcome;
    expect(await byName('Moremi Baobab Lodge')).toBe('VERIFIED');
    expect(await byName('Tuli Specimen Holdings')).toBe('NOT_IN_COPY');
  });
});

describe('names, numbers and statuses', () => {
  const ROWS = `UIN,Company Name,Company Status,Directors
BW00000000010,Marula Specimen Trading (Pty) Ltd,Registered,Neo Specimen
BW00000000010,Marula Specimen Trading (Pty) Ltd,Registered,Thabo Specimen
BW00000000011,Sechaba Specimen Farms CC,Strike-off initiated,
BW00000000012,Pula Specimen Caf\u00e9 (Pty) Ltd,Migrated,
BW00000000013,Kgale Specimen Lodge,Dissolved,Lorato Specimen
BW00000000014,Kgale Specimen Lodge,Active,Kabo Specimen
BW00000000015,Nata Specimen Salt,,`;
  const ask = (request: Parameters<Station['registry']['verify']>[0]) =>
    station.registry.verify(request, caller);
  const outcomeOf = async (request: Parameters<typeof ask>[0]) => (await ask(request)).outcome;

  beforeAll(async () => {
    const file = path.join(folder, 'statuses.csv');
    writeFileSync(file, Buffer.from(ROWS, 'latin1'));
    const copy = await station.registry.importCopy(file, { date: '2026-11-03', source: 'x' }, by);
    expect(copy.companies).toBe(6);
  });

  it('unites the rows of one company, and reads what a spreadsheet saved', async () => {
    const { company } = await ask({ registrationNumber: 'BW00000000010' });
    expect(company!.directors).toEqual(['Neo Specimen', 'Thabo Specimen']);
    expect((await ask({ registrationNumber: 'BW00000000012' })).company!.companyName).toContain('Caf\u00e9');
  });

  it('calls verified only what is known to be active', async () => {
    expect(await outcomeOf({ registrationNumber: 'BW00000000011' })).toBe('NOT_ACTIVE');
    expect(await outcomeOf({ registrationNumber: 'BW00000000012' })).toBe('STATUS_UNCLEAR');
    const unsaid = await ask({ registrationNumber: 'BW00000000015' });
    expect(unsaid.message).toContain('does not say whether it is active');
    const status = { registrationNumber: 'BW00000000010', companyStatus: 'Active' };
    expect(await outcomeOf(status)).toBe('VERIFIED');
    expect(await outcomeOf({ ...status, companyStatus: 'Dormant' })).toBe('DIFFERS');
  });

  it.each(['UIN: BW00000000010', 'BWOOOOOOOOO1O', '00000000010', 'Reg. No. BW 0000 0000 010'])(
    'finds the number in %s',
    async (registrationNumber) => expect(await outcomeOf({ registrationNumber })).toBe('VERIFIED'),
  );

  it('compares a business number beside the registration number, and looks it up when it comes alone', async () => {
    expect(await outcomeOf({ binNumber: 'BW00000000010' })).toBe('VERIFIED');
    const both = { registrationNumber: 'BW00000000010', binNumber: 'BW00000000099' };
    expect(await ask(both)).toMatchObject({
      outcome: 'DIFFERS',
      message: expect.stringContaining('these differ: binNumber.') as string,
    });
  });

  it('takes neither another letter nor another legal form for the same name', async () => {
    const named = (companyName: string) => ask({ registrationNumber: 'BW00000000010', companyName });
    expect((await named('Marula Specimen Trading Limited')).outcome).toBe('VERIFIED');
    expect((await named('MARULA SPECIMEN TRADING PROPRIETARY LIMITED')).outcome).toBe('VERIFIED');
    const letter = await named('Marala Specimen Trading (Pty) Ltd');
    expect(letter.outcome).toBe('DIFFERS');
    expect(letter.comparisons[0]!.explanation).toContain('nearly');
    const form = await named('Marula Specimen Trading CC');
    expect(form.comparisons[0]).toMatchObject({
      outcome: 'differs',
      explanation: expect.stringContaining('another legal form') as string,
    });
    expect(await ask({ companyName: 'Marala Specimen Trading' })).toMatchObject({
      outcome: 'NOT_IN_COPY',
      candidates: [{ registrationNumber: 'BW00000000010' }],
    });
  });

  it('does not choose between companies of one name unless something given tells them apart', async () => {
    const companyName = 'Kgale Specimen Lodge';
    const asked = await ask({ companyName });
    expect(asked).toMatchObject({ outcome: 'AMBIGUOUS', company: null });
    expect(asked.candidates.map((c) => c.status)).toEqual(
      expect.arrayContaining(['Dissolved', 'Active']) as string[],
    );
    expect(await ask({ companyName, directors: ['Lorato Specimen'] })).toMatchObject({
      outcome: 'NOT_ACTIVE',
      company: { registrationNumber: 'BW00000000013' },
    });
  });

  it('takes an older copy only when somebody says so', async () => {
    const offer = (more = {}) =>
      station.registry.importCopy(write('older.csv', CSV), { date: '2026-10-01', source: 'x', ...more }, by);
    await expect(offer()).rejects.toMatchObject({ details: { reason: 'EDITION_OLDER' } });
    expect(station.registry.copy()!.date).toBe('2026-11-03');
    expect((await offer({ anyway: true })).date).toBe('2026-10-01');
    await station.registry.importCopy(
      write('pula.csv', 'UIN,Name\nBW00000000001,Pula Specimen CC'),
      { date: '2026-11-04', source: 'x' },
      by,
    );
  });
});

describe('onboarding', () => {
  it('derives its steps from the results in the case', async () => {
    const started = station.onboarding.start('company', by, 'Clerk');
    expect(started).toMatchObject({ summary: 'open', next: 'entity' });
    await station.registry.verify({ companyName: 'Pula Specimen CC' }, { ...caller, caseId: started.caseId });
    const later = station.onboarding.status(started.caseId);
    expect(later.steps.find((s) => s.id === 'registry')).toMatchObject({ state: 'done' });
    expect(later.steps.find((s) => s.id === 'screening')).toMatchObject({ state: 'pending' });
  });

  it('says why a step needs attention, in the words of its result', async () => {
    const { caseId } = station.onboarding.start('person', by, 'Clerk');
    station.cases.results.add({
      id: station.newId(),
      caseId,
      kind: 'liveness',
      createdAt: '2026-11-21T08:00:00.000Z',
      body: { status: 'FAILED', isLive: false, confidence: 20, reasons: ['FACE_IS_FLAT'] },
    });
    const { summary, sentence, steps } = station.onboarding.status(caseId);
    expect(summary).toBe('attention');
    expect(sentence).toBe('The face check was not passed (face is flat).');
    expect(steps.find((step) => step.id === 'liveness')).toMatchObject({ state: 'attention', sentence });
  });
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Labels } from '../../contract/picture-labels.ts';
import type { CONSENT_PURPOSES } from '../../contract/retention.ts';
import { begin, type Begun } from '../retention/retention.fixture.ts';
import { exportPictures } from './export-pictures.ts';
import { openPictureSet } from './picture-set.ts';

const PASSPHRASE = 'a set of nine words that nobody guesses';
/** The beginning of a PDF, and something that tells one from another. */
const paper = (content: string): string => `%PDF-1.7 ${content}`;

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const allowing = ({ station }: Begun): Begun['station'] => ({
  ...station,
  config: { ...station.config, measurement: { exportPictures: true } },
});

/** A decided case whose customer agreed to these purposes; returns what withdraws it. */
async function consented(
  made: Begun,
  purposes: (typeof CONSENT_PURPOSES)[number][],
  content = 'one',
): Promise<{ caseId: string; withdraw(): void }> {
  const { station, administrator, newCase } = made;
  const caseId = await newCase(paper(content));
  const { consent } = station.retention;
  if (consent.texts().length === 0)
    consent.publish(
      { version: '1', language: 'en', text: 'You may measure with my pictures.' },
      administrator,
    );
  const { id } = consent.record(
    { caseId, version: '1', language: 'en', purposes, givenBy: 'customer', method: 'signed' },
    administrator,
  );
  station.cases.work.correct(
    caseId,
    { document: 0, field: 'fullName', value: 'KAGO PUT-RIGHT' },
    administrator,
  );
  station.store.database.prepare("UPDATE cases SET state = 'accepted' WHERE id = ?").run(caseId);
  return { caseId, withdraw: () => consent.withdraw(id, administrator) };
}

describe('pictures to measure on', () => {
  it('are written encrypted, with what staff corrected, and opened for the bench', async () => {
    const made = await begin();
    await consented(made, ['quality-measurement', 'screening']);
    const file = path.join(folder, 'set');
    const options = { file, passphrase: PASSPHRASE, by: made.administrator };
    expect(await exportPictures(allowing(made), options)).toEqual({ cases: 1, files: 1, leftOut: 0 });
    const sealed = readFileSync(file, 'latin1');
    expect(sealed).not.toContain('PUT-RIGHT');
    expect(sealed).not.toContain('%PDF');

    const opened = path.join(folder, 'opened');
    expect(await openPictureSet(file, PASSPHRASE, opened)).toBe(1);
    const [label] = Labels.parse(JSON.parse(readFileSync(path.join(opened, 'labels.json'), 'utf8')));
    expect(label).toMatchObject({
      files: ['0001-1.pdf'],
      category: 'IDENTITY',
      documents: [{ type: 'OMANG', fields: { fullName: 'KAGO PUT-RIGHT' } }],
      refused: false,
    });
    expect(readFileSync(path.join(opened, '0001-1.pdf'), 'latin1')).toContain('%PDF');
    await expect(openPictureSet(file, PASSPHRASE, opened)).rejects.toThrow('exists already');
    await expect(
      openPictureSet(file, 'another passphrase of length', path.join(folder, 'b')),
    ).rejects.toThrow();

    const record = made.station.audit.list().find(({ action }) => action === 'pictures.exported');
    expect(record).toMatchObject({
      action: 'pictures.exported',
      details: { cases: 1, files: 1, leftOut: 0 },
    });
  });

  it('are those of customers who agreed to it, and did not withdraw', async () => {
    const made = await begin();
    await consented(made, ['identity-verification', 'record-keeping'], 'without');
    (await consented(made, ['quality-measurement'], 'withdrawn')).withdraw();
    const open = await consented(made, ['quality-measurement'], 'not decided');
    made.station.store.database.prepare("UPDATE cases SET state = 'open' WHERE id = ?").run(open.caseId);
    const options = { file: path.join(folder, 'set'), passphrase: PASSPHRASE, by: made.administrator };
    expect(await exportPictures(allowing(made), options)).toEqual({ cases: 0, files: 0, leftOut: 0 });
  });

  it('are not exported where the setting is off, as it is at first, nor by a clerk', async () => {
    const made = await begin();
    const options = { file: path.join(folder, 'set'), passphrase: PASSPHRASE, by: made.administrator };
    await expect(exportPictures(made.station, options)).rejects.toThrow('is off');
    const clerk = { ...made.administrator, role: 'clerk' as const };
    await expect(exportPictures(allowing(made), { ...options, by: clerk })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

import { pino } from 'pino';
import { expect, it } from 'vitest';
import { StationConfig } from '../../contract/config.ts';
import { createStation } from '../station.ts';
import { readKeyring } from '../store/keyring.ts';
import { keychainKeySource } from '../store/key-sources.ts';
import { omangRead, stationFor } from '../verification/verification.fixture.ts';
import { requestRotation, rotationRequested } from './rotation-request.ts';

/** In the place of Electron's `safeStorage`: the real one needs a desktop. */
const keychain = () =>
  keychainKeySource({
    encryptString: (text) => Buffer.from(`sealed ${text}`),
    decryptString: (sealed) => sealed.toString('utf8').slice('sealed '.length),
  });

it('keys that were asked to change are changed at the next start, and kept where they were', async () => {
  const first = await stationFor({ verify: () => omangRead() }, { keySource: keychain() });
  const { caseId } = await first.station.verification.verify({
    files: [{ name: 'omang.jpg', bytes: Buffer.from('\xff\xd8\xff of an upload', 'latin1') }],
    category: 'IDENTITY',
    mode: 'BATCH',
    actor: { kind: 'client', id: 'bank' },
  });
  const before = readKeyring(first.folder)!;
  requestRotation(first.folder);
  await first.station.close();
  const station = await createStation({
    dataFolder: first.folder,
    config: StationConfig.parse({ engine: { processes: 1 } }),
    keySource: keychain(),
    logger: pino({ level: 'silent' }),
    changesAtStart: true,
  });
  try {
    const after = readKeyring(first.folder)!;
    expect(after.database).not.toBe(before.database);
    expect(after.slots).toHaveLength(1);
    expect(after.slots[0]!.wrapped).not.toBe(before.slots[0]!.wrapped);
    expect(rotationRequested(first.folder)).toBe(false);
    expect(station.cases.files.read(caseId!, 'source', 0).name).toBe('omang.jpg');
    expect(station.audit.list({ order: 'oldest' }).map((r) => r.action)).toContain('keys.rotated');
  } finally {
    await station.close();
    await first.remove();
  }
});

it('keys that cannot be changed now do not keep the counter closed: the log says why, the next start tries again', async () => {
  const first = await stationFor({ verify: () => omangRead() }, { keySource: keychain() });
  const open = () =>
    createStation({
      dataFolder: first.folder,
      config: StationConfig.parse({ engine: { processes: 1 } }),
      keySource: keychain(),
      logger: pino({ level: 'silent' }),
      changesAtStart: true,
    });
  requestRotation(first.folder);
  // Another program has the folder open.
  const beside = await open();
  try {
    const [told] = beside.audit.list({ action: 'keys.rotated' });
    expect(told).toMatchObject({ outcome: 'failure', details: { reason: 'CONFLICT' } });
    expect(rotationRequested(first.folder)).toBe(true);
    await beside.close();
    await first.station.close();
    const alone = await open();
    expect(rotationRequested(first.folder)).toBe(false);
    await alone.close();
  } finally {
    await first.remove();
  }
}, 40_000);

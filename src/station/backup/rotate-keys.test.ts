import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { referencedBlobs } from '../store/blob-references.ts';
import { keychainKeySource, passphraseKeySource, renewedFileKeySource } from '../store/key-sources.ts';
import { actor, filled, fresh, keyOf, open, removeFolders } from './folders.fixture.ts';
import { rotateKeys } from './rotate-keys.ts';

afterAll(removeFolders);

describe('keys', () => {
  it('rotation changes every key, keeps everything, and retires the signing key', async () => {
    const { station, folder, caseId } = await filled();
    const before = {
      head: station.audit.head(),
      key: readFileSync(path.join(folder, 'station.key'), 'utf8'),
      database: Buffer.from(station.store.key),
    };
    await rotateKeys(station, { newSource: renewedFileKeySource(path.join(folder, 'station.key')), actor });
    await station.close();
    const again = await open(folder);
    expect(Buffer.from(again.store.key).equals(before.database)).toBe(false);
    expect(readFileSync(path.join(folder, 'station.key'), 'utf8')).not.toBe(before.key);
    expect(again.cases.files.read(caseId, 'source', 0).bytes.toString()).toBe('SECRETNAME on a document');
    expect(again.audit.verify([before.head])).toMatchObject({ holds: true });
    expect(again.audit.keys.publicKeys().map((key) => key.retiredAt === null)).toEqual([false, true]);
    expect(
      again.store.database.prepare("SELECT count(*) FROM blob_keys WHERE use = 'content'").pluck().get(),
    ).toBe(1);
    expect(readdirSync(folder).filter((name) => name.endsWith('.db'))).toEqual(['station-2.db']);
    await again.close();
  });

  it('a damaged file keeps no key from being changed, and stays readable for whoever finds a good copy', async () => {
    const { station, folder, caseId } = await filled();
    const { blobs, database } = station.store;
    const place = blobs.fileOf(referencedBlobs(database)[0]!);
    const whole = readFileSync(place);
    writeFileSync(place, Buffer.from(whole).fill(0, 40));
    const newSource = renewedFileKeySource(path.join(folder, 'station.key'));
    expect(await rotateKeys(station, { newSource, actor })).toMatchObject({ blobs: 0, damaged: 1 });
    await station.close();
    const again = await open(folder);
    expect(() => again.cases.files.read(caseId, 'source', 0)).toThrow(/damaged/);
    writeFileSync(place, whole);
    expect(again.cases.files.read(caseId, 'source', 0).bytes.toString()).toContain('SECRETNAME');
    await again.close();
  });

  it('a file that a crash left without a case is written anew when it comes again after a rotation', async () => {
    const { station, folder } = await filled();
    const bytes = Buffer.from('kept, and then the power went');
    station.store.blobs.put(bytes);
    await rotateKeys(station, { newSource: renewedFileKeySource(path.join(folder, 'station.key')), actor });
    await station.close();
    const again = await open(folder);
    expect(again.store.blobs.get(again.store.blobs.put(bytes))).toEqual(bytes);
    await again.close();
  });

  it('is refused while another program has the folder open', async () => {
    const { station, folder } = await filled();
    const other = await open(folder);
    station.store.database.pragma('busy_timeout = 100');
    await expect(rotateKeys(station, { newSource: keyOf(folder), actor })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await other.close();
    station.audit.append({ actor, action: 'test.goes-on' });
    await station.close();
    expect(existsSync(path.join(folder, 'station-1.db'))).toBe(true);
  });

  it('a crash between the new keyring and the new key file is mended at the next start', async () => {
    const { station, folder } = await filled();
    await rotateKeys(station, { newSource: renewedFileKeySource(path.join(folder, 'station.key')), actor });
    // Here the power goes: the next key file still waits under its other name.
    expect(existsSync(path.join(folder, 'station.key.next'))).toBe(true);
    const again = await open(folder);
    expect(existsSync(path.join(folder, 'station.key.next'))).toBe(false);
    expect(again.audit.verify()).toMatchObject({ holds: true });
    await again.close();
  });

  it('a folder made with a passphrase opens with it alone', async () => {
    const folder = fresh();
    const keySource = passphraseKeySource('Tau e a rora 2026');
    await (await open(folder, { keySource })).close();
    expect(existsSync(path.join(folder, 'station.key'))).toBe(false);
    await (await open(folder, { keySource })).close();
    await expect(open(folder, { keySource: passphraseKeySource('tau e a rora 2026') })).rejects.toMatchObject(
      { details: { reason: 'KEY_WRONG' } },
    );
    await expect(open(folder)).rejects.toMatchObject({ details: { reason: 'KEY_MISSING' } });
  });

  it("the desktop program's keychain holds the key through safeStorage", async () => {
    // What Electron's safeStorage does, with a fixed key in place of the system's.
    const flip = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => byte ^ 0x5a));
    const safeStorage = {
      encryptString: (text: string) => flip(Buffer.from(text)),
      decryptString: (sealed: Buffer) => flip(sealed).toString(),
    };
    const folder = fresh();
    await (await open(folder, { keySource: keychainKeySource(safeStorage) })).close();
    const again = await open(folder, { keySource: keychainKeySource(safeStorage) });
    expect(again.audit.verify()).toMatchObject({ holds: true });
    await again.close();
  });
});

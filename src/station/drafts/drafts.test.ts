import { afterEach, expect, test } from 'vitest';
import { sha256Hex } from '../store/blobs.ts';
import { stationFor } from '../verification/verification.fixture.ts';

let remove: () => Promise<void> = async () => undefined;
afterEach(() => remove());

const picture = (text: string) => ({
  name: `${text}.jpg`,
  mediaType: 'image/jpeg',
  bytes: Buffer.from(text),
});
const HOUR = 3_600_000;

async function started() {
  const made = await stationFor({});
  remove = made.remove;
  return { ...made, stored: (text: string) => made.station.store.blobs.has(sha256Hex(text)) };
}

test('files stay on the table of their operator, in the order they were put, with the task', async () => {
  const { station } = await started();
  const [front, back] = station.drafts.add('kagiso', [picture('front'), picture('back')]);
  station.drafts.arrange('kagiso', '?case=1', [back!.id, front!.id]);
  expect(station.drafts.of('kagiso')).toEqual({ place: '?case=1', files: [back, front] });
  expect(station.drafts.read('kagiso', back!.id).bytes.toString()).toBe('back');
  expect(station.drafts.of('neo').files).toEqual([]);
  expect(() => station.drafts.read('neo', back!.id)).toThrow(/not on your table/);
});

test('a removed file is gone from the disk, unless a case holds it', async () => {
  const { station, stored } = await started();
  const [blurred, only] = station.drafts.add('kagiso', [picture('blurred'), picture('card')]);
  station.drafts.remove('neo', [blurred!.id]);
  expect(stored('blurred')).toBe(true);
  station.drafts.remove('kagiso', [blurred!.id]);
  expect(stored('blurred')).toBe(false);
  const caseId = station.cases.open({
    kind: 'verification',
    actor: { kind: 'operator', id: 'kagiso' },
    author: 'Kagiso',
  });
  station.cases.files.add(caseId, [{ role: 'source', bytes: Buffer.from('card'), mediaType: 'image/jpeg' }]);
  station.drafts.remove('kagiso', [only!.id]);
  expect(station.cases.files.read(caseId, 'source', 0).bytes.toString()).toBe('card');
});

test('the sweep keeps what lies on a table and clears a table nobody touched for a day', async () => {
  const { station, time } = await started();
  const [old] = station.drafts.add('kagiso', [picture('old')]);
  time.now += 23 * HOUR;
  station.retention.sweep();
  expect(station.drafts.read('kagiso', old!.id).bytes.toString()).toBe('old');
  station.drafts.add('neo', [picture('new')]);
  time.now += 2 * HOUR;
  station.retention.sweep();
  expect(station.drafts.of('kagiso').files).toEqual([]);
  expect(station.drafts.of('neo').files).toHaveLength(1);
});

test('files that are being read are not offered as waiting, nor counted, and lie there again when that failed', async () => {
  const { station } = await started();
  const sent = station.drafts.add('kagiso', [picture('front'), picture('back')]);
  const back = station.drafts.sendOff(
    'kagiso',
    sent.map(({ id }) => id),
  );
  const [next] = station.drafts.add('kagiso', [picture('next customer')]);
  expect(station.drafts.of('kagiso').files).toEqual([next]);
  back();
  expect(
    station.drafts
      .of('kagiso')
      .files.map(({ name }) => name)
      .sort(),
  ).toEqual(['back.jpg', 'front.jpg', 'next customer.jpg']);
});

test('nobody sends off the files of somebody else', async () => {
  const { station } = await started();
  const [own] = station.drafts.add('kagiso', [picture('front')]);
  station.drafts.sendOff('neo', [own!.id]);
  expect(station.drafts.of('kagiso').files).toEqual([own]);
});

test('holds the files of a task and as many left from before it', async () => {
  const { station } = await started();
  const many = (name: string) => Array.from({ length: 10 }, (_, i) => picture(`${name} ${i}`));
  station.drafts.add('kagiso', many('left'));
  station.drafts.add('kagiso', many('new'));
  expect(() => station.drafts.add('kagiso', [picture('more')])).toThrow(/Too many files/);
  expect(station.drafts.of('kagiso').files).toHaveLength(20);
});

import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { StationError } from '../../contract/errors/station-error.ts';
import { sha256Hex } from '../store/blobs.ts';
import { omangRead, stationFor } from '../verification/verification.fixture.ts';

let remove: () => Promise<void> = async () => undefined;
afterEach(() => remove());
const administrator = { kind: 'operator', id: 'o-1' } as const;
const PNG = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#0a5c8a' } })
  .png()
  .toBuffer();

async function started() {
  const drawLogo = ({ bytes }: { bytes: Uint8Array }) => {
    if (Buffer.from(bytes).toString() === 'no picture') throw new StationError('INVALID_FILE_FORMAT');
    return { png: PNG };
  };
  const made = await stationFor({ verify: () => omangRead({}), drawLogo });
  remove = made.remove;
  const { station } = made;
  const caseId = station.cases.open({ kind: 'verification', actor: administrator, author: 'Kagiso' });
  const actions = () =>
    station.audit
      .list({})
      .map(({ action }) => action)
      .filter((action) => /^report\.(named|logo)/.test(action));
  return { station, caseId, actions };
}

/** Text and count of pictures of the first page. */
async function firstPage(pdf: Buffer) {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: true }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const { fnArray } = await page.getOperatorList();
  return {
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    pictures: fnArray.filter((one) => one === OPS.paintImageXObject).length,
  };
}

test('a report carries the name and the logo of the institution, and neither where none was given', async () => {
  const { station, caseId } = await started();
  const plain = await firstPage(await station.reports.pdf(caseId, administrator));
  expect(plain.pictures, 'the code of the log’s head').toBe(1);
  expect(plain.text).toMatch(/^Netefatsa case report/);

  station.letterhead.nameInstitution('  Bank of the Okavango ', administrator);
  await station.letterhead.setLogo(Buffer.from('a photograph'), administrator);
  const headed = await firstPage(await station.reports.pdf(caseId, administrator));
  expect(headed.pictures).toBe(2);
  expect(headed.text).toMatch(/^Bank of the Okavango\s+Case report/);
  expect(station.reports.json(caseId, administrator).institution).toBe('Bank of the Okavango');
});

test('each change is in the audit log with what was there before, and a change to the same is none', async () => {
  const { station, actions } = await started();
  const { letterhead, audit } = station;
  letterhead.nameInstitution('First', administrator);
  letterhead.nameInstitution('First ', administrator);
  letterhead.nameInstitution('Second', administrator);
  await letterhead.setLogo(Buffer.from('a photograph'), administrator);
  expect(letterhead.current()).toEqual({ institution: 'Second', logo: sha256Hex(PNG) });
  expect(letterhead.removeLogo(administrator)).toEqual({ institution: 'Second', logo: null });
  letterhead.removeLogo(administrator);
  expect(actions().toSorted()).toEqual([
    'report.logo-changed',
    'report.logo-removed',
    'report.named',
    'report.named',
  ]);
  const records = audit.list({});
  expect(
    records.find(({ action, details }) => action === 'report.named' && details?.['from'] === 'First'),
  ).toMatchObject({
    details: { from: 'First', to: 'Second' },
  });
  expect(records.find(({ action }) => action === 'report.logo-changed')?.hashes).toEqual({
    file: sha256Hex('a photograph'),
    logo: sha256Hex(PNG),
  });
});

test('a file that is refused leaves the logo as it was', async () => {
  const { station } = await started();
  await station.letterhead.setLogo(Buffer.from('a photograph'), administrator);
  await expect(station.letterhead.setLogo(Buffer.from('no picture'), administrator)).rejects.toMatchObject({
    code: 'INVALID_FILE_FORMAT',
  });
  expect(station.letterhead.logo()).toEqual(PNG);
  expect(() => station.letterhead.nameInstitution('x'.repeat(81), administrator)).toThrow();
});

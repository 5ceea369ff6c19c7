import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { omangRead, stationFor } from '../verification/verification.fixture.ts';

let remove: () => Promise<void> = async () => undefined;
afterEach(() => remove());
const clerk = { kind: 'operator', id: 'o-1' } as const;

async function opened(pdf: Buffer) {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: true }).promise;
  const texts: string[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const { fnArray } = await (await document.getPage(1)).getOperatorList();
  return {
    first: texts[0] ?? '',
    whole: texts.join(' '),
    pictures: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
  };
}

/** A page of an identity card on which a portrait was found, or none. */
async function readCase(portrait: boolean) {
  const read = omangRead({ name: 'KEABETSWE MOGAPI', verdict: 'TAMPERED' });
  const face = { x: 60, y: 160, width: 200, height: 260 };
  const [page] = read.pages;
  const image = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#cfd8dc' } })
    .jpeg()
    .toBuffer();
  const made = await stationFor({
    verify: () => ({
      ...read,
      pages: [{ ...page!, marks: portrait ? [{ kind: 'portrait', box: face, confidence: 0.98 }] : [] }],
      pageImages: [image],
    }),
  });
  remove = made.remove;
  const { station, time } = made;
  const supervisor = await station.operators.setUp({ name: 'Neo Tau', password: 'correct horse' });
  const { caseId } = await station.verification.verify({
    files: [{ name: 'a.jpg', bytes: Buffer.from('x') }],
    category: 'IDENTITY',
    mode: 'BATCH',
    actor: clerk,
  });
  return { station, time, supervisor, caseId: caseId! };
}

it('page 1 says the verdict, the decision, who decided and when, and shows the portrait', async () => {
  const { station, time, supervisor, caseId } = await readCase(true);
  time.now = Date.parse('2026-11-21T12:34:56Z');
  station.cases.decisions.decide(caseId, { outcome: 'reject', reason: 'Figures were changed.' }, supervisor);
  const { first, pictures } = await opened(await station.reports.pdf(caseId, clerk));
  expect(first).toContain('Verdict: Possible fraud: do not accept');
  expect(first).toContain('Decision: Rejected');
  expect(first).toContain('Neo Tau, 21 Nov 2026, 14:34: reject. Figures were changed.');
  expect(first).toContain('KEABETSWE MOGAPI');
  expect(first).toContain('Portrait, page 1');
  expect(pictures).toBe(1);
});

it('says that nobody has decided, and shows no picture where no portrait was found', async () => {
  const { station, caseId } = await readCase(false);
  const { first, pictures } = await opened(await station.reports.pdf(caseId, clerk));
  expect(first).toContain('Nobody has decided yet');
  expect(first).not.toContain('Portrait');
  expect(pictures).toBe(0);
});

it('writes every time by the clocks of Botswana, and says so once', async () => {
  const { station, time, supervisor, caseId } = await readCase(false);
  time.now = Date.parse('2026-11-21T22:30:07Z');
  station.cases.work.note(caseId, 'Called the employer.', supervisor);
  const { whole } = await opened(await station.reports.pdf(caseId, clerk));
  expect(whole.match(/UTC/g)).toHaveLength(1);
  expect(whole).toContain('All times are local (UTC+02:00)');
  expect(whole, 'the note').toContain('22 Nov 2026, 00:30, note of Neo Tau');
  expect(whole, 'its record').toContain('22 Nov 2026, 00:30:07');
  expect(whole).not.toMatch(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/);
});

it('keeps the name and the amount of a line that was pasted from a table', async () => {
  const { station, supervisor, caseId } = await readCase(false);
  station.cases.work.note(caseId, 'Kefilwe Barei\t12,500.00\r\nLorato Dube\t\u00009,125.50', supervisor);
  station.cases.work.correct(
    caseId,
    { document: 0, field: 'fullName', value: 'MOGAPI\tKEABETSWE\tA' },
    supervisor,
  );
  const { whole } = await opened(await station.reports.pdf(caseId, clerk));
  for (const part of ['Kefilwe Barei', '12,500.00', 'Lorato Dube', '9,125.50']) expect(whole).toContain(part);
  expect(whole).toMatch(/MOGAPI\s+KEABETSWE\s+A/);
});

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, describe, expect, it } from 'vitest';
import { message } from '../../contract/messages/message.ts';
import { warningsOf } from '../../contract/page-warnings.ts';
import { ScreeningRequest } from '../../contract/screening.ts';
import { headFromText } from '../audit/heads.ts';
import { omangRead, stationFor } from '../verification/verification.fixture.ts';

let remove: () => Promise<void> = async () => undefined;
afterEach(() => remove());
const actor = { kind: 'operator', id: 'o-1' } as const;

async function textOf(pdf: Buffer): Promise<{ text: string; pages: number }> {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: true }).promise;
  let text = '';
  for (let page = 1; page <= document.numPages; page++) {
    const content = await (await document.getPage(page)).getTextContent();
    text += content.items.map((item) => ('str' in item ? item.str : '')).join(' ');
  }
  return { text, pages: document.numPages };
}

async function readCase() {
  const made = await stationFor({ verify: () => omangRead({ verdict: 'TAMPERED', name: 'TŠHEPO ŁUKASZ' }) });
  remove = made.remove;
  const { station } = made;
  const supervisor = await station.operators.setUp({ name: 'Supervisor One', password: 'correct horse' });
  const { caseId } = await station.verification.verify({
    files: [{ name: 'a.jpg', bytes: Buffer.from('x') }],
    category: 'IDENTITY',
    mode: 'BATCH',
    actor,
  });
  return { station, supervisor, caseId: caseId! };
}

async function decidedCase() {
  const { station, supervisor, caseId } = await readCase();
  station.cases.work.correct(caseId, { document: 0, field: 'dateOfBirth', value: '1990-02-08' }, supervisor);
  station.cases.work.note(caseId, 'Customer has another card with her.', supervisor);
  station.cases.decisions.decide(caseId, { outcome: 'reject', reason: 'The date was changed.' }, supervisor);
  return { station, caseId };
}

describe('case report', () => {
  it('the PDF shows fields with their sources, the correction, the evidence, the decision and the head', async () => {
    const { station, caseId } = await decidedCase();
    const { text, pages } = await textOf(await station.reports.pdf(caseId, actor));
    expect(pages).toBeGreaterThanOrEqual(2);
    for (const words of [
      caseId,
      'printed, page 1, read twice',
      '08 Feb 1990',
      '(read: 03 Feb 1990)',
      'Date of birth',
      'typed by Supervisor One',
      'TAMPERED, risk 97 of 100',
      'A digit was copied from another place.',
      'decided to reject: The date was changed.',
      'Customer has another card with her.',
      'verification.completed',
      'NTF1.',
    ])
      expect(text).toContain(words);
    expect(text, 'who did it, by name').toMatch(/case\.decided\s+Supervisor One\s+success/);
  });

  it('writes letters that the font does not know in Latin letters, and keeps the š of Setswana', async () => {
    const { station, caseId } = await decidedCase();
    const { text } = await textOf(await station.reports.pdf(caseId, actor));
    expect(text).toContain('TŠHEPO LUKASZ');
  });

  it('the head in the report is signed by the station and covers the request for the report', async () => {
    const { station, caseId } = await decidedCase();
    const report = station.reports.json(caseId, actor);
    const head = headFromText(report.headText);
    expect(head).toEqual(report.head);
    expect(station.audit.verify([head])).toMatchObject({ holds: true });
    expect(report.audit.at(-1)).toMatchObject({ action: 'report.requested', sequence: head.size });
    expect(report.corrections[0]).toMatchObject({
      field: 'dateOfBirth',
      original: '1990-02-03',
      value: '1990-02-08',
      originalField: { box: { x: 10 } },
    });
  });

  it('tells a referral once, as the decision that it is', async () => {
    const { station, supervisor, caseId } = await readCase();
    station.cases.decisions.decide(caseId, { outcome: 'refer', reason: 'The photo is unclear.' }, supervisor);
    const report = station.reports.json(caseId, actor);
    expect(report.case).toMatchObject({
      state: 'referred',
      decisions: [{ outcome: 'refer', author: 'Supervisor One', reason: 'The photo is unclear.' }],
    });
    expect(report.case).not.toHaveProperty('sentOn');
  });

  it('is still made when the images are gone', async () => {
    const { station, caseId } = await decidedCase();
    const { operators, retention } = station;
    const administrator = operators.list()[0]!;
    expect(retention.eraseSubject([caseId], administrator)[0]!.erased).toHaveLength(2);
    const { text } = await textOf(await station.reports.pdf(caseId, actor));
    expect(text).toContain('images erased');
    expect(text).not.toContain('03 Feb 1990');
  });

  it('shows what else was found out in the case: screening, register, faces once, liveness', async () => {
    const { station, caseId } = await readCase();
    const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-report-'));
    const list = path.join(folder, 'watch.csv');
    writeFileSync(list, 'id,name,date_of_birth,list_date\n1,Quillon Zarevitch,1961-02-03,2026-11-20\n');
    await station.screening.importLists([list], {}, actor);
    const caller = { actor: 'o-1', kind: 'operator', requestId: 'r-1', caseId } as const;
    await station.screening.screen(
      ScreeningRequest.parse({ type: 'person', name: 'Quilon Zarevitch', dateOfBirth: '1961' }),
      caller,
    );
    const register = path.join(folder, 'register.csv');
    writeFileSync(register, 'UIN,Company Name,Company Status\nBW00001234567,Specimen Trading,Registered\n');
    await station.registry.importCopy(register, { date: '2026-11-01', source: 'test' }, actor);
    rmSync(folder, { recursive: true });
    await station.registry.verify({ companyName: 'Nowhere Trading' }, caller);
    const add = (kind: 'liveness' | 'comparison', body: unknown) =>
      station.cases.results.add({
        id: randomUUID(),
        caseId,
        kind,
        createdAt: '2026-11-21T08:00:00.000Z',
        body,
      });
    add('liveness', { status: 'FAILED', isLive: false, confidence: 12, reasons: ['FACE_IS_FLAT'] });
    add('comparison', { similarity: 97.25, isMatch: true, confidence: 96, threshold: 90 });
    const copy = warningsOf([message('comparedFaces.copy')]);
    add('comparison', { similarity: 99.5, isMatch: true, confidence: 96, threshold: 90, ...copy });
    const { text } = await textOf(await station.reports.pdf(caseId, actor));
    for (const words of [
      'similarity 99.5 of 100 (threshold 90): not shown to be the same person. The faces agree',
      'Quilon Zarevitch, born 1961 (person)',
      'QUILON and QUILLON are forms of one name',
      'The birth year agrees.',
      'Companies register: not in copy',
      'not shown to be a living person, confidence 12 of 100 (FAILED; face is flat)',
    ])
      expect(text).toContain(words);
    expect(text.match(/similarity 97.25 of 100/g)).toHaveLength(1);
    expect(station.cases.detail(caseId).results.map(({ kind }) => kind)).toEqual([
      'screening',
      'registry',
      'liveness',
      'comparison',
      'comparison',
    ]);
  });
});

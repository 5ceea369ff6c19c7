import { describe, expect, it } from 'vitest';
import { openPdf } from '../../pdf/file.ts';
import { handmadePdf, revise } from '../../pdf/handmade.test-data.ts';
import { isOfOneHand } from './one-hand.ts';

const SKIA = '%\xd3\xeb\xe9\xe1\n';
const QPDF = '%\xbf\xf7\xa2\xfe\n';

/** A file with a producer and the comment that some program writes after the header. */
function made(producer: string, comment: string): Uint8Array {
  const bytes = handmadePdf({ content: '' }, { 20: `<< /Producer (${producer}) >>` }, comment);
  const text = Buffer.from(bytes).toString('latin1');
  return Buffer.from(text.replace('/Size 100', '/Size 100 /Info 20 0 R'), 'latin1');
}

const judge = (bytes: Uint8Array): boolean => isOfOneHand(openPdf(bytes)!);

describe('a file as its maker wrote it', () => {
  it('begins as the files of its producer do', () => {
    expect(judge(made('Skia/PDF m156', SKIA))).toBe(true);
  });

  it.each([
    ['was written again by another program', made('Skia/PDF m156', QPDF)],
    ['has no comment any more', made('Skia/PDF m156', '')],
    ['has the name of a program that edits', made('GPL Ghostscript 10.00.0', '%\xc7\xec\x8f\xa2\n')],
    ['was saved again', revise(made('Skia/PDF m156', SKIA), { 21: '<< >>' })],
  ])('is not one that %s', (_, bytes) => {
    expect(judge(bytes)).toBe(false);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { ForensicReport } from '../../../src/contract/forensics.ts';
import { startInspection } from '../../../src/engine/forensics/inspector.ts';
import { credentialSigner, withCredentials, type History } from './credentials.ts';

const camera = credentialSigner('Specimen Camera');
const stranger = credentialSigner('Somebody');

async function examine(bytes: Uint8Array): Promise<ForensicReport> {
  return startInspection({ name: 'a.jpg', bytes }, 0, {
    mode: 'full',
    today: '2026-11-21',
    trustedCertificates: [camera.root.certificate],
  }).finish([], 'unknown');
}
const made = async (history: History, by = camera): Promise<ForensicReport> =>
  examine(await withCredentials(by, history));

describe('Content Credentials', () => {
  it('of a trusted signer who took the picture authenticate it, nobody else’s do', async () => {
    const { verdict, message } = await made({});
    expect(verdict, message).toBe('AUTHENTIC');
    expect(message).toContain('signed by Specimen Camera, a trusted signer');
    expect(await made({}, stranger)).toMatchObject({ verdict: 'INCONCLUSIVE' });
  });

  it.each(['c2pa.edited', 'c2pa.cropped', 'c2pa.color_adjustments', 'c2pa.drawing'])(
    'that tell of %s authenticate nothing',
    async (action) => {
      const { verdict, findings } = await made({ actions: [action] });
      expect(verdict).toBe('INCONCLUSIVE');
      expect(findings.map((f) => f.explanation).join(' ')).toContain('say that it was edited');
    },
  );

  it.each([
    'trainedAlgorithmicMedia',
    'compositeWithTrainedAlgorithmicMedia',
    'compositeSynthetic',
    'trainedAlgorithmicData',
  ])('that name a source of %s are a sign, whoever signed them', async (source) => {
    for (const by of [camera, stranger]) {
      const { verdict, message } = await made({ source }, by);
      expect(verdict).toBe('SUSPICIOUS');
      expect(message).toContain('made by a generative program');
    }
  });

  it('no longer fit a picture that was changed', async () => {
    const bytes = Buffer.from(await withCredentials(camera));
    bytes[bytes.length - 20]! ^= 1;
    const { verdict, message } = await examine(bytes);
    expect(verdict).toBe('SUSPICIOUS');
    expect(message).toContain('their digest does not fit');
  });

  describe('of an ingredient', () => {
    let generated: Uint8Array;
    beforeAll(async () => {
      generated = await withCredentials(stranger, { source: 'trainedAlgorithmicMedia' });
    });

    it('are looked at as well: a generated picture that an editor saved again', async () => {
      const { verdict, message } = await made({ ingredient: generated, generator: 'Specimen Editor' });
      expect(verdict).toBe('SUSPICIOUS');
      expect(message).toContain('from a picture of a generative program');
    });

    it('also where it was itself made from another', async () => {
      const between = await withCredentials(camera, { ingredient: generated });
      expect(await made({ ingredient: between })).toMatchObject({ verdict: 'SUSPICIOUS' });
    });

    it('that a camera took leave the picture edited, not proved', async () => {
      const taken = await withCredentials(camera);
      expect(await made({ ingredient: taken })).toMatchObject({ verdict: 'INCONCLUSIVE' });
    });
  });

  it('name their generator, as claims of the second version list it', async () => {
    const { findings } = await made({ generator: 'Specimen Phone' });
    expect(findings.find((f) => f.detector === 'content-credentials')?.detail).toContain(
      'generator Specimen Phone 1',
    );
  });
});

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { degrade, generate, toPdf } from '../index.ts';
import type { Truth } from '../index.ts';
import type { FaceFeatures } from '../parts/face-features.ts';

/**
 * The documents of samples/: what README, demo and tests use. `node tools/specimens/samples/main.ts` writes them again, the same
 * to the byte of every truth. `suffixes` name the pages of one document (`omang-front.jpg`, `omang-back.jpg`).
 */
interface Sample {
  name: string;
  type: string;
  layout: number;
  seed: number;
  as: 'jpg' | 'png' | 'pdf' | 'scan' | 'photo' | 'photocopy';
  suffixes?: string[];
  dpi?: number;
  face?: Partial<FaceFeatures>;
}

/** The woman of the Omang has the common face, which the film of the face check shows moving; these two do not look like her. */
const BROAD_FACE: Partial<FaceFeatures> = {
  width: 1.15,
  height: 1.01,
  eyeDistance: 1.18,
  eyeWidth: 0.93,
  eyeHeight: 0.6,
  eyeLine: 0.12,
  browHeight: 1.15,
  browWidth: 2.2,
  noseLength: 1.19,
  noseWidth: 1.67,
  mouthWidth: 0.91,
  mouthLine: 0.03,
  lips: 1.15,
  sockets: 0.37,
  age: 0.72,
  light: 0.67,
  jaw: 0.81,
};
const TALL_FACE: Partial<FaceFeatures> = {"width": 1.15, "height": 0.96, "eyeDistance": 1.2, "eyeWidth": 0.87, "eyeHeight": 0.62, "eyeLine": 0, "browHeight": 1.3, "browWidth": 1.41, "noseLength": 0.8, "noseWidth": 0.96, "mouthWidth": 1.2, "mouthLine": 0.06, "lips": 1.69, "sockets": 0.37, "light": 0.64, "jaw": 0.38, "age": 0};

const SAMPLES: Sample[] = [
  { name: 'omang', type: 'OMANG', layout: 1, seed: 26, as: 'jpg', suffixes: ['-front', '-back'] },
  { name: 'passport', type: 'PASSPORT', layout: 1, seed: 23, as: 'photo', face: BROAD_FACE },
  { name: 'water-bill', type: 'UTILITY_BILL', layout: 1, seed: 13, as: 'pdf' },
  { name: 'payslip', type: 'PAYSLIP', layout: 1, seed: 28, as: 'png', dpi: 150 },
  { name: 'bank-statement', type: 'BANK_STATEMENT', layout: 2, seed: 3, as: 'pdf' },
  {
    name: 'certificate-of-incorporation',
    type: 'CERTIFICATE_OF_INCORPORATION',
    layout: 1,
    seed: 15,
    as: 'pdf',
  },
  { name: 'tax-clearance', type: 'TAX_CLEARANCE', layout: 1, seed: 16, as: 'png', dpi: 150 },
  {
    name: 'employment-letter',
    type: 'CONFIRMATION_OF_EMPLOYMENT',
    layout: 1,
    seed: 17,
    as: 'scan',
    dpi: 150,
  },
  { name: 'kgotla-letter', type: 'KGOTLA_LETTER', layout: 1, seed: 18, as: 'photocopy', dpi: 150 },
  { name: 'drivers-licence', type: 'DRIVERS_LICENCE', layout: 1, seed: 28, as: 'photo', face: TALL_FACE },
];

async function make(sample: Sample, out: string): Promise<void> {
  const { name, type, layout, seed } = sample;
  const save = async (truth: Truth, files: [string, Uint8Array][]): Promise<void> => {
    for (const [file, bytes] of files) await writeFile(join(out, file), bytes);
    await writeFile(
      join(out, `${name}.json`),
      `${JSON.stringify({ ...truth, files: files.map(([file]) => file) }, null, 1)}\n`,
    );
  };
  if (sample.as === 'pdf') {
    const { truth, pdf } = await toPdf(type, layout, seed);
    await save(truth, [[`${name}.pdf`, pdf]]);
    return;
  }
  const clean = await generate(type, layout, seed, {
    ...(sample.dpi === undefined ? {} : { dpi: sample.dpi }),
    ...(sample.face === undefined ? {} : { face: sample.face }),
  });
  const profile = sample.as === 'png' || sample.as === 'jpg' ? 'clean' : sample.as;
  const { truth, images } = await degrade(clean, profile, seed);
  const encode = (image: Uint8Array): Promise<Uint8Array> => {
    if (sample.as === 'jpg') return sharp(image).jpeg({ quality: 88 }).toBuffer();
    if (sample.as === 'png') return sharp(image).png({ palette: true, colours: 64 }).toBuffer();
    return Promise.resolve(image);
  };
  const end = sample.as === 'png' ? '.png' : '.jpg';
  const files = await Promise.all(
    images.map(async (image, i): Promise<[string, Uint8Array]> => [
      `${name}${sample.suffixes?.[i] ?? (images.length > 1 ? `-${i + 1}` : '')}${end}`,
      await encode(image),
    ]),
  );
  await save(truth, files);
}

const out = process.argv[2] ?? 'samples';
await mkdir(out, { recursive: true });
for (const sample of SAMPLES) await make(sample, out);
process.stdout.write(`${SAMPLES.length} samples in ${out}\n`);

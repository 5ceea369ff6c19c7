import type { Picture } from '../degrade/picture.ts';
import { decode, pipeline } from '../degrade/picture.ts';
import { Draft } from '../draw/draft.ts';
import { rasterise } from '../draw/raster.ts';
import { signature } from '../parts/signature.ts';
import { stamp } from '../parts/stamp.ts';
import type { Specimen, Truth } from '../truth/format.ts';
import { movedPage } from '../truth/scale.ts';
import { addDays, monCapsDate, TODAY } from '../world/dates.ts';
import { person } from '../world/person.ts';
import type { Random } from '../world/random.ts';

/**
 * A commissioner's "certified true copy" over a photocopied sheet: institutions ask for such copies, stamped at a police
 * station or tribal office (docs/facts/documents.md). The ink lies over the copy, partly across the card.
 */
export async function certify(copy: { truth: Truth; sheet: Picture }, random: Random): Promise<Specimen> {
  const { sheet, truth } = copy;
  const page = truth.pages[0]!;
  const scale = sheet.width / 595.28;
  const low = Math.max(...page.parts!.flatMap((part) => part.map((p) => p.y))) / scale;
  const officer = person(random, { minAge: 25 });
  const draft = new Draft({});
  draft.page({ width: 595.28, height: sheet.height / scale });
  const x = random.between(200, 400);
  stamp(draft, random, {
    x,
    y: low + random.between(-14, 50),
    shape: random.pick(['box', 'round'] as const),
    rows: ['CERTIFIED TRUE COPY', monCapsDate(addDays(TODAY, -random.int(1, 80))), 'COMMISSIONER OF OATHS'],
    ring: 'BOTSWANA POLICE SERVICE',
    size: 8,
  });
  signature(draft, random, x - 60, low + 70, 120, 32);
  draft.text(x - 60, low + 116, officer.name, { size: 9 });
  const ink = await decode(await rasterise(draft.sheet, scale * 72));
  const data = new Uint8Array(sheet.data);
  for (let i = 0; i < data.length && i < ink.data.length; i++) data[i] = (data[i]! * ink.data[i]!) / 255;
  const over = {
    ...truth,
    pages: [
      {
        ...page,
        width: 595.28,
        height: sheet.height / scale,
        lines: draft.lines[0]!,
        marks: draft.marks[0]!,
        barcodes: [],
      },
    ],
  };
  const added = movedPage(over, 0, page, (p) => ({ x: p.x * scale, y: p.y * scale })).pages[0]!;
  return {
    truth: {
      ...truth,
      pages: [{ ...page, lines: [...page.lines, ...added.lines], marks: [...page.marks, ...added.marks] }],
    },
    images: [
      await pipeline({ ...sheet, data })
        .png()
        .toBuffer(),
    ],
  };
}

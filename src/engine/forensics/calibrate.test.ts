import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { measureBenign } from './calibrate.ts';
import { measureImage } from './image/measure-image.ts';

const release = vi.hoisted(() => vi.fn());
vi.mock('./image/evidence.ts', () => ({ openImage: () => Promise.resolve({ release }) }));
vi.mock('./image/measure-image.ts', () => ({ measureImage: vi.fn(() => []) }));

it('lends the memory of a picture to the next one, also where a detector fails', async () => {
  const bytes = await sharp({ create: { width: 32, height: 32, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const file = { name: 'paper.png', bytes };
  await measureBenign(file);
  expect(release).toHaveBeenCalledTimes(1);
  vi.mocked(measureImage).mockImplementationOnce(() => {
    throw new RangeError('A detector fails.');
  });
  await expect(measureBenign(file)).rejects.toThrow('A detector fails.');
  expect(release).toHaveBeenCalledTimes(2);
});

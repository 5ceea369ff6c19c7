import { expect, it, vi } from 'vitest';
import { createHealth } from '../../src/api/health.ts';
import { Health } from '../../src/contract/health.ts';
import { stationFor } from '../../src/station/verification/verification.fixture.ts';

vi.mock('../../src/station/health/model-files.ts', () => ({
  damagedModels: () => Promise.resolve(['face-embedding.onnx']),
}));

it('looks at the models by itself when the station starts, before a document meets a damaged one', async () => {
  const { station, remove } = await stationFor({});
  try {
    const health = (): Health => Health.parse(JSON.parse(createHealth(station)()));
    expect(health().status).not.toBe('down');
    station.start();
    await expect.poll(() => station.watch.damagedModels()).toEqual(['face-embedding.onnx']);
    expect(health().status).toBe('down');
    expect(health().reasons[0]!.code).toBe('MODELS_DAMAGED');
  } finally {
    await remove();
  }
});

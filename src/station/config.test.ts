import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { environmentName, loadConfig, policyFile } from './config.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-config-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const nowhere = (): NodeJS.ProcessEnv => ({ NETEFATSA_POLICY_FILE: path.join(folder, 'none.json') });

describe('settings', () => {
  it('are the defaults of the interface in an empty folder', () => {
    const { config, sources } = loadConfig(folder, nowhere());
    expect(config.liveness).toMatchObject({ threshold: 90, sessionMinutes: 10 });
    expect(config.faces.matchThreshold).toBe(90);
    expect(config.retention.extractedDataDays).toBe(7_305);
    expect(sources['server.port']).toBe('default');
  });

  it('policy wins over the environment, which wins over the file', () => {
    writeFileSync(
      path.join(folder, 'config.json'),
      JSON.stringify({ server: { port: 1111, tls: false }, log: { level: 'warn' } }),
    );
    writeFileSync(path.join(folder, 'policy.json'), JSON.stringify({ server: { tls: true } }));
    const { config, sources } = loadConfig(folder, {
      NETEFATSA_POLICY_FILE: path.join(folder, 'policy.json'),
      NETEFATSA_SERVER_PORT: '2222',
      NETEFATSA_SERVER_TLS: 'false',
      NETEFATSA_DOCUMENTS_CONFIDENCE_THRESHOLD: '75',
      NETEFATSA_WEBHOOKS_ALLOWED_RECEIVERS: '10.0.0.0/8, bank.example',
      NETEFATSA_QUEUE: 'redis://127.0.0.1:6379',
    });
    expect(config.server).toMatchObject({ port: 2222, tls: true });
    expect(config.documents.confidenceThreshold).toBe(75);
    expect(config.webhooks.allowedReceivers).toEqual(['10.0.0.0/8', 'bank.example']);
    expect(config.queue).toBe('redis://127.0.0.1:6379');
    expect(sources).toMatchObject({
      'server.port': 'environment',
      'server.tls': 'policy',
      'log.level': 'file',
      queue: 'environment',
    });
  });

  it('that are wrong are named with where they stand', () => {
    expect(() => loadConfig(folder, { ...nowhere(), NETEFATSA_SERVER_PORT: 'many' })).toThrow(
      /the environment is wrong: server.port/,
    );
    writeFileSync(path.join(folder, 'config.json'), JSON.stringify({ server: { prot: 1 } }));
    expect(() => loadConfig(folder, nowhere())).toThrow(
      'config.json sets "server.prot", which is not a setting of this version.',
    );
    writeFileSync(path.join(folder, 'config.json'), '[1]');
    expect(() => loadConfig(folder, nowhere())).toThrow('config.json is not a JSON object.');
  });

  it('have environment names that follow the setting', () => {
    expect(environmentName('documents.confidenceThreshold')).toBe('NETEFATSA_DOCUMENTS_CONFIDENCE_THRESHOLD');
    expect(environmentName('queue')).toBe('NETEFATSA_QUEUE');
  });

  it('policy lies where administrators put it on each system', () => {
    expect(policyFile({}, 'linux')).toBe('/etc/netefatsa/policy.json');
    expect(policyFile({}, 'darwin')).toBe('/Library/Application Support/Netefatsa/policy.json');
  });
});

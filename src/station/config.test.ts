import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { environmentName, loadConfig, policyFile } from './config.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-config-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
/** A managed place where nothing lies: the machine that runs the tests may have a policy. */
const none = (): string => path.join(folder, 'none.json');
const load = (environment: NodeJS.ProcessEnv = {}) => loadConfig(folder, environment, none());

describe('settings', () => {
  it('are the defaults of the interface in an empty folder', () => {
    const { config, sources } = load();
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
    const { config, sources } = load({
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
    expect(() => load({ NETEFATSA_SERVER_PORT: 'many' })).toThrow(/the environment is wrong: server.port/);
    writeFileSync(path.join(folder, 'config.json'), JSON.stringify({ server: { prot: 1 } }));
    expect(() => load()).toThrow('config.json sets "server.prot", which is not a setting of this version.');
    writeFileSync(path.join(folder, 'config.json'), '[1]');
    expect(() => load()).toThrow('config.json is not a JSON object.');
  });

  it('are refused with a policy that is named and cannot be read: a mistyped name must not put it out of force', () => {
    const named = path.join(folder, 'polcy.json');
    expect(() => load({ NETEFATSA_POLICY_FILE: named })).toThrow(
      `Cannot read the policy of NETEFATSA_POLICY_FILE: ${named} (ENOENT).`,
    );
    expect(() => load({ NETEFATSA_POLICY_FILE: folder })).toThrow('(EISDIR)');
    expect(load({ NETEFATSA_POLICY_FILE: '' }).sources['server.port']).toBe('default');
  });

  it('are refused with a managed policy that is there and cannot be read', () => {
    mkdirSync(none());
    expect(() => load()).toThrow(`Cannot read the managed policy: ${none()} (EISDIR).`);
  });

  it.each(['NETEFATSA_MODELS', 'NETEFATSA_FACE_CALIBRATION', 'NETEFATSA_FORENSICS_CALIBRATION'])(
    'are refused with a %s that is not there: the shipped part must not silently take its place',
    (variable) => {
      expect(() => load({ [variable]: none() })).toThrow(`Cannot read ${variable}: ${none()} (ENOENT).`);
      expect(() => load({ [variable]: folder })).not.toThrow();
    },
  );

  it('have environment names that follow the setting', () => {
    expect(environmentName('documents.confidenceThreshold')).toBe('NETEFATSA_DOCUMENTS_CONFIDENCE_THRESHOLD');
    expect(environmentName('queue')).toBe('NETEFATSA_QUEUE');
  });

  it('policy lies where administrators put it on each system', () => {
    expect(policyFile({}, 'linux')).toBe('/etc/netefatsa/policy.json');
    expect(policyFile({}, 'darwin')).toBe('/Library/Application Support/Netefatsa/policy.json');
  });
});

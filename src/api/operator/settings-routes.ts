import { existsSync, readFileSync } from 'node:fs';
import { Router } from 'express';
import { About, SettingChange, type Setting } from '../../contract/administration.ts';
import { isConfinable } from '../../engine/confinement.ts';
import { engineVersions, modelsOfUnknownOrigin } from '../../engine/versions.ts';
import { builtPath, resourcePath } from '../../engine/resources.ts';
import { environmentName, loadConfig, settingNames } from '../../station/config.ts';
import { boundsOf } from '../../station/setting-bounds.ts';
import { changeSetting } from '../../station/settings.ts';
import type { Station } from '../../station/station.ts';
import { programVersion } from '../../engine/program-version.ts';
import { actorOf, permit } from './guard.ts';
import { readInput } from './input.ts';

/** Settings with where they come from, versions and licences, and a bundle for support without personal data. */
export function settingsRoutes(station: Station): Router {
  const router = Router();
  const { store, audit } = station;
  const change = permit('settings.change');

  router.get('/settings', change, (_request, response) => {
    response.json(settings());
  });
  router.post('/settings', change, async (request, response) => {
    const { name, value } = await readInput(request, SettingChange);
    const from = settings().find((setting) => setting.name === name)?.value ?? null;
    changeSetting(store.folder, name, value);
    // Auditors ask how a threshold was changed, not only that it was.
    audit.append({
      actor: actorOf(response),
      action: 'setting.changed',
      details: { name, from: String(from), to: String(value) },
    });
    response.json(settings());
  });
  router.get('/about', permit('cases.read'), (_request, response) => {
    response.json(about(station));
  });
  router.get('/diagnostics.json', change, (_request, response) => {
    audit.append({ actor: actorOf(response), action: 'diagnostics.exported' });
    response.attachment('netefatsa-diagnostics.json').json({
      about: { ...about(station), dependencies: undefined },
      platform: {
        system: process.platform,
        architecture: process.arch,
        uptimeSeconds: Math.round(process.uptime()),
      },
      memory: process.memoryUsage(),
      engine: station.engine.status(),
      queue: station.jobs.counts(),
      auditRecords: audit.size(),
      settings: settings().filter((setting) => !/folder|hosts|origins|receivers|queue/i.test(setting.name)),
    });
  });
  return router;

  function settings(): Setting[] {
    const { config, sources } = loadConfig(store.folder);
    const values = config as unknown as Record<string, Record<string, Setting['value']> | Setting['value']>;
    return settingNames().map((name) => {
      const [section = '', key] = name.split('.');
      const found = values[section];
      const value = key === undefined ? found : (found as Record<string, Setting['value']>)[key];
      return {
        name,
        value: (value ?? null) as Setting['value'],
        source: sources[name] ?? 'default',
        variable: environmentName(name),
        bounds: boundsOf(name),
      };
    });
  }
}

const Dependencies = About.shape.dependencies;

interface Package {
  readonly version: string;
  readonly license?: string;
  /** As older packages write it. */
  readonly licenses?: readonly { readonly type: string }[];
}

function confinement({ engine }: Station): About['confinement'] {
  if (!isConfinable()) return 'elsewhere';
  const { confined = null, filesConfined = null } = engine.status();
  if (confined === null) return 'unknown';
  if (!confined) return 'refused';
  return filesConfined ? 'confined' : 'part';
}

function about(station: Station): About {
  const read = (...parts: string[]) =>
    JSON.parse(readFileSync(resourcePath(...parts), 'utf8')) as Record<string, unknown>;
  const names = Object.keys(read('package.json')['dependencies'] as Record<string, string>);
  // Packaging lists everything that ships, also what the build bundles (tools/licences).
  const list = builtPath('licences', 'shipped.json');
  const shipped = existsSync(list) ? Dependencies.parse(JSON.parse(readFileSync(list, 'utf8'))) : null;
  return {
    version: programVersion,
    versions: engineVersions(),
    runtime: `Node ${process.versions.node}`,
    confinement: confinement(station),
    unknownOrigin: modelsOfUnknownOrigin(),
    dependencies:
      shipped ??
      names.flatMap((name) => {
        try {
          const {
            version,
            license,
            licenses = [],
          } = read('node_modules', ...name.split('/'), 'package.json') as unknown as Package;
          return [{ name, version, licence: license ?? licenses.map(({ type }) => type).join(' OR ') }];
        } catch {
          // Packaged programs keep some packages inside the archive only.
          return [];
        }
      }),
  };
}

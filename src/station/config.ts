import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StationConfig } from '../contract/config.ts';
import { OTHER_VARIABLES, variable } from '../contract/environment.ts';
import { message } from '../contract/messages/message.ts';
import { StationError } from '../contract/errors/station-error.ts';

export type ConfigSource = 'default' | 'file' | 'environment' | 'policy';

export interface LoadedConfig {
  readonly config: StationConfig;
  /** Where each setting came from, by its path (`server.port`). What `policy` sets, no user can change. */
  readonly sources: Readonly<Record<string, ConfigSource>>;
}

type Tree = { [key: string]: unknown };

/** Variables that name a replacement for a part of the program. If ignored, the shipped part would be used unnoticed. */
const REPLACEMENTS = ['NETEFATSA_MODELS', 'NETEFATSA_FACE_CALIBRATION', 'NETEFATSA_FORENSICS_CALIBRATION'];

const NAMED_POLICY = 'the policy of NETEFATSA_POLICY_FILE';

/** Path of an administrator's policy on each system: a place that ordinary accounts cannot write to. */
export function policyFile(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  if (platform === 'win32')
    return path.join(variable('ProgramData', environment) ?? 'C:\\ProgramData', 'Netefatsa', 'policy.json');
  if (platform === 'darwin') return '/Library/Application Support/Netefatsa/policy.json';
  return '/etc/netefatsa/policy.json';
}

/**
 * The station's settings: defaults, then `config.json` in the data folder, then `NETEFATSA_<SECTION>_<NAME>`, then the
 * managed policy, which wins over everything a user can set.
 *
 * @throws StationError INVALID_REQUEST naming the file or variable and the wrong setting, or the file that exists or is
 *   named and cannot be read: an unreadable policy must not go unenforced.
 */
export function loadConfig(
  dataFolder: string,
  environment: NodeJS.ProcessEnv = process.env,
  managed: string = policyFile(environment),
): LoadedConfig {
  for (const name of REPLACEMENTS) {
    const file = variable(name, environment);
    if (file && !existsSync(file)) throw unreadable(name, file, 'ENOENT');
  }
  const named = variable('NETEFATSA_POLICY_FILE', environment);
  const layers: [Exclude<ConfigSource, 'default'>, string, Tree][] = [
    ['file', 'config.json', readTree(path.join(dataFolder, 'config.json'), 'config.json')],
    ['environment', 'the environment', fromEnvironment(environment)],
    // Whoever starts the program controls its environment: a policy named there adds to the managed one, never replaces it.
    ['policy', NAMED_POLICY, named ? readTree(named, NAMED_POLICY, true) : {}],
    ['policy', 'the managed policy', readTree(managed, 'the managed policy')],
  ];
  const merged: Tree = {};
  const sources: Record<string, ConfigSource> = {};
  for (const name of settingNames()) sources[name] = 'default';
  for (const [source, label, tree] of layers) {
    const parsed = StationConfig.safeParse(tree);
    if (!parsed.success) throw invalid(label, parsed.error);
    overlay(merged, tree, '', (name) => {
      if (!(name in sources))
        throw new StationError(
          'INVALID_REQUEST',
          message('serviceRefusals.unknownSetting', { source: label, name }),
        );
      sources[name] = source;
    });
  }
  return { config: StationConfig.parse(merged), sources };
}

/** Dotted names of every setting, e.g. `documents.confidenceThreshold`. */
export function settingNames(): string[] {
  return Object.entries(StationConfig.parse({})).flatMap(([section, value]) =>
    isTree(value) ? Object.keys(value).map((name) => `${section}.${name}`) : [section],
  );
}

/** `documents.confidenceThreshold` → `NETEFATSA_DOCUMENTS_CONFIDENCE_THRESHOLD`. */
export const environmentName = (setting: string): string =>
  `NETEFATSA_${setting
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace('.', '_')
    .toUpperCase()}`;

/** Variables that look like settings of this program but are unknown: mistyped, or of another version. */
export function unknownVariables(environment: NodeJS.ProcessEnv = process.env): string[] {
  const known = new Set([...OTHER_VARIABLES, ...settingNames().map(environmentName)]);
  return Object.keys(environment).filter((name) => /^NETEFATSA_(?!TEST_)/.test(name) && !known.has(name));
}

function fromEnvironment(environment: NodeJS.ProcessEnv): Tree {
  const tree: Tree = {};
  const defaults = StationConfig.parse({}) as Tree;
  for (const setting of settingNames()) {
    const text = variable(environmentName(setting), environment);
    if (text === undefined) continue;
    const [section, name] = setting.split('.') as [string, string | undefined];
    if (name === undefined) tree[section] = typed(text, defaults[section]);
    else ((tree[section] ??= {}) as Tree)[name] = typed(text, (defaults[section] as Tree)[name]);
  }
  return tree;
}

/** Parses a variable by the type of the setting's default. */
function typed(text: string, example: unknown): unknown {
  if (Array.isArray(example)) return text.split(',').map((part) => part.trim());
  if (typeof example === 'number') return Number(text);
  if (isTree(example)) return readJson(text);
  if (typeof example === 'boolean')
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
  return text === 'null' ? null : text;
}

/** Invalid JSON stays text, which the schema then refuses by name. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const unreadable = (source: string, file: string, cause: string): StationError =>
  new StationError('INVALID_REQUEST', message('serviceRefusals.unreadable', { source, file, cause }));

/** @param named the file has to exist; otherwise a missing one gives an empty tree */
function readTree(file: string, label: string, named = false): Tree {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (!named && (code === 'ENOENT' || code === 'ENOTDIR')) return {};
    throw unreadable(label, file, code ?? '');
  }
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch (cause) {
    throw new StationError(
      'INVALID_REQUEST',
      message('serviceRefusals.notAnObject', { file: path.basename(file) }),
      {},
      { cause },
    );
  }
}

function overlay(onto: Tree, tree: Tree, prefix: string, seen: (name: string) => void): void {
  for (const [key, value] of Object.entries(tree)) {
    const name = prefix + key;
    // Sections are one level deep; an object inside one is a value (thresholds by list).
    if (isTree(value) && prefix === '') overlay((onto[key] ??= {}) as Tree, value, `${name}.`, seen);
    else {
      onto[key] = value;
      seen(name);
    }
  }
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function invalid(label: string, error: z.ZodError): StationError {
  const errors = error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: issue.message,
    rejectedValue: null,
  }));
  return new StationError(
    'INVALID_REQUEST',
    message('serviceRefusals.wrongSetting', {
      source: label,
      faults: errors.map((e) => `${e.field}: ${e.message}`).join('; '),
    }),
    { errors },
  );
}

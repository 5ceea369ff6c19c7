import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { z } from 'zod';

/** A package whose code reaches a customer. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression as the package gives it. */
  readonly licence: string;
  /** Absolute folder it is installed in. */
  readonly folder: string;
  /** `installed` lies in node_modules of the package, `bundled` is inside our own files. */
  readonly how: 'installed' | 'bundled';
}

const Names = z.record(z.string(), z.string()).optional();
const PackageJson = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
  dependencies: Names,
  optionalDependencies: Names,
  devDependencies: Names,
});
type PackageJson = z.infer<typeof PackageJson>;

/** Packages whose package.json names no licence, with what their licence file says (read on 2026-11-21). */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

const IMPORT = /(?:from|import)\s*(?:\(\s*)?'([^'.][^']*)'/g;
/** Types, tests and the shell's own runtime, which is listed as Electron itself. */
const NOT_BUNDLED = new Set(['electron', 'typescript', 'vitest', 'fast-check']);

const read = (folder: string): PackageJson =>
  PackageJson.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));

/**
 * Everything that ships: the dependencies of package.json with what they need, as far as it is installed for this
 * platform, and the packages that src/ imports and the build bundles.
 */
export function shippedPackages(root: string): ShippedPackage[] {
  const own = read(root);
  const found = new Map<string, ShippedPackage>();
  const add = (name: string, from: string, how: ShippedPackage['how'], optional: boolean): void => {
    const folder = resolve(name, from, root);
    if (folder === null) {
      if (optional) return;
      throw new Error(`${name}, which ships, is not installed.`);
    }
    const json = read(folder);
    const key = `${json.name}@${json.version}`;
    if (found.has(key)) return;
    const licence = licenceOf(json) || (SAID_ELSEWHERE[json.name] ?? '');
    found.set(key, { name: json.name, version: json.version, licence, folder, how });
    for (const needed of Object.keys(json.dependencies ?? {}))
      add(needed, folder, how, json.optionalDependencies?.[needed] !== undefined);
    for (const needed of Object.keys(json.optionalDependencies ?? {})) add(needed, folder, how, true);
  };
  for (const name of Object.keys(own.dependencies ?? {})) add(name, root, 'installed', false);
  for (const name of importedBySource(root, own)) add(name, root, 'bundled', false);
  return [...found.values()].sort(
    (a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version),
  );
}

/** Development dependencies that src/ imports: the build puts them into out/. */
function importedBySource(root: string, own: PackageJson): string[] {
  const names = new Set<string>();
  const source = path.join(root, 'src');
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(tsx?|css)$/.test(file) || /\.test\.tsx?$|\.fixture\.ts$|\/testing\//.test(file)) continue;
    for (const [, specifier = ''] of readFileSync(path.join(source, file), 'utf8').matchAll(IMPORT)) {
      const name = specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
      if (!builtinModules.includes(name) && own.devDependencies?.[name] && !NOT_BUNDLED.has(name))
        names.add(name);
    }
  }
  return [...names];
}

/** Node's way of finding a package: the nearest node_modules above `from`. */
function resolve(name: string, from: string, root: string): string | null {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (folder === root) break;
  }
  return null;
}

const licenceOf = ({ license, licenses }: PackageJson): string =>
  typeof license === 'string'
    ? license
    : (license?.type ?? licenses?.map((one) => one.type).join(' OR ') ?? '');

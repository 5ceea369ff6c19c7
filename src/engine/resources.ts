import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { variable } from '../contract/environment.ts';

/** The folder with package.json, models/ and resources/: the clone, or the packaged app. */
export const applicationRoot = findRoot(path.dirname(fileURLToPath(import.meta.url)));

function findRoot(start: string): string {
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json')) && existsSync(path.join(folder, 'resources')))
      return folder;
    if (folder === path.dirname(folder)) throw new Error(`No application root above ${start}`);
  }
}

/**
 * Absolute path of a shipped file, e.g. `resourcePath('models', 'ppocr-recognition.onnx')`. Native libraries cannot
 * read inside an asar archive, so packaged paths point beside it (`asarUnpack`).
 */
export function resourcePath(...parts: string[]): string {
  return path.join(applicationRoot.replace(/app\.asar$/, 'app.asar.unpacked'), ...parts);
}

/**
 * Absolute path of a build output, e.g. `builtPath('renderer')`. When packaged it lies inside the archive, whose hash
 * is checked: only Node can read it.
 */
export const builtPath = (...parts: string[]): string => path.join(applicationRoot, 'out', ...parts);

/** A model's file: the site's own (`NETEFATSA_MODELS`), or the one made by `npm run models`. */
export function modelFile(model: string): string {
  const site = variable('NETEFATSA_MODELS');
  const own = site ? path.join(site, `${model}.onnx`) : null;
  return own && existsSync(own) ? own : resourcePath('models', `${model}.onnx`);
}

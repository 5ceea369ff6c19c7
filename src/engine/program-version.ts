import { readFileSync } from 'node:fs';
import { resourcePath } from './resources.ts';

const manifest = JSON.parse(readFileSync(resourcePath('package.json'), 'utf8')) as { version: string };

/** Version of the running program, `1.2.3`. */
export const programVersion: string = manifest.version;

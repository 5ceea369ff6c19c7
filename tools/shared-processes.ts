import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PURE_ROOMS } from './pure-rooms.ts';

/**
 * Rooms whose test files share a process with those of the pure rooms: what their code keeps (a model, a thread, a table) is the same
 * for every file. A process of its own costs a file half a second of processor time, and its models again.
 */
const ROOMS = [
  'src/contract',
  ...['chip', 'faces', 'forensics', 'intake', 'ocr', 'pdf', 'raster', 'signing'].map(
    (room) => `src/engine/${room}`,
  ),
  ...[
    ...[
      'assessment',
      'audit',
      'cases',
      'casework',
      'first-day',
      'liveness',
      'onboarding',
      'presenters',
      'registry',
    ],
    ...['report', 'retention', 'screening', 'verification', 'webhooks'],
  ].map((room) => `src/station/${room}`),
];
/** What a file replaces, or sets for its whole process, would reach the files after it. */
const REPLACES = /\bvi\.|\bprocess\.env\b.*[^=!]=[^=>]|\bdelete process\.env\b|\bprocess\.chdir\b/;

const root = path.resolve(import.meta.dirname, '..');

/** Test files that share a process with others. */
export function filesTogether(): string[] {
  const rooms = [...PURE_ROOMS, ...ROOMS].map((room) => `${room}/`);
  // By hand: the Node of the Electron that the tests of chips run in has no globSync.
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('src', file.replaceAll(path.sep, '/')))
    .filter((file) => file.endsWith('.test.ts') && rooms.some((room) => file.startsWith(room)))
    .filter((file) => !REPLACES.test(readFileSync(path.join(root, file), 'utf8')));
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PURE_ROOMS } from './pure-rooms.ts';

/**
 * Rooms whose test files share a process with those of the pure rooms: what their code keeps (a model, a thread, a table) is the same
 * for every file. A process of its own costs a file half a second of processor time, and its models again.
 */
const ROOMS = [
  'src/contract',
  'src/engine/{chip,faces,forensics,intake,ocr,pdf,raster,signing}',
  'src/station/{assessment,audit,cases,first-day,liveness,onboarding,presenters,registry,report,retention,screening,verification,webhooks}',
];
/** What a file replaces, or sets for its whole process, would reach the files after it. */
const REPLACES = /\bvi\.|\bprocess\.env\b.*[^=!]=[^=>]|\bdelete process\.env\b|\bprocess\.chdir\b/;

const root = path.resolve(import.meta.dirname, '..');

/** Test files that share a process with others. */
export const filesTogether = (): string[] =>
  globSync(
    [...PURE_ROOMS, ...ROOMS].map((room) => `${room}/**/*.test.ts`),
    { cwd: root },
  ).filter((file) => !REPLACES.test(readFileSync(path.join(root, file), 'utf8')));

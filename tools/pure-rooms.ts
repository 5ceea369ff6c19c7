/**
 * Rooms of the engine that compute and keep no state; the linter holds them to it (eslint.config.js). Which test files share a
 * process is told by `shared-processes.ts`.
 */
export const PURE_ROOMS = [
  ...['documents', 'values', 'labels', 'ledger', 'layout', 'math', 'packs'].map(
    (room) => `src/engine/${room}`,
  ),
  ...['logic', 'text'].map((room) => `src/engine/forensics/${room}`),
];

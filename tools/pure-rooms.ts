/**
 * Rooms of the engine that compute and keep no state: their test files share a process (vitest.unit.config.ts), which saves
 * loading every document type once a file. The linter holds them to it (eslint.config.js).
 */
export const PURE_ROOMS = [
  ...['documents', 'values', 'labels', 'ledger', 'layout', 'math', 'packs'].map(
    (room) => `src/engine/${room}`,
  ),
  ...['logic', 'text'].map((room) => `src/engine/forensics/${room}`),
];

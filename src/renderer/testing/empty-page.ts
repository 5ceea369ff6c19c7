import { afterEach } from 'vitest';

/** Files that draw in a page share it: whatever a test leaves on it, the next one would find. Hooks of the file itself run before. */
afterEach(() => document.body.replaceChildren());

/**
 * Node imports the sources, as in a station, not Vite: there each use of an imported name is a look-up, and each process is sent every
 * file (ADR 551). Not for JSX, which Node cannot read, nor in an older Electron's Node, which cannot read types. Without `nodeLoader`
 * nothing can be replaced (`vi.mock`), and nothing passes through Vite.
 */
export const NODE_IMPORTS = { viteModuleRunner: !process.features.typescript };

/** The project of files that share a process. */
export const together = (include: string[]) => ({
  extends: true as const,
  test: { name: 'together', include, isolate: false, experimental: { ...NODE_IMPORTS, nodeLoader: false } },
});

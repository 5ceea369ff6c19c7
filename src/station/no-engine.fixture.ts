/** Starts an engine that never answers, for tests of a station that reads no documents. */
export const noEngine = () => ({
  pid: undefined,
  send: () => undefined,
  onMessage: () => undefined,
  onExit: () => undefined,
  kill: () => undefined,
});

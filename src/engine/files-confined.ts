/** How a process that was confined before its start (start-confined.ts) knows it. No station hands it on: engine-environment.ts. */
export const FILES_CONFINED = 'NETEFATSA_ENGINE_FILES_CONFINED';

export const areFilesConfined = (): boolean => process.env[FILES_CONFINED] === 'yes';

/** Tells a process that it was confined before its start (start-confined.ts). A station never passes it on: engine-environment.ts. */
export const FILES_CONFINED = 'NETEFATSA_ENGINE_FILES_CONFINED';

export const areFilesConfined = (): boolean => process.env[FILES_CONFINED] === 'yes';

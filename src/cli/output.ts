/** Results go to the standard output: a line each, a value as one line of JSON, or a value to be read. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

export const printJson = (value: unknown): void => printLine(JSON.stringify(value));

export const printReadable = (value: unknown): void => printLine(JSON.stringify(value, null, 2));

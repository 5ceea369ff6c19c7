import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Lists as their publishers write them, with people and companies who do not exist. */
const today = new Date().toISOString().slice(0, 10);

/** One person on the consolidated list of the United Nations. */
export const UN_LIST = `<?xml version="1.0" encoding="UTF-8"?>
<CONSOLIDATED_LIST dateGenerated="${today}T00:00:00">
<INDIVIDUALS><INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>Quillon</FIRST_NAME><SECOND_NAME>Zarevitch</SECOND_NAME>
<REFERENCE_NUMBER>QDi.9999</REFERENCE_NUMBER><NATIONALITY><VALUE>Ruritania</VALUE></NATIONALITY>
<INDIVIDUAL_DATE_OF_BIRTH><DATE>1961-02-03</DATE></INDIVIDUAL_DATE_OF_BIRTH></INDIVIDUAL></INDIVIDUALS><ENTITIES/>
</CONSOLIDATED_LIST>`;

export const REGISTER_COPY = `Company Name,UIN,Status,Registration Date
PULA GRAIN (PTY) LTD,BW00009876543,Registered,2019-05-06
`;

/** Writes a list into a folder and answers with its path. */
export function listFile(folder: string, name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** A list as the browser uploads it. */
export const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
});

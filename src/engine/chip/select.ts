import { SUCCESS, type Answer, type Channel } from './apdu.ts';

/** SELECT (ISO 7816-4, 7.1.1): by what is named, and that no answer is wanted. */
const SELECT = 0xa4;
export const BY = { identifier: 0, file: 2, application: 4 } as const;
const NO_ANSWER = 0x0c;
const WITH_ANSWER = 0;
const MOST_ANSWER = 256;
const WRONG_PARAMETERS = 0x6a86;

/**
 * Selects a file or an application. No answer is asked for, as Doc 9303 has it; some national cards know only the form that asks
 * for one (reports to NFCPassportReader, 116 and 164: an identity card of Latvia, one of France).
 */
export async function select(
  channel: Channel,
  by: (typeof BY)[keyof typeof BY],
  name: Uint8Array,
): Promise<Answer> {
  const command = { cla: 0, ins: SELECT, p1: by, data: name };
  const answer = await channel.send({ ...command, p2: NO_ANSWER });
  return answer.status === WRONG_PARAMETERS
    ? channel.send({ ...command, p2: WITH_ANSWER, le: MOST_ANSWER })
    : answer;
}

const MASTER_FILE = Uint8Array.of(0x3f, 0);

/**
 * Goes up to the master file. By its identifier: the form without one says success and does nothing on some passports
 * (NFCPassportReader, 106); others know no such command (219: an identity card of Vietnam).
 */
export const selectMasterFile = async (channel: Channel): Promise<boolean> =>
  (await select(channel, BY.identifier, MASTER_FILE)).status === SUCCESS;

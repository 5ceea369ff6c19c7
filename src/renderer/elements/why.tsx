import { useTranslation } from 'react-i18next';
import { failureSentence } from '../language/failure-sentence.ts';
import type { Message } from '../../contract/messages/message.ts';
import { MessageText } from '../language/message-text.tsx';

/** Generic codes: the station's own message says which case it is. */
const TELLING: ReadonlySet<string> = new Set([
  'CONFLICT',
  'FILE_TOO_LARGE',
  'INVALID_REQUEST',
  'INVALID_DOCUMENT_QUALITY',
  'FACE_NOT_USABLE',
  'SCREENING_LISTS_STALE',
]);

/** Why something did not go, in the language of the screen. */
export function Why({
  problem,
}: {
  problem:
    | { readonly code: string; readonly message: string; readonly said?: Message | undefined }
    | null
    | undefined;
}) {
  const { t } = useTranslation();
  const step = problem ? t(`failure.steps.${problem.code}`, { defaultValue: '' }) : '';
  return problem && TELLING.has(problem.code) ? (
    <>
      <MessageText said={problem.said} sentence={problem.message} />
      {step && ` ${step}`}
    </>
  ) : (
    <>{failureSentence(t, problem?.code)}</>
  );
}

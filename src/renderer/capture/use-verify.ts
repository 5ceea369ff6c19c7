import { useNavigate, useSearchParams } from 'react-router';
import { useStartVerification } from '../connection/verifications.ts';
import { draftFiles, useTaskFiles } from './draft.ts';

/** What is added to a case: its other side, another paper; or, where nothing could be read, files instead of the earlier ones. */
const ADDED = ['side', 'document', 'instead'] as const;

/** What the address of a screen of capture says about its task (`?case=…&add=…&onboarding=…`). */
export function useCaptureTask() {
  const [parameters] = useSearchParams();
  const caseId = parameters.get('case');
  return {
    caseId,
    onboarding: parameters.get('onboarding'),
    category: parameters.get('category'),
    added: caseId === null ? undefined : ADDED.find((one) => one === parameters.get('add')),
  };
}

/** Sends the files of the task at hand to be read and opens the screen on which that is watched. */
export function useVerify() {
  const navigate = useNavigate();
  const { caseId, onboarding, added } = useCaptureTask();
  const files = useTaskFiles();
  const start = useStartVerification();
  const verify = (category: string) => {
    const drafts = files.flatMap((f) => f.kept ?? []);
    start.mutate(
      {
        files: files.map((f) => f.file),
        category,
        caseId,
        extend: added !== undefined && added !== 'instead',
        drafts,
      },
      {
        onSuccess: ({ id }) => {
          draftFiles.sendOff(id);
          void navigate(`/verify/run/${id}`, { state: { onboarding, drafts, began: Date.now() } });
        },
      },
    );
  };
  return { verify, isPending: start.isPending, error: start.error };
}

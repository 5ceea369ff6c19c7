import { Button } from '@mantine/core';
import { IconCamera, IconFilePlus, IconLock, IconScan, IconShieldCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { CATEGORIES } from '../../contract/categories.ts';
import { Page } from '../elements/page.tsx';
import { Failed } from '../elements/state.tsx';
import { useOnboardingPlace } from '../elements/back-to-onboarding.tsx';
import { useStepTitle } from '../shell/step-title.tsx';
import { useAllKept } from './draft-keeper.ts';
import { useTaskFiles, useTaskOfFiles, type DraftFile, type Refusal } from './draft.ts';
import { addFiles } from './add-files.ts';
import { DropArea } from './drop-area.tsx';
import { EarlierFiles } from './earlier-files.tsx';
import { useFileChoice } from './file-choice.tsx';
import { Choices } from '../elements/choices.tsx';
import { Notices } from './notices.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { UndoDeletion } from './undo-deletion.tsx';
import { useCaptureTask, useVerify } from './use-verify.ts';
import styles from './capture.module.css';

const CATEGORY_CHOICES = ['AUTO', ...CATEGORIES] as const;
type CategoryChoice = (typeof CATEGORY_CHOICES)[number];

const LEADS = {
  side: 'capture.otherSideLead',
  document: 'capture.laterLead',
  instead: 'capture.insteadLead',
} as const;

/** The draft: its files, their task, and the one action. */
export function CaptureScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const arrived = state as { refused?: Refusal[] } | null;
  const files = useTaskFiles();
  const [refused, setRefused] = useState<readonly Refusal[]>(arrived?.refused ?? []);
  const { caseId, category: named, added } = useCaptureTask();
  const asked = CATEGORY_CHOICES.find((one) => one === named);
  const [category, setCategory] = useState<CategoryChoice>(asked ?? 'AUTO');
  const onboarding = useOnboardingPlace();
  const backTo = added ? `/cases/${caseId}` : (onboarding ?? '/');
  const { verify, isPending, error } = useVerify();
  useStepTitle(t('capture.title'), t('capture.count', { count: files.length }));

  const take = (more: File[]) => void addFiles(more).then(setRefused);
  const { input, open } = useFileChoice(take);
  useTaskOfFiles(search);
  // Shown once: a reload must not bring back old refusals.
  useEffect(() => {
    if (arrived?.refused) void navigate({ search }, { replace: true, state: null });
  }, [arrived, navigate, search]);

  return (
    <Page
      title={t('capture.title')}
      lead={t(added ? LEADS[added] : 'capture.lead')}
      actions={
        <Choices
          label={t('capture.category')}
          value={category}
          onChange={setCategory}
          choices={CATEGORY_CHOICES.map((value) => ({ value, label: t(`category.${value}`) }))}
        />
      }
    >
      {input}
      <EarlierFiles />
      <UndoDeletion />
      <Notices files={files.map((f) => f.file)} refused={refused} />
      {error && (
        <Failed
          error={error}
          retry={() => verify(category)}
          safe={t('failure.safe')}
          title={t('failure.title')}
        />
      )}
      <DropArea onFiles={take} className={styles.table!}>
        <Thumbnails files={files} />
        <div className={styles.add}>
          <Button variant="default" leftSection={<IconFilePlus size={20} />} onClick={open}>
            {files.length === 0 ? t('home.choose') : t('capture.add')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconCamera size={20} />}
            onClick={() => void navigate({ pathname: '/verify/camera', search })}
          >
            {t('home.camera')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconScan size={20} />}
            onClick={() => void navigate({ pathname: '/verify/scan', search })}
          >
            {t('home.scanner')}
          </Button>
          {files.length === 0 && <p>{t('home.dropText')}</p>}
        </div>
      </DropArea>
      <footer className={styles.foot}>
        <Button variant="default" onClick={() => void navigate(backTo)}>
          {t('common.back')}
        </Button>
        <Kept files={files} />
        <Button
          leftSection={<IconShieldCheck size={22} />}
          disabled={files.length === 0}
          autoFocus={files.length > 0}
          loading={isPending}
          onClick={() => verify(category)}
        >
          {t('capture.verify')}
        </Button>
      </footer>
    </Page>
  );
}

/** Says that closing the window loses nothing, once that is true. */
function Kept({ files }: { files: readonly DraftFile[] }) {
  const { t } = useTranslation();
  const kept = useAllKept();
  return (
    <p className={styles.kept} role="status">
      {files.length > 0 && kept && (
        <>
          <IconLock size={16} aria-hidden /> {t('capture.kept')}
        </>
      )}
    </p>
  );
}

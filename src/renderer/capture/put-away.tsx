import { useTranslation } from 'react-i18next';
import { FormDialog } from '../elements/form-dialog.tsx';

interface PutAwayProps {
  readonly count: number;
  readonly putAway: () => void;
  readonly close: () => void;
}

/** Explains what discarding captured files means, then does it. */
export function PutAway({ count, putAway, close }: PutAwayProps) {
  const { t } = useTranslation();
  return (
    <FormDialog
      title={t('home.waitingFiles', { count })}
      action={t('home.putAway')}
      dangerous
      busy={false}
      submit={() => {
        close();
        putAway();
      }}
      close={close}
    >
      <p>{t('home.putAwayText')}</p>
    </FormDialog>
  );
}

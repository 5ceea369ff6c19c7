import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './capture.module.css';

interface EnlargedProps {
  /** Object URL. */
  readonly preview: string;
  readonly label: string;
  readonly close: () => void;
}

/** A captured picture as large as the window allows: is every corner on it, and can it be read? */
export function Enlarged({ preview, label, close }: EnlargedProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={close}
      title={label}
      size="auto"
      centered
      transitionProps={{ duration: 100 }}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <img className={styles.enlarged} src={preview} alt={label} />
    </Modal>
  );
}

import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './shortcut-help.module.css';

/** Keys of the counter and what they do; the letters are the same in both languages. */
const KEYS = [
  ['N', 'newCustomer'],
  ['/', 'search'],
  ['Enter', 'confirm'],
  ['A', 'accept'],
  ['R', 'reject'],
  ['S', 'refer'],
  ['↑ ↓', 'fields'],
  ['E', 'edit'],
  ['+ − 0', 'zoom'],
  ['T', 'turn'],
  ['Esc', 'close'],
  ['?', 'help'],
] as const;

/** Which keys there are. */
export function ShortcutHelp({ close }: { close: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={close}
      title={t('shortcuts.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <dl className={styles.keys}>
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`shortcuts.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

import { Button } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { VerifiedDocument } from '../../contract/verification.ts';
import { MessageText } from '../language/message-text.tsx';
import styles from './fields.module.css';

/** Asks for the other side where the station says that one is missing. */
export function MissingSide({ caseId, document }: { caseId: string; document: VerifiedDocument }) {
  const { t } = useTranslation();
  const missing = document.checks.find(
    (check) => check.outcome === 'note' && check.id.endsWith('-side-missing'),
  );
  if (!missing) return null;
  return (
    <div className={styles.side} role="note">
      <IconId size={22} aria-hidden />
      <p>
        <MessageText said={missing.said} sentence={missing.explanation} />
      </p>
      <Button component={Link} to={`/verify?case=${caseId}&add=side`} variant="default" size="sm">
        {t('fieldPanel.addSide')}
      </Button>
    </div>
  );
}

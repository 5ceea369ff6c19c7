import { Button, CopyButton, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AuditProof } from '../../contract/administration.ts';
import { useRead } from '../connection/read-write.ts';
import { useReturnFocus } from '../elements/return-focus.ts';
import { Failed, LoadingRows } from '../elements/state.tsx';
import styles from './audit.module.css';

/** One record with the hashes that lead from it to a signed head. */
export function ProofDialog({ sequence, close }: { sequence: number; close: () => void }) {
  const { t } = useTranslation();
  useReturnFocus();
  const proof = useRead(`/audit/records/${sequence}/proof`, AuditProof);
  return (
    <Modal
      opened
      onClose={close}
      title={t('audit.proofOf', { sequence })}
      size="xl"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {proof.error && <Failed error={proof.error} retry={() => void proof.refetch()} />}
      {proof.isPending && <LoadingRows rows={3} />}
      {proof.data && (
        <div className={styles.proof}>
          <p>{t('audit.proofText', { count: proof.data.path.length })}</p>
          <p>{t('audit.proofHow')}</p>
          <pre tabIndex={0}>{JSON.stringify(JSON.parse(proof.data.body), null, 2)}</pre>
          <CopyButton value={JSON.stringify(proof.data, null, 2)}>
            {({ copied, copy }) => (
              <Button onClick={copy}>{copied ? t('common.copied') : t('audit.copyProof')}</Button>
            )}
          </CopyButton>
        </div>
      )}
    </Modal>
  );
}

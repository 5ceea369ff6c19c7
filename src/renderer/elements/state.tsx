import { Button, CopyButton, Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconLock, IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestFailure } from '../connection/client.ts';
import { Why } from './why.tsx';
import styles from './state.module.css';

interface StateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  readonly alert?: boolean;
}

/** What a screen shows instead of its content: nothing here yet, not allowed, failed. */
export function State({ icon, title, text, children, alert = false }: StateProps) {
  return (
    <div className={styles.state} {...(alert ? { role: 'alert' } : {})}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

interface FailedProps {
  readonly error: unknown;
  readonly retry?: () => void;
  readonly safe?: string;
  /** What could not be done, where the screen knows. */
  readonly title?: string;
}

/** Any failure of a request, in words a clerk can act on, with the request's id to copy. */
export function Failed({ error, retry, safe, title }: FailedProps) {
  const { t } = useTranslation();
  const failure = error instanceof RequestFailure ? error : null;
  const again = retry && <Button onClick={retry}>{t('common.retry')}</Button>;
  if (failure?.offline)
    return (
      <State alert icon={<IconPlugConnectedX />} title={t('failure.offline')} text={t('failure.offlineText')}>
        {again}
      </State>
    );
  if (failure?.problem.code === 'FORBIDDEN')
    return (
      <State
        alert
        icon={<IconLock />}
        title={t('failure.noPermission')}
        text={t('failure.noPermissionText')}
      />
    );
  const text = (
    <>
      <Why problem={failure?.problem} /> {safe}
    </>
  );
  return (
    <State alert icon={<IconAlertTriangle />} title={title ?? t('failure.other')} text={text}>
      {again}
      {failure?.problem.requestId && <RequestId id={failure.problem.requestId} />}
    </State>
  );
}

function RequestId({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <CopyButton value={id}>
      {({ copied, copy }) => (
        <Button variant="subtle" size="sm" onClick={copy} className="number">
          {copied ? t('common.copied') : t('failure.request', { id: id.slice(0, 8) })}
        </Button>
      )}
    </CopyButton>
  );
}

/** Grey bars in the shape of a list, while it loads. */
export function LoadingRows({ rows = 4, height = 56 }: { rows?: number; height?: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.rows} role="status" aria-label={t('common.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} radius="md" />
      ))}
    </div>
  );
}

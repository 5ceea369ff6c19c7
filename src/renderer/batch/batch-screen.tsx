import { Button, Progress } from '@mantine/core';
import { IconFilePlus, IconFolderOpen, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { MAX_FILES } from '../../contract/limits.ts';
import { DropArea } from '../capture/drop-area.tsx';
import { filesOfDrop } from '../capture/files-of-drop.ts';
import { useFileChoice } from '../capture/file-choice.tsx';
import { Page } from '../elements/page.tsx';
import { useStepTitle } from '../shell/step-title.tsx';
import { BatchCustomer } from './batch-customer.tsx';
import { FolderChoice } from './folder-choice.tsx';
import { useBatch } from './use-batch.ts';
import styles from './batch.module.css';

/** A folder or many files of several customers: sorted by what they say, looked at once, and each customer becomes a case. */
export function BatchScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { batch, take, move, remove, verify, again } = useBatch();
  const { input, open } = useFileChoice((files) => void take(files));
  const { phase, files, sorted, customers, left } = batch;
  useStepTitle(t('batch.title'));
  const tooMany = customers.some((one) => one.files.length > MAX_FILES);
  return (
    <Page title={t('batch.title')} lead={t('batch.lead')}>
      {left.length > 0 && (
        <p role="alert" className={styles.left}>
          {t('batch.left', { count: left.length, names: left.slice(0, 5).join(', ') })}
        </p>
      )}
      {phase === 'choose' && (
        <DropArea onFiles={(dropped) => void take(dropped)} filesOf={filesOfDrop} className={styles.choose!}>
          {input}
          <p>{t('batch.drop')}</p>
          <div className={styles.ways}>
            <FolderChoice label={t('batch.folder')} take={(chosen) => void take(chosen)}>
              <IconFolderOpen size={20} />
            </FolderChoice>
            <Button variant="default" leftSection={<IconFilePlus size={20} />} onClick={open}>
              {t('home.choose')}
            </Button>
          </div>
        </DropArea>
      )}
      {phase === 'sorting' && (
        <section aria-label={t('batch.sorting')}>
          <p role="status">{t('batch.sorted', { done: sorted, all: files.length })}</p>
          <Progress value={(sorted / files.length) * 100} aria-label={t('batch.sorting')} />
        </section>
      )}
      {customers.length > 0 && (
        <>
          {phase === 'look' && <p>{t('batch.look')}</p>}
          <ol className={styles.customers}>
            {customers.map((customer, index) => (
              <BatchCustomer
                key={customer.id}
                customer={customer}
                place={index + 1}
                files={files}
                customers={customers}
                move={phase === 'look' ? move : null}
                remove={remove}
              />
            ))}
          </ol>
        </>
      )}
      {tooMany && <p role="alert">{t('batch.tooMany', { count: MAX_FILES })}</p>}
      <footer className={styles.foot}>
        <Button variant="default" onClick={() => void navigate('/')}>
          {t('common.back')}
        </Button>
        {phase === 'done' ? (
          <>
            <Button variant="default" onClick={again}>
              {t('batch.next')}
            </Button>
            <Button component={Link} to="/cases">
              {t('batch.toCases')}
            </Button>
          </>
        ) : (
          phase !== 'choose' && (
            <Button
              leftSection={<IconShieldCheck size={22} />}
              loading={phase === 'reading'}
              disabled={phase === 'sorting' || tooMany}
              onClick={() => void verify()}
            >
              {t('batch.verify', { count: customers.length })}
            </Button>
          )
        )}
      </footer>
    </Page>
  );
}

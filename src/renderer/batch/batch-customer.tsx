import { ActionIcon, Button, Menu, UnstyledButton } from '@mantine/core';
import { IconArrowsExchange, IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Enlarged } from '../capture/enlarged.tsx';
import type { BatchFile, Customer } from './use-batch.ts';
import styles from './batch.module.css';
import { ICON_STROKE } from '../elements/icon-stroke.ts';

interface BatchCustomerProps {
  readonly customer: Customer;
  /** From 1, for customers whose papers give no name. */
  readonly place: number;
  readonly files: readonly BatchFile[];
  readonly customers: readonly Customer[];
  /** Null once they are being read. */
  readonly move: ((key: string, to: number) => void) | null;
  readonly remove: (key: string) => void;
}

/** One customer of a batch: who, and the files that go into the case. */
export function BatchCustomer({ customer, place, files, customers, move, remove }: BatchCustomerProps) {
  const { t } = useTranslation();
  const { reading } = customer;
  const title = (one: Customer, at: number): string => one.name ?? t('batch.customer', { number: at });
  return (
    <li className={styles.customer} aria-label={title(customer, place)}>
      <header>
        <h2>{title(customer, place)}</h2>
        {customer.number && <span className="number">{customer.number}</span>}
        {reading !== 'none' && (
          <span role="status">
            {typeof reading === 'string' ? (
              t(`batch.reading.${reading}`)
            ) : (
              <Link to={`/cases/${reading.caseId}`}>{t('batch.openCase')}</Link>
            )}
          </span>
        )}
      </header>
      <ul className={styles.files}>
        {files
          .filter(({ key }) => customer.files.includes(key))
          .map((item) => (
            <li key={item.key}>
              <Picture item={item} />
              <span className={styles.name}>{item.file.name}</span>
              {move && (
                <div className={styles.tools}>
                  <MoveTo item={item} from={customer} customers={customers} files={files} move={move} />
                  <ActionIcon
                    variant="subtle"
                    size={44}
                    aria-label={t('batch.remove', { name: item.file.name })}
                    onClick={() => remove(item.key)}
                  >
                    <IconTrash size={20} />
                  </ActionIcon>
                </div>
              )}
            </li>
          ))}
      </ul>
    </li>
  );
}

interface MoveToProps {
  readonly item: BatchFile;
  readonly from: Customer;
  readonly customers: readonly Customer[];
  readonly files: readonly BatchFile[];
  readonly move: (key: string, to: number) => void;
}

/** The other customers, namesakes told apart by number or first file. */
function MoveTo({ item: { key, file }, from, customers, files, move }: MoveToProps) {
  const { t } = useTranslation();
  const fresh = Math.max(...customers.map(({ id }) => id)) + 1;
  return (
    <Menu position="bottom-start" width={300} transitionProps={{ duration: 100 }}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconArrowsExchange size={18} />}
          aria-label={t('batch.moveTo', { name: file.name })}
        >
          {t('batch.move')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.others!}>
        {customers.map((one, at) =>
          one.id === from.id ? null : (
            <Menu.Item key={one.id} onClick={() => move(key, one.id)}>
              {one.name ?? t('batch.customer', { number: at + 1 })}
              <span className={styles.apart}>
                {one.number ?? files.find((own) => own.key === one.files[0])?.file.name}
              </span>
            </Menu.Item>
          ),
        )}
        <Menu.Item onClick={() => move(key, fresh)}>{t('batch.newCustomer')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Picture({ item: { file, preview } }: { item: BatchFile }) {
  const { t } = useTranslation();
  const [large, setLarge] = useState(false);
  if (!preview)
    return (
      <span className={styles.picture}>
        <IconFileTypePdf size={48} stroke={ICON_STROKE.hairline} aria-hidden />
      </span>
    );
  return (
    <>
      <UnstyledButton
        className={styles.picture!}
        aria-label={t('capture.enlarge', { file: file.name })}
        onClick={() => setLarge(true)}
      >
        <img src={preview} alt="" />
      </UnstyledButton>
      {large && <Enlarged preview={preview} label={file.name} close={() => setLarge(false)} />}
    </>
  );
}

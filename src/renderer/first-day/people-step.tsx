import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { OperatorAccount } from '../../contract/people.ts';
import { AddOperator } from '../administration/add-operator.tsx';
import { useRead } from '../connection/read-write.ts';
import { Failed, LoadingRows } from '../elements/state.tsx';
import styles from './first-day.module.css';

/** Who works here, and one button for the next person. */
export function PeopleStep() {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const people = useRead('/operators', z.array(OperatorAccount));
  if (people.error) return <Failed error={people.error} retry={() => void people.refetch()} />;
  if (!people.data) return <LoadingRows rows={2} />;
  return (
    <>
      <ul className={styles.list}>
        {people.data
          .filter(({ disabled }) => !disabled)
          .map(({ id, name, role }) => (
            <li key={id}>
              {name} <small>{t(`role.${role}`)}</small>
            </li>
          ))}
      </ul>
      <div>
        <Button variant="default" leftSection={<IconUserPlus size={20} />} onClick={() => setAdding(true)}>
          {t('operators.add')}
        </Button>
      </div>
      {adding && <AddOperator close={() => setAdding(false)} />}
    </>
  );
}

import { Button, NativeSelect, Progress, TextInput } from '@mantine/core';
import { IconCpu } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChipReaders } from '../../contract/chip.ts';
import { useChipReading, type ChipReading } from '../connection/chip-reading.ts';
import styles from './chip.module.css';

const CAN = /^\d{6}$/;

/** Reads the chip of the document that lies on a reader; the zone that was read opens it, or the number on the card's front. */
export function ChipReader({ caseId, readers }: { caseId: string; readers: ChipReaders['readers'] }) {
  const { t } = useTranslation();
  const { reading, start } = useChipReading(caseId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [can, setCan] = useState('');
  const reader =
    readers.find(({ name }) => name === chosen) ?? readers.find(({ hasCard }) => hasCard) ?? readers[0]!;
  const isRunning = reading.kind === 'progress';
  return (
    <section className={styles.reader} aria-label={t('chip.read')}>
      <p>{t(reader.hasCard ? 'chip.cardThere' : 'chip.layDown')}</p>
      <div className={styles.controls}>
        {readers.length > 1 && (
          <NativeSelect
            label={t('chip.reader')}
            data={readers.map(({ name }) => name)}
            value={reader.name}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )}
        <TextInput
          label={t('chip.can')}
          description={t('chip.canText')}
          value={can}
          onChange={({ currentTarget }) => setCan(currentTarget.value.trim())}
          inputMode="numeric"
          maxLength={6}
        />
        <Button
          leftSection={<IconCpu size={20} />}
          loading={isRunning}
          disabled={!reader.hasCard || (can !== '' && !CAN.test(can))}
          onClick={() => start({ reader: reader.name, ...(can === '' ? {} : { can }) })}
        >
          {t('chip.read')}
        </Button>
      </div>
      <HowFar reading={reading} />
    </section>
  );
}

function HowFar({ reading }: { reading: ChipReading }) {
  const { t } = useTranslation();
  switch (reading.kind) {
    case 'progress':
      return (
        <div role="status">
          <p>{t('chip.reading', { part: t(`chip.parts.${reading.part}`), percent: reading.percent })}</p>
          <Progress value={reading.percent} aria-label={t(`chip.parts.${reading.part}`)} />
        </div>
      );
    case 'failed':
      return (
        <p className={styles.failed} role="alert">
          {t(`chip.failures.${reading.reason ?? reading.code}`, { defaultValue: t('chip.failures.other') })}
        </p>
      );
    case 'lost':
      return (
        <p className={styles.failed} role="alert">
          {t('chip.failures.other')}
        </p>
      );
    case 'completed':
      return <p role="status">{t('chip.done')}</p>;
    case 'idle':
      return null;
  }
}

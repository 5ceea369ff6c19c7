import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { StationHealth } from '../../contract/operator.ts';
import { useFormats } from '../language/formats.ts';
import { MessageText } from '../language/message-text.tsx';
import styles from './health-list.module.css';

const ICONS = {
  good: IconCircleCheck,
  attention: IconAlertTriangle,
  stop: IconCircleX,
  off: IconCircleDashed,
};
type Part = StationHealth['parts'][number];

/** Every part of the station with what it means for the clerk. */
export function HealthList({ health }: { health: StationHealth }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (
    <ul className={styles.list}>
      {health.parts.map((part) => {
        const Icon = ICONS[part.state];
        return (
          <li key={part.part} data-state={part.state}>
            <Icon size={20} aria-hidden />
            <div>
              <strong>{t(`health.parts.${part.part}`)}</strong>
              <small>{sentenceOf(t, part, date)}</small>
            </div>
            <span className="visually-hidden">{t(`health.states.${part.state}`)}</span>
          </li>
        );
      })}
      {health.reasons.map(({ code, severity, message, said, whatToDo, whatToDoSaid }) => {
        const Icon = severity === 'down' ? ICONS.stop : ICONS.attention;
        return (
          <li key={`${code} ${message}`} data-state={severity === 'down' ? 'stop' : 'attention'}>
            <Icon size={20} aria-hidden />
            <div>
              <strong>
                <MessageText said={said} sentence={message} />
              </strong>
              <small>
                <MessageText said={whatToDoSaid} sentence={whatToDo} />
              </small>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function sentenceOf(t: TFunction, { part, state, values }: Part, date: (iso: string) => string): string {
  switch (part) {
    case 'engine':
      return [t('health.engine', values), values['confined'] === 'no' && t('health.notConfined')]
        .filter(Boolean)
        .join('; ');
    case 'faces':
      return state === 'good' ? t('health.facesReady') : t('health.facesOff', values);
    case 'lists':
      return state === 'off'
        ? t('health.listsNone')
        : [
            t('health.listsAge', values),
            state === 'attention' && t('health.listsRenew'),
            Number(values['alerts']) > 0 && t('health.listsAlerts', values),
          ]
            .filter(Boolean)
            .join('; ');
    case 'registry':
      return state === 'off'
        ? t('health.registryNone')
        : t('health.registryCopy', { date: date(String(values['date'])) });
    case 'audit':
      return t('health.auditRecords', values);
    case 'storage':
      return state === 'stop' ? t('health.storageGone') : t('health.storageFree', values);
  }
}

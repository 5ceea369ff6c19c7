import { useFormats } from '../language/formats.ts';
import styles from './moment.module.css';

/** A moment, or its day, in a narrow cell: a line breaks between day and time alone. */
export function Moment({ at, dayOnly = false }: { at: string; dayOnly?: boolean }) {
  const { dateTime } = useFormats();
  const [day = '', time = ''] = dateTime(at).split(', ');
  return (
    <time dateTime={at} className={styles.moment}>
      {dayOnly ? (
        <span>{day}</span>
      ) : (
        <>
          <span>{day},</span> <span>{time}</span>
        </>
      )}
    </time>
  );
}

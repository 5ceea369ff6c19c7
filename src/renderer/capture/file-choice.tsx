import { useRef, type ReactNode } from 'react';
import { ACCEPTED_MEDIA_TYPES } from '../../contract/limits.ts';
import { useTranslation } from 'react-i18next';

/** The system's file dialog: render `input` once, call `open` from any button. */
export function useFileChoice(onFiles: (files: File[]) => void): { input: ReactNode; open: () => void } {
  const { t } = useTranslation();
  const element = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={element}
      type="file"
      accept={ACCEPTED_MEDIA_TYPES.join(',')}
      multiple
      hidden
      aria-label={t('home.choose')}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])];
        event.currentTarget.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
  return { input, open: () => element.current?.click() };
}

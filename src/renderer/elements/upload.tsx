import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';

interface UploadProps {
  readonly label: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** May several files be chosen at once? */
  readonly multiple?: boolean;
  readonly send: (form: FormData) => void;
}

/** A button that asks for files and sends them as `files` of a form. */
export function Upload({ label, busy, disabled = false, multiple = true, send }: UploadProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        aria-label={label}
        onChange={(event) => {
          const form = new FormData();
          for (const file of event.currentTarget.files ?? []) form.append('files', file, file.name);
          event.currentTarget.value = '';
          send(form);
        }}
      />
      <Button
        variant="default"
        leftSection={<IconUpload size={20} />}
        loading={busy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

import { Button } from '@mantine/core';
import { useRef, type ReactNode } from 'react';

interface FolderChoiceProps {
  readonly label: string;
  readonly take: (files: File[]) => void;
  /** Icon. */
  readonly children: ReactNode;
}

/** The system's dialog for a folder; all files in it are taken. */
export function FolderChoice({ label, take, children }: FolderChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={(element) => {
          input.current = element;
          // React knows no such property; every browser that the counter runs in does.
          element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) take(files);
        }}
      />
      <Button leftSection={children} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

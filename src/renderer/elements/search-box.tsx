import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly className?: string | undefined;
}

/** The search of a screen. `/` brings the focus here (shell.tsx), and so does an address with `?search`. */
export function SearchBox({ label, placeholder, value, onChange, className }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [parameters] = useSearchParams();
  const asked = parameters.has('search');
  useEffect(() => {
    if (asked) input.current?.focus();
  }, [asked]);
  return (
    <TextInput
      ref={input}
      type="search"
      label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={20} />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data-screen-search
      {...(className ? { className } : {})}
    />
  );
}

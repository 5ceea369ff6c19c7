import { TextInput } from '@mantine/core';

interface NameInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The name of a person or system, the first field of a dialog. */
export function NameInput({ label, value, onChange }: NameInputProps) {
  return (
    <TextInput
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      minLength={2}
      maxLength={80}
      required
      withAsterisk={false}
      data-autofocus
    />
  );
}

import { NativeSelect } from '@mantine/core';

interface ChoicesProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly className?: string | undefined;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
}

/** A labelled list of fixed choices. */
export function Choices<T extends string>({ label, value, onChange, className, choices }: ChoicesProps<T>) {
  return (
    <NativeSelect
      label={label}
      {...(className === undefined ? {} : { className })}
      value={value}
      data={choices.map((choice) => ({ ...choice }))}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice.value === event.currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}

import { TextInput } from '@mantine/core';

interface PathInputProps {
  readonly label: string;
  readonly description: string;
  readonly value: string;
  readonly change: (value: string) => void;
}

/** A file or folder of the station's computer, which the browser cannot choose: typed as it stands there. */
export function PathInput({ change, ...shown }: PathInputProps) {
  return (
    <TextInput
      {...shown}
      onChange={(event) => change(event.currentTarget.value)}
      maxLength={500}
      spellCheck={false}
      required
      withAsterisk={false}
    />
  );
}

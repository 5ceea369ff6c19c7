import { useMantineColorScheme } from '@mantine/core';

export const THEME_CHOICES = ['light', 'dark', 'auto'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Light, dark or as the machine is set; remembered on this machine by Mantine. */
export function useThemeChoice(): { choice: ThemeChoice; choose: (next: ThemeChoice) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { choice: colorScheme, choose: setColorScheme };
}

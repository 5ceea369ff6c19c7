import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import { FocusableDisabledButton } from '../elements/focusable-disabled-button.tsx';

/** Ten shades around river blue (#1F6F9C at index 6). */
const river: MantineColorsTuple = [
  '#eaf4f9',
  '#d3e6f0',
  '#a8cfe3',
  '#7ab6d5',
  '#559fc7',
  '#3486b2',
  '#1f6f9c',
  '#17597f',
  '#114563',
  '#0a3149',
];
const clay: MantineColorsTuple = [
  '#fbece9',
  '#f4d6d1',
  '#e8aca4',
  '#dc8074',
  '#b23a2e',
  '#c24738',
  '#b23a2e',
  '#942d23',
  '#75221a',
  '#571811',
];

/** Mantine brings behaviour and structure; sizes, colours and type are ours (docs/adr/0070). */
export const theme = createTheme({
  primaryColor: 'river',
  primaryShade: { light: 6, dark: 4 },
  colors: { river, clay },
  defaultRadius: 'md',
  radius: { xs: '6px', sm: '8px', md: '10px', lg: '10px', xl: '10px' },
  fontFamily: "'Inter Variable', 'Segoe UI', sans-serif",
  fontFamilyMonospace: "'JetBrains Mono Variable', 'Consolas', monospace",
  fontSizes: { xs: '13px', sm: '14px', md: '16px', lg: '18px', xl: '22px' },
  headings: { fontWeight: '640' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // River is light in the dark theme: its text follows, so that the contrast stays above 4.5:1 in both.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    const isPrimary = input.color === undefined || input.color === 'river';
    return input.variant === 'filled' && isPrimary ? { ...colors, color: 'var(--on-river)' } : colors;
  },
  components: {
    Button: { defaultProps: { size: 'md', component: FocusableDisabledButton } },
    ActionIcon: { defaultProps: { component: FocusableDisabledButton } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    // With the radius of everything else a box of 20 pixels is a circle, which is how a choice of one looks.
    Checkbox: { defaultProps: { radius: 4 } },
    Textarea: { defaultProps: { size: 'md' } },
    // The native list: no floating list to position, and every assistive technology knows it.
    NativeSelect: { defaultProps: { size: 'md' } },
    // The page behind never scrolls, so no style sheet has to be injected to stop it.
    Modal: {
      defaultProps: { lockScroll: false, centered: true, radius: 'md', transitionProps: { duration: 120 } },
    },
  },
});

/** Mantine's own variables follow our tokens, so its controls change theme with everything else. */
export const variables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--ground)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-faint)',
    '--mantine-color-placeholder': 'var(--ink-faint)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--sunken)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-error': 'var(--clay-text)',
    '--mantine-color-anchor': 'var(--river)',
    '--mantine-primary-color-filled': 'var(--river)',
    '--mantine-primary-color-filled-hover': 'var(--river-strong)',
    '--mantine-primary-color-contrast': 'var(--on-river)',
    '--mantine-color-river-filled': 'var(--river)',
    '--mantine-color-river-filled-hover': 'var(--river-strong)',
    '--mantine-color-disabled': 'var(--sunken)',
    '--mantine-color-disabled-color': 'var(--ink-faint)',
  };
  return { variables: {}, light: shared, dark: shared };
};

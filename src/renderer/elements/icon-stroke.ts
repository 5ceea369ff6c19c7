/** Widths of icons' lines in their grid of 24: thin where an icon is large, strong where it is small. */
export const ICON_STROKE = {
  hairline: 1.2,
  thin: 1.5,
  medium: 1.6,
  regular: 1.7,
  strong: 2.4,
  bold: 2.6,
} as const;

import type { Box } from '../../../src/contract/geometry.ts';
import type { FieldValue } from '../../../src/contract/verification.ts';
import type { Family } from './fonts.ts';
import type { Gradient, Placement } from './sheet.ts';

export interface Style {
  family: Family;
  size: number;
  bold: boolean;
  italic: boolean;
  colour: string;
  align: 'left' | 'right' | 'centre';
  /** Extra points between letters. */
  spacing: number;
  underline: boolean;
  /** Baseline to baseline, as a multiple of the size. */
  leading: number;
  opacity: number;
}

export interface PathStyle {
  fill?: string | Gradient;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: number[];
  place?: Placement;
}

/** One printing of a field on a page. */
export interface Print {
  field: string;
  value: FieldValue;
  raw: string;
  page: number;
  box: Box;
}

/** What a draft starts with. */
export const PLAIN: Style = {
  family: 'sans',
  size: 10,
  bold: false,
  italic: false,
  colour: '#1a1a1a',
  align: 'left',
  spacing: 0,
  underline: false,
  leading: 1.35,
  opacity: 1,
};

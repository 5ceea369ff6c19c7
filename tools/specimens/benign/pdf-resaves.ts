import { PDFDocument } from 'pdf-lib';
import { throughDraw } from '../tamper/pdf/draw.ts';
import { through } from '../tamper/programs.ts';
import type { Treatment } from './treatment.ts';

/** The same document saved by another program. */
const PROGRAMS = [
  {
    id: 'resaved-qpdf',
    program: 'qpdf',
    heldOut: false,
    args: ['--object-streams=generate', 'in.pdf', 'out.pdf'],
  },
  { id: 'linearised', program: 'qpdf', heldOut: false, args: ['--linearize', 'in.pdf', 'out.pdf'] },
  {
    id: 'printed-gs',
    program: 'gs',
    heldOut: false,
    args: ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite', '-o', 'out.pdf', 'in.pdf'],
  },
  {
    id: 'encrypted-for-reading',
    program: 'qpdf',
    heldOut: false,
    args: ['--encrypt', '', 'owner', '256', '--modify=none', '--', 'in.pdf', 'out.pdf'],
  },
  {
    id: 'encrypted-rc4',
    program: 'qpdf',
    heldOut: true,
    args: ['--allow-weak-crypto', '--encrypt', '', 'owner', '128', '--use-aes=n', '--', 'in.pdf', 'out.pdf'],
  },
  { id: 'resaved-mutool', program: 'mutool', heldOut: true, args: ['clean', '-ggg', 'in.pdf', 'out.pdf'] },
  { id: 'printed-cairo', program: 'pdftocairo', heldOut: true, args: ['-pdf', 'in.pdf', 'out.pdf'] },
  { id: 'merged', program: 'pdfunite', heldOut: true, args: ['in.pdf', 'in.pdf', 'out.pdf'] },
] as const;

export const resaves: readonly Treatment[] = [
  ...PROGRAMS.map(({ id, program, heldOut, args }): Treatment => ({
    id,
    medium: 'pdf',
    heldOut,
    needs: [program],
    apply: (base) => through(program, args, { 'in.pdf': base.bytes }, 'out.pdf'),
  })),
  {
    id: 'resaved-pdf-lib',
    medium: 'pdf',
    heldOut: false,
    needs: [],
    apply: async (base) => (await PDFDocument.load(base.bytes)).save(),
  },
  {
    id: 'resaved-libreoffice',
    medium: 'pdf',
    heldOut: true,
    needs: ['soffice'],
    apply: (base) => throughDraw(base.bytes, null),
  },
  { id: 'untouched', medium: 'pdf', heldOut: false, needs: [], apply: async (base) => base.bytes },
];

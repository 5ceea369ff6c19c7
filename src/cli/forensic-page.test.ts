import { expect, it } from 'vitest';
import type { ForensicReport } from '../contract/forensics.ts';
import { forensicPage } from './forensic-page.ts';

const report: ForensicReport = {
  documentId: 'ab'.repeat(32),
  file: 0,
  mode: 'full',
  profile: 'income',
  channel: 'born-digital-pdf',
  verdict: 'TAMPERED',
  confidenceScore: 97,
  riskScore: 99,
  message: 'Something <b>covered</b>',
  findings: [
    {
      detector: 'covered-text',
      version: '1',
      group: 'pdf-structure',
      strength: 'proof',
      page: 0,
      box: null,
      value: null,
      quantile: null,
      explanation: 'x',
      detail: '<script>alert(1)</script>',
      before: '5,000.00',
      after: '8,000.00',
    },
  ],
  groups: { 'pdf-structure': 8 },
  heatMaps: [],
  processingTimeMs: 3,
  calibration: 'test',
};

it('shows text of the document as text, never as markup', () => {
  const page = forensicPage(report, '<img src=x>.pdf');
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('<img src=x>');
  expect(page).not.toContain('<b>covered</b>');
});

it('shows what the page said before and says now', () => {
  expect(forensicPage(report, 'a.pdf')).toContain('<del>5,000.00</del> → <ins>8,000.00</ins>');
});

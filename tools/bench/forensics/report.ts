import { table } from '../report.ts';
import type { Outcome } from './examine.ts';
import { auc as area } from './separation.ts';

/** Tables of what was found, missed and accused. */
export function report(outcomes: readonly Outcome[]): string {
  const flagged = (o: Outcome): boolean => o.verdict === 'TAMPERED' || o.verdict === 'SUSPICIOUS';
  const accused = (o: Outcome): boolean => o.verdict === 'TAMPERED';
  const benign = outcomes.filter((o) => o.sample.label === 'benign');
  const tampered = outcomes.filter((o) => o.sample.label === 'tampered');
  const kinds = [
    ...new Set(outcomes.map((o) => `${o.sample.label}|${o.sample.medium}|${o.sample.kind}`)),
  ].sort();
  const rows = kinds.map((key) => {
    const own = outcomes.filter((o) => `${o.sample.label}|${o.sample.medium}|${o.sample.kind}` === key);
    const [label, medium, kind] = key.split('|') as [string, string, string];
    return [
      label,
      medium,
      kind,
      own.length,
      bounded(own.filter(flagged).length, own.length),
      bounded(own.filter(accused).length, own.length),
    ];
  });
  const images = (profile: string): string => {
    const of = (list: readonly Outcome[]): number[] =>
      list.filter((o) => o.sample.medium === 'image' && o.sample.profile === profile).map((o) => o.risk);
    return auc(of(tampered), of(benign));
  };
  const measuredOnly = (label: 'benign' | 'tampered'): readonly Outcome[] =>
    outcomes.filter(
      (o) => o.sample.medium === 'image' && o.sample.profile !== 'clean' && o.sample.label === label,
    );
  const pictures = tampered.filter((o) => o.sample.medium === 'image');
  const ordinary = benign.filter((o) => o.sample.medium === 'image');
  const timed = outcomes.filter((o) => o.readMs > 0);
  const ratio =
    timed.reduce((s, o) => s + o.forensicMs, 0) /
    Math.max(
      1,
      timed.reduce((s, o) => s + o.readMs, 0),
    );
  const arithmetic = tampered.filter(
    (o) =>
      o.readMs > 0 && o.sample.arithmetic && o.sample.type !== 'UTILITY_BILL' && o.sample.type !== 'OMANG',
  );
  const pdf = tampered.filter((o) => o.sample.medium === 'pdf');
  const lines: [string, number, string][] = [
    ['benign called TAMPERED', benign.length, bounded(benign.filter(accused).length, benign.length)],
    ['benign flagged at all', benign.length, bounded(benign.filter(flagged).length, benign.length)],
    ['PDF edits flagged', pdf.length, bounded(pdf.filter(flagged).length, pdf.length)],
    ['PDF edits called TAMPERED', pdf.length, bounded(pdf.filter(accused).length, pdf.length)],
    [
      'one amount changed in a payslip or statement, flagged',
      arithmetic.length,
      bounded(arithmetic.filter(flagged).length, arithmetic.length),
    ],
    [
      '… by its own arithmetic',
      arithmetic.length,
      bounded(arithmetic.filter((o) => o.byLogic).length, arithmetic.length),
    ],
    ...['clean', 'scan', 'photo', 'photocopy']
      .filter((p) => outcomes.some((o) => o.sample.medium === 'image' && o.sample.profile === p))
      .map((p): [string, number, string] => [
        `picture edits, ${p}: AUC of the risk score`,
        outcomes.filter((o) => o.sample.medium === 'image' && o.sample.profile === p).length,
        images(p),
      ]),
    [
      'picture edits, all: AUC of the risk score',
      pictures.length,
      auc(
        pictures.map((o) => o.risk),
        ordinary.map((o) => o.risk),
      ),
    ],
    [
      'picture edits with more risk than 98 % of benign pictures',
      pictures.length,
      bounded(aboveMost(pictures, ordinary), pictures.length),
    ],
    [
      'picture edits flagged by what was measured in the pixels, sums aside (all but clean renderings)',
      measuredOnly('tampered').length,
      bounded(measuredOnly('tampered').filter((o) => o.byPixels).length, measuredOnly('tampered').length),
    ],
    [
      '… benign pictures flagged that way',
      measuredOnly('benign').length,
      bounded(measuredOnly('benign').filter((o) => o.byPixels).length, measuredOnly('benign').length),
    ],
    ['read in full (the others: structure or pixels only)', outcomes.filter((o) => o.readMs > 0).length, ''],
    ['forensics against reading the same page', timed.length, `${ratio.toFixed(2)}×`],
  ];
  const summary = table([['what', 'n', 'measured'], ...lines.filter(([, n]) => n > 0)]);
  return `${summary}\n\n${table([['label', 'medium', 'attack or treatment', 'n', 'flagged', 'TAMPERED'], ...rows])}`;
}

/** A share with its Wilson 95 % interval. */
export function bounded(hits: number, n: number): string {
  if (n === 0) return '–';
  const z = 1.96;
  const p = hits / n;
  const centre = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  const percent = (v: number): string => (100 * Math.min(1, Math.max(0, v))).toFixed(1);
  return `${hits}/${n} = ${percent(p)} % (${percent(centre - half)}–${percent(centre + half)})`;
}

function auc(positive: readonly number[], negative: readonly number[]): string {
  return positive.length === 0 || negative.length === 0 ? '–' : area(positive, negative).toFixed(2);
}

/** How many of the one kind carry more risk than 98 % of the other. */
function aboveMost(tampered: readonly Outcome[], benign: readonly Outcome[]): number {
  const risks = benign.map((o) => o.risk).sort((a, b) => a - b);
  const threshold = risks[Math.min(risks.length - 1, Math.floor(0.98 * risks.length))] ?? 100;
  return tampered.filter((o) => o.risk > threshold).length;
}

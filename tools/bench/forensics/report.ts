import { table } from '../report.ts';
import { bounded } from './bounds.ts';
import type { Outcome } from './examine.ts';
import { auc } from './separation.ts';

const flagged = (o: Outcome): boolean => o.verdict === 'TAMPERED' || o.verdict === 'SUSPICIOUS';
const accused = (o: Outcome): boolean => o.verdict === 'TAMPERED';
const proved = (o: Outcome): boolean => o.verdict === 'AUTHENTIC';
type Line = [what: string, n: number, measured: string];

/** Tables of what was found, missed and accused. */
export function report(outcomes: readonly Outcome[]): string {
  const lines = [
    ...everything(outcomes),
    ...pictures(outcomes.filter((o) => o.sample.medium === 'image')),
    ...time(outcomes),
  ].filter(([, n]) => n > 0);
  return [
    table([['what', 'n', 'measured'], ...lines]),
    table([
      ['channel', 'edits flagged', 'edits called TAMPERED', 'ordinary flagged', 'ordinary called TAMPERED'],
      ...byChannel(outcomes),
    ]),
    table([['label', 'medium', 'attack or treatment', 'n', 'flagged', 'TAMPERED'], ...byKind(outcomes)]),
  ].join('\n\n');
}

const share = (of: readonly Outcome[], is: (o: Outcome) => boolean): string =>
  bounded(of.filter(is).length, of.length);

function split(outcomes: readonly Outcome[]): { benign: Outcome[]; tampered: Outcome[] } {
  return {
    benign: outcomes.filter((o) => o.sample.label === 'benign'),
    tampered: outcomes.filter((o) => o.sample.label === 'tampered'),
  };
}

function everything(outcomes: readonly Outcome[]): Line[] {
  const { benign, tampered } = split(outcomes);
  const pdf = tampered.filter((o) => o.sample.medium === 'pdf');
  const sums = tampered.filter(
    (o) => o.readMs > 0 && o.sample.arithmetic && ['PAYSLIP', 'BANK_STATEMENT'].includes(o.sample.type),
  );
  const inFile = sums.filter((o) => o.sample.inSum !== false);
  const seen = inFile.filter((o) => o.figureRead !== false);
  return [
    ['benign called TAMPERED', benign.length, share(benign, accused)],
    ['benign flagged at all', benign.length, share(benign, flagged)],
    ['edited called AUTHENTIC', tampered.length, share(tampered, proved)],
    ['PDF edits flagged', pdf.length, share(pdf, flagged)],
    ['PDF edits called TAMPERED', pdf.length, share(pdf, accused)],
    ['one amount changed in a payslip or statement, flagged', sums.length, share(sums, flagged)],
    ['… by its own arithmetic', sums.length, share(sums, (o) => o.byLogic)],
    [
      '… by its own arithmetic, where the figures of its sum stand in the file (of a statement, not its first sheet alone)',
      inFile.length,
      share(inFile, (o) => o.byLogic),
    ],
    ['… and the changed figure was read as it stands', seen.length, share(seen, (o) => o.byLogic)],
  ];
}

function pictures(outcomes: readonly Outcome[]): Line[] {
  const { benign, tampered } = split(outcomes);
  const separated = (what: string, of: (o: Outcome) => boolean): Line => {
    const [bad, good] = [tampered.filter(of), benign.filter(of)];
    const risks = (list: readonly Outcome[]): number[] => list.map((o) => o.risk);
    return [
      `picture edits, ${what}: AUC of the risk score`,
      bad.length && good.length ? bad.length + good.length : 0,
      bad.length && good.length ? auc(risks(bad), risks(good)).toFixed(2) : '–',
    ];
  };
  const [badPixels, goodPixels] = [tampered, benign].map((list) => list.filter((o) => o.readMs === 0));
  return [
    ...['clean', 'scan', 'photo', 'photocopy'].map((p) => separated(p, (o) => o.sample.profile === p)),
    separated('read in full', (o) => o.readMs > 0),
    separated('pixels only', (o) => o.readMs === 0),
    separated('all', () => true),
    ['picture edits flagged', tampered.length, share(tampered, flagged)],
    [
      'picture edits with more risk than 98 % of benign pictures',
      tampered.length,
      bounded(aboveMost(tampered, benign), tampered.length),
    ],
    [
      'the same, of pictures of which only pixels were looked at',
      badPixels!.length,
      bounded(aboveMost(badPixels!, goodPixels!), badPixels!.length),
    ],
    [
      'picture edits flagged by what was measured in the pixels, sums aside',
      tampered.length,
      share(tampered, (o) => o.byPixels),
    ],
    ['… benign pictures flagged that way', benign.length, share(benign, (o) => o.byPixels)],
  ];
}

function time(outcomes: readonly Outcome[]): Line[] {
  const timed = outcomes.filter((o) => o.readMs > 0);
  const sum = (of: (o: Outcome) => number): number => timed.reduce((s, o) => s + of(o), 0);
  const ratio =
    sum((o) => o.forensicMs) /
    Math.max(
      1,
      sum((o) => o.readMs),
    );
  return [
    ['read in full (the others: structure or pixels only)', timed.length, ''],
    [
      'forensics against reading the same page, from its bytes to its lines',
      timed.length,
      `${ratio.toFixed(2)}×`,
    ],
  ];
}

function byChannel(outcomes: readonly Outcome[]): (string | number)[][] {
  return [...new Set(outcomes.map((o) => o.channel))].sort().map((channel) => {
    const { benign, tampered } = split(outcomes.filter((o) => o.channel === channel));
    return [
      channel,
      share(tampered, flagged),
      share(tampered, accused),
      share(benign, flagged),
      share(benign, accused),
    ];
  });
}

function byKind(outcomes: readonly Outcome[]): (string | number)[][] {
  const keyOf = ({ sample }: Outcome): string => `${sample.label}|${sample.medium}|${sample.kind}`;
  return [...new Set(outcomes.map(keyOf))].sort().map((key) => {
    const own = outcomes.filter((o) => keyOf(o) === key);
    return [...key.split('|'), own.length, share(own, flagged), share(own, accused)];
  });
}

/** How many of the one kind carry more risk than 98 % of the other. */
function aboveMost(tampered: readonly Outcome[], benign: readonly Outcome[]): number {
  const risks = benign.map((o) => o.risk).sort((a, b) => a - b);
  const threshold = risks[Math.min(risks.length - 1, Math.floor(0.98 * risks.length))] ?? 100;
  return tampered.filter((o) => o.risk > threshold).length;
}

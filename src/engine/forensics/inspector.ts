import { createHash } from 'node:crypto';
import type { Finding, ForensicMode, ForensicProfile, ForensicReport } from '../../contract/forensics.ts';
import type { PageReport, ReadPage } from '../../contract/pages.ts';
import type { VerifiedDocument } from '../../contract/verification.ts';
import type { PageWithReading, Raster, SourceFile } from '../raster/page.ts';
import type { ShownPage } from '../pdf/pdf-evidence.ts';
import { loadCalibration, quantileOf } from './calibration.ts';
import { detectChannel, pictureChannel } from './channel.ts';
import { documentDetectors, fileDetectors, pageSetDetectors } from './detectors.ts';
import type { PageEvidence } from './detector.ts';
import { fuse, type Rarity } from './fusion.ts';
import { heatMap } from './heat-map.ts';
import { errorLevels } from './image/error-levels.ts';
import { judgeMeasurement, measurePage, type PageMeasurement } from './image/measure-page.ts';
import { wasRendered } from './image/rendering.ts';
import { openFile } from './open-file.ts';
import { blankIn } from './arithmetic/blank-paper.ts';
import { confirmBy } from './arithmetic/second-reader.ts';
import { profileNamed } from './profiles/index.ts';
import { judgeIllegibleText } from './pdf-structure/illegible-text.ts';
import { pagesToRead, readPastedPictures } from './pdf-structure/pasted-picture.ts';
import { compareUnseenLayer } from './pdf-structure/unlike-layer.ts';
import { isPictureAmongText } from './pages/picture-page.ts';
import { pagesOfText } from './pages-of-text.ts';
import { kindOfFile, SHOWN, type ShownKind } from './shown.ts';
import { startTextJudges } from './text-judges.ts';
import { judge } from './verdict.ts';
import { readTextAt } from './what-was-read.ts';
import { isWholeFile } from './whole-file.ts';

export interface InspectionOptions {
  readonly mode: ForensicMode;
  /** UTC date, `YYYY-MM-DD`. */
  readonly today: string;
  /** DER certificates trusted as signers. */
  readonly trustedCertificates?: readonly Uint8Array[];
  readonly profile?: ForensicProfile;
  /** Adds pictures for experts; without weight in the verdict. */
  readonly expertPictures?: boolean;
}

/** Collects evidence about one file page by page; keeps no pixels of earlier pages. */
export interface FileInspector {
  /** False if the file is truncated. In full mode reading the pages fails for that; quick mode must ask here. */
  isWhole(): boolean;
  addPage(page: PageWithReading): Promise<void>;
  /**
   * Judges a PDF by its own text without rendering, in place of `addPage`, or behind it in quick mode.
   *
   * @returns its pages; none if some are not text alone, since figures in those may explain the others
   */
  addOwnText(): Promise<readonly ReadPage[]>;
  /** Pages on which a small picture lies over figures or a name: what it shows is for {@link addRendered} to say. */
  pagesToRead(): readonly number[];
  /** A whole page as it looks, of which only those pictures are read. */
  addRendered(pageInFile: number, raster: Raster, orientation: ShownPage['orientation']): Promise<void>;
  /** The report. `documents` are those found in this file. */
  finish(documents: readonly VerifiedDocument[], profile: ForensicProfile): Promise<ForensicReport>;
}

/** @example const inspector = startInspection(file, 0, { mode: 'quick', today: '2026-11-21' }); */
export function startInspection(
  file: SourceFile,
  fileIndex: number,
  options: InspectionOptions,
): FileInspector {
  return startMeasuredInspection(file, fileIndex, options);
}

/**
 * As `startInspection`, but also returns the raw measurements and the kind of file that decides the share of shown
 * edits: for calibration and the bench.
 */
export function startMeasuredInspection(
  file: SourceFile,
  fileIndex: number,
  options: InspectionOptions,
): FileInspector & { readonly measurements: readonly PageMeasurement[]; kind(): ShownKind } {
  const started = performance.now();
  const evidence = openFile(file, options);
  const documentId = createHash('sha256').update(file.bytes).digest('hex');
  const measurements: PageMeasurement[] = [];
  const pictures: ShownKind[] = [];
  const kind = (): ShownKind => kindOfFile(detectChannel(evidence), options.mode === 'quick', pictures);
  const pages: PageEvidence[] = [];
  const said: Finding[] = [];
  const judges = startTextJudges(options.today);
  let isAllText = true;
  let quick: 'structure' | 'text' | null = options.mode === 'quick' ? 'structure' : null;
  let spent = performance.now() - started;

  return {
    measurements,
    kind,
    isWhole: () => isWholeFile(evidence),
    async addPage(page) {
      const from = performance.now();
      const { report } = page.reading;
      const isPicture =
        options.mode === 'full' && evidence.pdf && isPictureAmongText(evidence.pdf, report.pageInFile);
      pages.push({
        reading: page.reading,
        pageInFile: report.pageInFile,
        ...(isPicture ? { isRendered: wasRendered(page.page.raster, page.reading.lines) } : {}),
      });
      if (!report.split && !report.rectified) evidence.pdf?.setShown(report.pageInFile, report);
      said.push(...judgeIllegibleText(page));
      const { picture = null, raster, ahead } = page.page;
      const isLast = ahead === 0 && picture?.data.buffer !== raster.data.buffer;
      // A picture file is measured once, however many documents were cut out of it.
      if (options.mode === 'full' && (evidence.kind === 'pdf' || pages.length === 1)) {
        const measured = await measurePage(evidence, report, picture, isLast);
        measurements.push(...measured.measurements);
        pictures.push(measured.kind);
      }
      const wholePage = !report.split && !report.rectified && report.skew === 0;
      if (evidence.pdf && wholePage)
        said.push(...(await readPastedPictures(evidence.pdf, report.pageInFile, page.page.raster)));
      if (options.mode === 'full') {
        const again = confirmBy(page.page.raster);
        await judges.add(page.reading, again, blankIn(page.page.raster));
        if (evidence.pdf) said.push(...(await compareUnseenLayer(evidence.pdf, page.reading, again)));
      }
      spent += performance.now() - from;
    },
    async addOwnText() {
      const from = performance.now();
      const text = evidence.pdf && pagesOfText(evidence.pdf);
      isAllText = text?.isAll ?? true;
      if (quick && isAllText && text && text.pages.length > 0) quick = 'text';
      for (const reading of text?.pages ?? [])
        await judges.add(reading, () => Promise.resolve(true), text?.isBlank(reading));
      const read = isAllText ? (text?.pages ?? []) : [];
      // Pages that were read already stand for themselves.
      if (pages.length === 0)
        pages.push(...read.map((reading) => ({ reading, pageInFile: reading.report.pageInFile })));
      spent += performance.now() - from;
      return read;
    },
    pagesToRead: () => (evidence.pdf ? pagesToRead(evidence.pdf) : []),
    async addRendered(pageInFile, raster, orientation) {
      if (!evidence.pdf) return;
      const from = performance.now();
      evidence.pdf.setShown(pageInFile, { ...raster, orientation });
      said.push(...(await readPastedPictures(evidence.pdf, pageInFile, raster)));
      spent += performance.now() - from;
    },
    async finish(documents, profile) {
      const from = performance.now();
      const calibration = loadCalibration();
      const reports = pages.map((p) => p.reading.report);
      const channel = detectChannel(evidence);
      const findings: Finding[] = [...said, ...judges.judge(isAllText)];
      for (const detector of fileDetectors)
        if (options.mode === 'full' || detector.quick) findings.push(...(await detector.inspect(evidence)));
      for (const detector of documentDetectors)
        findings.push(...detector.judge(documents, pages, { today: options.today, profile }));
      for (const detector of pageSetDetectors) findings.push(...detector.judge(pages, evidence.pdf));
      const quiet: Rarity[] = [];
      for (const one of measurements) {
        const { id, group } = one.detector;
        const { value } = one.measurement;
        const quantile = value === null ? null : quantileOf(calibration, pictureChannel(channel), id, value);
        const found = judgeMeasurement(one, quantile, channel, readTextAt(pages, one.page));
        findings.push(...found);
        if (found.length === 0 && quantile !== null) quiet.push({ detector: id, group, quantile });
      }
      if (options.expertPictures && options.mode === 'full') findings.push(...(await errorLevels(evidence)));
      const shown = SHOWN[kind()];
      const fused = fuse(findings, calibration, channel, profileNamed(profile).weights, quiet, shown);
      const judgement = judge(findings, fused, {
        channel,
        calibration,
        pages: reports,
        shown,
        quick,
      });
      const heatMaps = await heatMapsOf(reports, findings, measurements);
      const report: ForensicReport = {
        documentId,
        file: fileIndex,
        mode: options.mode,
        profile,
        channel,
        ...judgement,
        findings: findings.sort((a, b) => RANK[a.strength] - RANK[b.strength]),
        groups: fused.groups,
        heatMaps,
        processingTimeMs: 0,
        calibration: calibration.version,
      };
      return { ...report, processingTimeMs: Math.round(spent + performance.now() - from) };
    },
  };
}

const RANK = { proof: 0, strong: 1, weak: 2, note: 3 } as const;

async function heatMapsOf(
  reports: readonly PageReport[],
  findings: readonly Finding[],
  measurements: readonly PageMeasurement[],
): Promise<ForensicReport['heatMaps']> {
  const maps: ForensicReport['heatMaps'] = [];
  for (const report of reports) {
    const page = report.pageInFile;
    if (maps.some((m) => m.page === page)) continue;
    const png = await heatMap(
      report,
      findings.filter((f) => f.page === page || (f.page === null && f.box !== null && reports.length === 1)),
      measurements.filter((m) => m.page === page).map((m) => m.measurement),
    );
    if (png) maps.push({ page, png });
  }
  return maps;
}

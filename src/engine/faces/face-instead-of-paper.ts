import { message } from '../../contract/messages/message.ts';
import type { PageReport, ReadPage } from '../../contract/pages.ts';
import { warningsOf } from '../../contract/page-warnings.ts';

/**
 * Share of the picture from which a face is what was photographed. On a data page that fills the picture, ICAO Doc 9303-4
 * gives the portrait a seventh of it, and the face in it is less than half of that.
 */
const FILLS = 0.1;

/** Warning instead of blur and size when a portrait or selfie was sent as a document. */
const WARNING = warningsOf([message('pictures.faceForPaper')]);

/** The report of a page; of one that cannot be read and shows a face, with what to do about that. */
export function reportOfFace({ report, mrz, marks }: ReadPage): PageReport {
  const face = marks.find(({ kind }) => kind === 'portrait')?.box;
  const isFace =
    face !== undefined &&
    mrz === null &&
    !report.quality.readable &&
    face.width * face.height >= FILLS * report.width * report.height;
  return isFace ? { ...report, quality: { ...report.quality, ...WARNING } } : report;
}

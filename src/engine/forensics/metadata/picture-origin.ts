import { message } from '../../../contract/messages/message.ts';
import { finding, type FileDetector } from '../detector.ts';
import { SAYS_GENERATED } from './generated.ts';
import { pictureTags, type PictureTags } from './picture-tags.ts';
import { writtenDay } from './written-day.ts';

/**
 * What the metadata of a picture says about its origin. A note only: editors, missing data and a later modification
 * date are common in untouched files, and anybody can write these fields (ADR 0051). The exception is a source type
 * that names a generative program: nobody writes that into an honest paper (ADR 487).
 */
export const pictureOrigin: FileDetector = {
  id: 'picture-origin',
  version: '4',
  group: 'metadata',
  quick: true,
  inspect: (evidence) => {
    const tags = pictureTags(evidence);
    const device = deviceOf(tags.exif.model ? tags.exif : tags.xmp);
    const { taken, saved } = daysOf(tags);
    const parts = [
      device ? message('metadataFindings.madeWith', { device }) : null,
      ...programsOf(tags).map((program) => message('metadataFindings.savedBy', { program })),
      taken ? message('metadataFindings.taken', { day: taken }) : null,
      saved && saved !== taken ? message('metadataFindings.savedOn', { day: saved }) : null,
    ].filter((part) => part !== null);
    const detail = `Exif ${Object.keys(tags.exif).length}, XMP ${Object.keys(tags.xmp).length} tags of origin`;
    const generated = tags.xmp.sourceTypes?.find((type) => SAYS_GENERATED.test(type));
    return [
      ...(generated !== undefined
        ? [
            finding(pictureOrigin, {
              strength: 'strong',
              value: 1,
              says: message('metadataFindings.saysGenerated'),
              detail: generated,
            }),
          ]
        : []),
      ...(parts.length > 0
        ? [
            finding(pictureOrigin, {
              strength: 'note',
              says: message('metadataFindings.picture', { parts }),
              detail,
            }),
          ]
        : []),
    ];
  },
};

/** Many models already begin with the maker's name. */
function deviceOf({ make = '', model = '' }: { readonly make?: string; readonly model?: string }): string {
  return model.toLowerCase().startsWith(make.toLowerCase()) ? model || make : `${make} ${model}`.trim();
}

/** Camera and editor may each be named; XMP repeats Exif. */
function programsOf({ exif, xmp, software }: PictureTags): string[] {
  return [...new Set([exif.software ?? software ?? xmp.software, xmp.creatorTool])].filter(
    (p) => p !== undefined,
  );
}

function daysOf({ exif, xmp }: PictureTags): { taken: string | null; saved: string | null } {
  const day = (text?: string, offset?: string): string | null => (text ? writtenDay(text, offset) : null);
  return {
    taken: day(exif.taken, exif.takenOffset) ?? day(xmp.taken),
    saved: day(xmp.saved) ?? day(exif.saved, exif.savedOffset),
  };
}

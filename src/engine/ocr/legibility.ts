import { message } from '../../contract/messages/message.ts';
import type { PageQuality, TextLine } from '../../contract/pages.ts';
import { saidOf, warningsOf } from '../../contract/page-warnings.ts';

/** Mean confidence per character below which a reading is guesswork (blurred specimens, docs/accuracy/reading.md). */
const MIN_CERTAINTY = 0.6;
const DOUBTFUL = 0.75;
/** A shaken picture still shows strokes that look like letters: this few characters on a blurred page count as none. */
const FEW_CHARACTERS = 8;
const FEW_LINES = 5;
const BLURRED = 0.25;

/** Adds legibility to the measured page quality. */
export function withLegibility(quality: PageQuality, lines: readonly TextLine[]): PageQuality {
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0);
  if (characters === 0 || (characters < FEW_CHARACTERS && quality.sharpness < BLURRED)) {
    return {
      ...quality,
      readable: false,
      ...warningsOf([...saidOf(quality), message('pictures.noText')]),
    };
  }
  const byCharacters = lines.reduce((sum, line) => sum + line.confidence * line.text.length, 0) / characters;
  // Averaged per line, so that a well-read title does not outweigh the small print on a page of few lines.
  const byLines = lines.reduce((sum, line) => sum + line.confidence, 0) / lines.length;
  const certainty = lines.length <= FEW_LINES ? Math.min(byCharacters, byLines) : byCharacters;
  if (certainty >= DOUBTFUL) return quality;
  return {
    ...quality,
    readable: quality.readable && byCharacters >= MIN_CERTAINTY,
    ...warningsOf([...saidOf(quality), message('pictures.hardlyLegible')]),
  };
}

import { message } from '../../contract/messages/message.ts';
import type { PageQuality, TextLine } from '../../contract/pages.ts';
import { saidOf, warningsOf } from '../../contract/page-warnings.ts';

/** Below this mean certainty per character a reading is guesswork (blurred specimens, docs/accuracy/reading.md). */
const MIN_CERTAINTY = 0.6;
const DOUBTFUL = 0.75;
/** A shaken picture still shows a stroke or two that look like letters; so few of them on blurred text are none. */
const FEW_CHARACTERS = 8;
const FEW_LINES = 5;
const BLURRED = 0.25;

/** What reading a page adds to what was measured before: can it be read at all? */
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
  // A title read well says nothing of the small print: on a page of a few lines each line counts as much.
  const byLines = lines.reduce((sum, line) => sum + line.confidence, 0) / lines.length;
  const certainty = lines.length <= FEW_LINES ? Math.min(byCharacters, byLines) : byCharacters;
  if (certainty >= DOUBTFUL) return quality;
  return {
    ...quality,
    readable: quality.readable && byCharacters >= MIN_CERTAINTY,
    ...warningsOf([...saidOf(quality), message('pictures.hardlyLegible')]),
  };
}

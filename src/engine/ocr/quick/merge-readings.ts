import { mean } from '../../math/mean.ts';
import { certaintyOfLetters, type LineReading } from '../line-reader.ts';

/**
 * Merges a line with another reader's equal letters: keeps its own blanks and positions, and gives each letter the
 * probability that not both are wrong. Both readings must have per-character confidence.
 */
export function mergeReadings(line: LineReading, other: LineReading): LineReading {
  const others = certaintyOfLetters(other);
  let next = 0;
  const certainty = line.certainty.map((p, i) => {
    if (line.text[i] === ' ') return p;
    return 1 - (1 - p) * (1 - (others[next++] ?? 0));
  });
  return { ...line, certainty, confidence: mean(certainty) };
}

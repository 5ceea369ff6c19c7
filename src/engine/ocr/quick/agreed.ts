import { mean } from '../../math/mean.ts';
import { certaintyOfLetters, type LineReading } from '../line-reader.ts';

/**
 * A line of which another reader saw the same letters: its own blanks and places, and of each letter the certainty that
 * not both are wrong. Readings that hold the same letters, and know how sure they are of each.
 */
export function agreed(line: LineReading, other: LineReading): LineReading {
  const others = certaintyOfLetters(other);
  let next = 0;
  const certainty = line.certainty.map((p, i) => {
    if (line.text[i] === ' ') return p;
    return 1 - (1 - p) * (1 - (others[next++] ?? 0));
  });
  return { ...line, certainty, confidence: mean(certainty) };
}

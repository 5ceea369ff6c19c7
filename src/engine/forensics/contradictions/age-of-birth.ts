import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { yearsBetween } from '../../values/calendar.ts';
import { findDates } from '../../values/find-dates.ts';
import { ANY_DAY } from '../../values/kind.ts';
import type { PageJudge } from '../arithmetic/page-judge.ts';
import { contradiction } from './contradiction.ts';
import { runningText } from './running-text.ts';

const BORN = /\b(?:born(?:\s+on)?|birth|d\.?o\.?b\.?)\b[^\d\n.;]{0,24}$/i;
const YEARS = String.raw`\b(\d{1,3})\b(?!\s*[-–/.,]\s?\d|\s*months?|\s+days?|%)`;
const AGE = new RegExp(
  String.raw`\b(?:aged|age)\b(?!\s+(?:limit|group|of\s+(?:majority|retire))|\s*\d)[^\d\n().;]{0,28}?${YEARS}|\baged?\s*(?::\s*)?(\d{1,3})\b(?!\s*[-–/.,]\s?\d|\s*months?|\s+days?|%)`,
  'gi',
);
/** "Normal retirement date (age 60)", "cover until age 65": a future age. */
const TO_COME =
  /\b(?:retire\w*|until|till|from|over|under|above|below|at|reach\w*|attain\w*|minimum|maximum|normal|up\s+to)\b[^\n]{0,24}$/i;
/** Years: allows for age next birthday, or a birthday not yet reached this year. */
const SLACK = 1;

/**
 * A printed age must match the printed date of birth on some other date of the page, or today. Pages about several
 * people are skipped unless every person has an age; so are pages without another date.
 */
export const ageOfBirth: PageJudge = {
  id: 'age-of-birth',
  version: '1',
  group: 'logic',
  judge: async (page, confirm, _isBlank, today) => {
    const running = runningText(page);
    const { text, dayOrder } = running;
    const dates = findDates(text, { ...ANY_DAY, dayOrder }).filter(
      (d) => d.certainty === 1 && d.notes.length === 0 && d.other === undefined,
    );
    const births = dates.filter(({ index }) => BORN.test(text.slice(Math.max(0, index - 40), index)));
    const ages = [...text.matchAll(AGE)].filter(
      (m) => !TO_COME.test(text.slice(Math.max(0, m.index - 40), m.index)),
    );
    const others = dates.filter((d) => !births.includes(d));
    const findings: Finding[] = [];
    for (const m of ages) {
      const age = Number(m[1] ?? m[2]);
      // With several people, an age belongs to the nearest date of birth before it.
      const birth = births.filter(({ index }) => index < m.index).at(-1) ?? births[0];
      const people = new Set(births.map(({ iso }) => iso)).size;
      if (!birth || others.length === 0 || (people > 1 && ages.length !== people) || age > 120) continue;
      const possible = others
        .filter(({ iso }) => iso > birth.iso)
        .map(({ iso }) => yearsBetween(birth.iso, iso));
      if (possible.length === 0) continue;
      const now = today === undefined ? [] : [yearsBetween(birth.iso, today)];
      if ([...possible, ...now].some((p) => Math.abs(p - age) <= SLACK)) continue;
      const places = [
        { from: birth.index, to: birth.index + birth.length },
        { from: m.index, to: m.index + m[0].length },
      ] as const;
      const born = text.slice(places[0].from, places[0].to).replace(/\s+/g, ' ');
      findings.push(
        await contradiction(ageOfBirth, page, confirm, {
          restsOn: places,
          pointsTo: places[1],
          says: message('textFindings.age', { born, age }),
          detail: (seen) => `ages on these days: ${[...new Set(possible)].join(', ')}; ${seen}`,
          before: String(possible.at(-1)!),
          after: String(age),
        }),
      );
    }
    return findings;
  },
};

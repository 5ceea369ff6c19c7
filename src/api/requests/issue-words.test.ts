import { expect, it } from 'vitest';
import { z } from 'zod';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { faultOf, inWords } from './issue-words.ts';

const Example = z.strictObject({
  choice: z.enum(['full', 'quick']),
  share: z.number().min(0.5).max(1),
  whole: z.number().int(),
  positive: z.number().positive(),
  name: z.string().min(2),
  day: z.iso.date(),
  flag: z.boolean(),
  list: z.array(z.string()).max(1),
  address: z.url(),
  own: z.string().regex(/^x$/, 'Must be x.'),
  parts: z.record(z.string().regex(/^[ab]$/), z.string()),
});

it('says what is wrong in words of people; what a schema says itself stays', () => {
  const { error } = Example.safeParse(
    {
      choice: 'FULLY',
      share: 2,
      whole: 1.5,
      positive: 0,
      name: 'x',
      day: '31/12/2026',
      flag: 'yes',
      list: ['a', 'b'],
      address: 'nowhere',
      own: 'y',
      more: 1,
      parts: { z: 'a' },
    },
    { error: inWords },
  );
  const said = Object.fromEntries(
    error!.issues.map((issue) => [issue.path.join('.'), inEnglish(faultOf(issue))]),
  );
  for (const issue of error!.issues) expect(inEnglish(faultOf(issue))).toBe(issue.message);
  expect(faultOf(error!.issues.find(({ code }) => code === 'too_small')!).key).toMatch(/^inputFaults\./);
  expect(said).toEqual({
    choice: 'Must be one of full, quick.',
    share: 'Must be at most 1.',
    whole: 'Must be a whole number.',
    positive: 'Must be more than 0.',
    name: 'Must have at least 2 characters.',
    day: 'Must be a day as YYYY-MM-DD.',
    flag: 'Must be true or false.',
    list: 'Must have at most 1 entry.',
    address: 'Must be a URL.',
    own: 'Must be x.',
    '': 'Not known: more.',
    'parts.z': 'Not known: z.',
  });
});

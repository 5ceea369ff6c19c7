// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { FaceComparisonResult } from '../../contract/faces.ts';
import { message } from '../../contract/messages/message.ts';
import { warningsOf } from '../../contract/page-warnings.ts';
import { mount, type Mounted } from '../testing/mount.tsx';
import { CLERK } from '../testing/station-answers.ts';
import { ComparedFaces } from './compared-faces.tsx';

let mounted: Mounted;
afterEach(() => mounted.unmount());
const MATCH: FaceComparisonResult = { similarity: 99, isMatch: true, confidence: 90, threshold: 90 };

test.each([
  ['a match', MATCH, 'true', null],
  ['another face', { ...MATCH, similarity: 12, isMatch: false }, 'false', null],
  ['a copy', { ...MATCH, ...warningsOf([message('comparedFaces.copy')]) }, 'false', /copies of one picture/],
  [
    'other people',
    { ...MATCH, ...warningsOf([message('comparedFaces.otherPeople')]) },
    'true',
    /Other people/,
  ],
])(
  '%s is green only where it proves something, and says what speaks against it',
  (_what, comparison, green, said) => {
    mounted = mount(<ComparedFaces comparison={comparison} />, CLERK);
    expect(mounted.find('[data-match]').getAttribute('data-match')).toBe(green);
    if (said) expect(mounted.root.textContent).toMatch(said);
  },
);

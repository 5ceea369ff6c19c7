// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { FaceComparisonResult } from '../../contract/faces.ts';
import { message } from '../../contract/messages/message.ts';
import { warningsOf } from '../../contract/page-warnings.ts';
import { caseOf, readField } from '../testing/case-of.ts';
import { mount, type Mounted } from '../testing/mount.tsx';
import { CLERK } from '../testing/station-answers.ts';
import { FacePictures } from './face-pictures.tsx';

let mounted: Mounted;
afterEach(() => mounted.unmount());
const MATCH: FaceComparisonResult = { similarity: 98.7, isMatch: true, confidence: 90, threshold: 90 };

test.each([
  [MATCH, 'Same face: 98'],
  [{ ...MATCH, similarity: 89.6, isMatch: false }, 'Another face: 89'],
  [{ ...MATCH, ...warningsOf([message('comparedFaces.copy')]) }, 'Not clear: 98'],
])('a face is told by its similarity, rounded down, and a copy by nothing: %#', (comparison, words) => {
  const detail = caseOf([readField('surname', 'MOGAPI')]);
  const face = { comparison, selfie: null, earlier: [] };
  const pictures = <FacePictures detail={detail} verification={detail.verification!} face={face} />;
  mounted = mount(pictures, CLERK);
  expect(mounted.root.textContent).toContain(words);
});

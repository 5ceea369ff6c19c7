// @vitest-environment happy-dom
import { inEnglish } from '../../contract/messages/in-language.ts';
import { message } from '../../contract/messages/message.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CaseDetail } from '../../contract/cases.ts';
import { ReadPage, type PageMark } from '../../contract/pages.ts';
import { caseOf, readField } from '../testing/case-of.ts';
import { mount, until, type Mounted } from '../testing/mount.tsx';
import { stubStation } from '../testing/station-answers.ts';
import { useCase } from './cases.ts';

let mounted: Mounted;
// The screen asks again after three seconds.
beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => {
  vi.useRealTimers();
  mounted.unmount();
  vi.unstubAllGlobals();
});

const [width, height] = [600, 400];
/** An open case with one page that carries this. */
function caseWith(kind: PageMark['kind'], more: Partial<CaseDetail>): CaseDetail {
  const detail = caseOf([readField('surname', 'MOGAPI')], more);
  const page = ReadPage.parse({
    report: {
      index: 0,
      file: 0,
      pageInFile: 0,
      source: 'image',
      width,
      height,
      dpi: null,
      orientation: 0,
      skew: 0,
      rectified: null,
      split: null,
      quality: {
        width,
        height,
        sharpness: 0.9,
        glare: 0,
        brightness: 0.6,
        cutOff: [],
        textHeight: 22,
        readable: true,
        warnings: [],
      },
      textLayerAgreement: null,
    },
    lines: [],
    mrz: null,
    barcodes: [],
    marks: [{ kind, box: { x: 20, y: 60, width: 120, height: 160 }, confidence: 1 }],
  });
  return { ...detail, verification: { ...detail.verification!, pages: [page] } };
}

function Duplicates() {
  const { data } = useCase('c-1');
  return <p>{data ? `${data.duplicates.length} alike` : 'asked'}</p>;
}
const shown = () => mounted.root.querySelector('p')?.textContent;
/** The station finds a similar face after it was asked for the case the first time. */
function openCase(mark: PageMark['kind'], more: Partial<CaseDetail> = {}) {
  let found: CaseDetail['duplicates'] = [];
  const station = stubStation(() => {
    const answer = caseWith(mark, { ...more, duplicates: found });
    const said = message('alikeCases.face', { similarity: 99 });
    found = [{ caseId: 'c-2', reason: inEnglish(said), said }];
    return Response.json(answer);
  });
  mounted = mount(<Duplicates />);
  return station;
}

test('a similar face that is found after the case was opened comes to its screen', async () => {
  openCase('portrait');
  await until(() => expect(shown()).toBe('0 alike'));
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  await until(() => expect(shown()).toBe('1 alike'));
});

test.each([
  ['without a portrait', 'signature', 'open'],
  ['that is decided', 'portrait', 'accepted'],
] as const)('a case %s is asked for once', async (_, mark, state) => {
  const station = openCase(mark, { state });
  await until(() => expect(shown()).toBe('0 alike'));
  await act(() => vi.advanceTimersByTimeAsync(3_500));
  expect(station.mock.calls).toHaveLength(1);
});

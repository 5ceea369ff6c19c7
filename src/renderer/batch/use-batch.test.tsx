// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Whose } from '../../contract/batch.ts';
import type { VerificationProgress } from '../../contract/operator.ts';
import { mount, type Mounted } from '../testing/mount.tsx';
import { refusal, stubStation } from '../testing/station-answers.ts';
import { useBatch } from './use-batch.ts';

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  vi.unstubAllGlobals();
});

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const WHOSE: Whose = { documentType: 'OMANG', name: 'Thabo Moyo', numbers: [] };

/** As `until`, for what no query brings about: React shows the state of a hook only when an act has ended. */
async function shows(expected: unknown): Promise<void> {
  const shown = () => JSON.parse(mounted.find('output').textContent) as unknown;
  for (let tries = 0; tries < 100 && JSON.stringify(shown()) !== JSON.stringify(expected); tries++)
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(shown()).toEqual(expected);
}

function Batch({ given }: { given: File[] }) {
  const { batch, take, verify } = useBatch();
  return (
    <>
      <button onClick={() => void take(given)}>take</button>
      <button onClick={() => void verify()}>verify</button>
      <ul>
        {batch.files.map(({ key, file, preview }) => (
          <li key={key}>{`${file.name} ${preview === null ? 'PDF' : 'picture'}`}</li>
        ))}
      </ul>
      <p>{batch.left.join(', ')}</p>
      <output>{JSON.stringify(batch.customers.map(({ reading }) => reading))}</output>
    </>
  );
}

const streamOf = (...events: VerificationProgress[]) =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
const READING: VerificationProgress = { kind: 'stage', stage: 'reading' };
const REFUSED: VerificationProgress = {
  kind: 'failed',
  code: 'UNREADABLE',
  message: 'No.',
  reason: null,
  requestId: 'r-1',
  file: 0,
};

/** Reads the papers of one customer; the station answers those who follow the reading with these, one after the other. */
async function readWith(...answers: (() => Response)[]) {
  const station = stubStation((request) => {
    if (request === 'POST /batch/whose') return Response.json(WHOSE);
    if (request === 'POST /verifications') return Response.json({ id: 'v-1' });
    return answers.shift()!();
  });
  mounted = mount(<Batch given={[new File([JPEG], 'card.jpg', { type: 'image/jpeg' })]} />);
  mounted.click(mounted.find('button', 'take'));
  await shows(['none']);
  mounted.click(mounted.find('button', 'verify'));
  return station;
}

const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};

test('a reading that goes on is followed again where the connection to it was lost', async () => {
  const station = await readWith(
    () => streamOf(READING),
    lost,
    () => streamOf(READING, { kind: 'completed', caseId: 'c-1' }),
  );
  await shows([{ caseId: 'c-1' }]);
  const asked = station.mock.calls
    .map(([address]) => address)
    .filter((address) => address.endsWith('/events'));
  expect(asked).toEqual(Array(3).fill('/operator/verifications/v-1/events'));
});

test.each([
  ['the papers were refused', () => streamOf(READING, REFUSED)],
  ['the station knows nothing of it', () => refusal('NOT_FOUND', 404)],
])('a reading has failed where %s', async (_, answer) => {
  await readWith(answer);
  await shows(['failed']);
});

test('what a file is, its first bytes say: no name and no type makes it a picture or a PDF', async () => {
  stubStation(() => Response.json(WHOSE));
  const gone = new File([JPEG], 'gone.jpg');
  gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  mounted = mount(
    <Batch
      given={[
        new File(['%PDF-1.7'], '1 scan'),
        new File(['%PDF-1.4'], '2 scan.jpg', { type: 'image/jpeg' }),
        new File([JPEG], '3 card.pdf', { type: 'application/pdf' }),
        new File([JPEG], '4 card'),
        new File(['Dear sir'], 'letter.pdf', { type: 'application/pdf' }),
        new File([], 'nothing.jpg'),
        gone,
      ]}
    />,
  );
  mounted.click(mounted.find('button', 'take'));
  await shows(['none']);
  expect([...mounted.root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '1 scan PDF',
    '2 scan.jpg PDF',
    '3 card.pdf picture',
    '4 card picture',
  ]);
  expect(mounted.find('p').textContent).toBe('letter.pdf, nothing.jpg, gone.jpg');
});

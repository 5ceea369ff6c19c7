// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { Finding } from '../../contract/forensics.ts';
import { ExtractedField, VerifiedDocument } from '../../contract/verification.ts';
import { mount, type Mounted } from '../testing/mount.tsx';
import { BoxOverlay } from './box-overlay.tsx';
import { SelectionProvider, useSelection } from './selection.tsx';

const read = (name: string, page: number, box: ExtractedField['box'], confidence = 0.97): ExtractedField =>
  ExtractedField.parse({
    name,
    value: name,
    raw: name,
    confidence,
    page,
    box,
    source: 'printed',
    agreement: 'twice',
  });

const document_ = VerifiedDocument.parse({
  documentType: 'OMANG',
  subtype: null,
  category: 'IDENTITY',
  configuredType: 'BOTSWANA_ID_CARD',
  classification: { confidence: 1, evidence: [], runnersUp: [] },
  pages: [0, 1],
  fields: [
    read('fullName', 0, { x: 20, y: 20, width: 60, height: 10 }),
    read('address', 0, { x: 10, y: 10, width: 200, height: 80 }, 0.4),
    read('expiryDate', 1, { x: 5, y: 5, width: 50, height: 10 }),
    read('nationality', 0, null),
  ],
  checks: [],
  confidence: 0.9,
});
const finding = {
  detector: 'copy-move',
  version: '1',
  group: 'splice',
  strength: 'strong',
  page: 0,
  box: { x: 30, y: 30, width: 12, height: 9 },
  value: null,
  quantile: null,
  explanation: 'A digit was copied.',
  detail: '',
} satisfies Finding;

/** Shows what the overlay told the panel. */
function Told() {
  const { lit, chosen } = useSelection();
  return <output>{`${lit?.field ?? '-'} ${chosen?.field ?? '-'}`}</output>;
}

let mounted: Mounted;
afterEach(() => mounted.unmount());
const overlay = (documents = [document_]) => {
  mounted = mount(
    <SelectionProvider>
      <BoxOverlay page={0} width={1_200} height={800} documents={documents} findings={[finding]} />
      <Told />
    </SelectionProvider>,
  );
  return [...mounted.root.querySelectorAll('rect')];
};
const told = () => mounted.find('output').textContent;

test('boxes lie in page pixels, the smaller above the larger, only those of this page', () => {
  const boxes = overlay();
  expect(mounted.root.querySelector('svg')!.getAttribute('viewBox')).toBe('0 0 1200 800');
  expect(boxes.map((box) => box.textContent)).toEqual(['Address', 'Full name', 'A digit was copied.']);
  expect(['x', 'y', 'width', 'height'].map((at) => boxes[1]!.getAttribute(at))).toEqual([
    '20',
    '20',
    '60',
    '10',
  ]);
});

test('a box that needs eyes is marked, and a finding carries its strength', () => {
  const [address, name, sign] = overlay();
  expect([address, name].map((box) => box!.getAttribute('data-unsure'))).toEqual(['true', 'false']);
  expect(sign!.getAttribute('data-strength')).toBe('strong');
});

test('of fields that share a box, as those of a machine-readable zone, only the uppermost fills it', () => {
  const zone = { x: 1, y: 1, width: 90, height: 20 };
  const fields = [read('surname', 0, zone), read('idNumber', 0, zone)];
  const boxes = overlay([{ ...document_, fields }]).slice(0, 2);
  expect(boxes.map((box) => box.getAttribute('data-under'))).toEqual(['true', 'false']);
});

test('the pointer lights the field, leaving puts it out, a click shows it in the panel', () => {
  const [, name] = overlay();
  // React makes enter and leave from over and out.
  mounted.fire(name!, new PointerEvent('pointerover', { bubbles: true }));
  expect(told()).toBe('fullName -');
  expect(mounted.root.querySelector('rect[data-lit=true]')).toBe(name);
  mounted.fire(name!, new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
  expect(told()).toBe('- -');
  mounted.click(name!);
  expect(told()).toBe('- fullName');
});

test('a field that stands in several places lights in all of them', () => {
  const number = {
    ...read('idNumber', 0, { x: 20, y: 60, width: 40, height: 10 }),
    alsoAt: [
      { page: 0, box: { x: 10, y: 200, width: 300, height: 40 } },
      { page: 1, box: { x: 10, y: 200, width: 300, height: 40 } },
    ],
    alternatives: [
      {
        value: '428317216',
        raw: '428317216',
        source: 'printed',
        page: 0,
        box: { x: 90, y: 60, width: 40, height: 10 },
        reason: 'Read elsewhere.',
      } as const,
    ],
  };
  const boxes = overlay([{ ...document_, fields: [...document_.fields, number] }]);
  const own = boxes.filter((box) => box.textContent === 'ID number');
  expect(own.map((box) => box.getAttribute('x'))).toEqual(['10', '20', '90']);
  mounted.fire(own[0]!, new PointerEvent('pointerover', { bubbles: true }));
  expect(own.map((box) => box.getAttribute('data-lit'))).toEqual(['true', 'true', 'true']);
});

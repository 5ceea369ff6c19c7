// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Correction } from '../../contract/cases.ts';
import { ExtractedField } from '../../contract/verification.ts';
import { mount, type Mounted } from '../testing/mount.tsx';
import { FieldEditor } from './field-editor.tsx';

const field = ExtractedField.parse({
  name: 'surname',
  value: 'MOGAPI',
  raw: 'M0GAPI',
  confidence: 0.6,
  page: 0,
  box: null,
  source: 'printed',
  agreement: 'differ',
  alternatives: [
    { value: 'MOGAP1', raw: null, source: 'mrz', page: 0, reason: 'zone' },
    { value: 'MOGAPI', raw: null, source: 'mrz', page: 1, reason: 'the same again' },
  ],
});

let mounted: Mounted;
afterEach(() => mounted.unmount());

function open(correction?: Correction, found: ExtractedField = field) {
  const confirm = vi.fn<(value: string | null) => void>();
  const cancel = vi.fn<() => void>();
  mounted = mount(
    <FieldEditor label="Surname" field={found} correction={correction} confirm={confirm} cancel={cancel} />,
  );
  return { confirm, cancel, input: mounted.find('input') as HTMLInputElement };
}

test('begins with the reading, shows what was printed, and offers each other reading once', () => {
  const { input } = open();
  expect(input.value).toBe('MOGAPI');
  expect(mounted.root.textContent).toContain('Read on the page: M0GAPI');
  const readings = mounted.find('[role=group]', 'Values to choose from').querySelectorAll('button');
  expect([...readings].map((button) => button.textContent)).toEqual(['MOGAPI', 'MOGAP1']);
});

test.each([
  ['text-layer', 'MOGAPI', 'Read on the page: MOGAPI'],
  ['mrz', 'MOGAPI<<', 'In the machine-readable zone: MOGAPI<<'],
  ['barcode', 'MOGAPI', 'In the barcode: MOGAPI'],
  ['chip', 'MOGAPI', 'On the chip: MOGAPI'],
  ['inferred', 'MOGAPI', null],
  ['operator', 'MOGAPI', null],
  ['printed', ' ', null],
] as const)('what was read is said to stand where it stood: %s “%s”', (source, raw, words) => {
  open(undefined, { ...field, source, raw });
  expect(mounted.root.querySelector('small')?.textContent ?? null).toBe(words);
});

test('Enter confirms what was typed, without blanks around it', () => {
  const { confirm, input } = open();
  mounted.type(input, '  MOGAPE ');
  mounted.submit();
  expect(confirm.mock.calls).toEqual([['MOGAPE']]);
});

test('a day is typed as everywhere and given in its normal form', () => {
  const confirm = vi.fn<(value: string | null) => void>();
  const day = ExtractedField.parse({ ...field, name: 'dateOfBirth', value: '1987-03-14', alternatives: [] });
  mounted = mount(
    <FieldEditor
      label="Birth"
      field={day}
      correction={undefined}
      confirm={confirm}
      cancel={() => undefined}
    />,
  );
  const input = mounted.find('input') as HTMLInputElement;
  expect(input.value).toBe('14/03/1987');
  mounted.type(input, '15/3/1987');
  mounted.submit();
  mounted.type(input, '14/03/1987');
  mounted.submit();
  expect(confirm.mock.calls).toEqual([['1987-03-15'], [null]]);
});

test('typing the reading again takes the correction back', () => {
  const { confirm, input } = open({
    document: 0,
    field: 'surname',
    original: 'MOGAPI',
    value: 'MOGAPE',
    author: 'Neo',
    at: '2026-11-21T08:00:00Z',
  });
  expect(input.value).toBe('MOGAPE');
  mounted.type(input, 'MOGAPI');
  mounted.submit();
  expect(confirm.mock.calls).toEqual([[null]]);
});

test('picking another reading confirms it, picking the chosen one changes nothing', () => {
  const { confirm } = open();
  mounted.click(mounted.find('button', 'MOGAP1'));
  mounted.click(mounted.find('button', 'MOGAPI'));
  expect(confirm.mock.calls).toEqual([['MOGAP1'], [null]]);
});

test('Escape and an empty value leave everything as it was', () => {
  const { confirm, cancel, input } = open();
  mounted.key(input, 'Escape');
  mounted.type(input, '   ');
  mounted.submit();
  expect(cancel).toHaveBeenCalledTimes(2);
  expect(confirm).not.toHaveBeenCalled();
});

test.each([
  ['dateOfBirth', '1987-03-14', '14/13/1987'],
  ['dateOfBirth', '1987-03-14', 'unknown'],
  ['expiryDate', null, '31/02/2030'],
  ['issueDate', null, '2019'],
] as const)('%s is not saved as what is no day (%s → %s), and what was typed stays', (name, value, typed) => {
  const confirm = vi.fn<(value: string | null) => void>();
  const day = ExtractedField.parse({ ...field, name, value, alternatives: [] });
  mounted = mount(
    <FieldEditor label="Day" field={day} correction={undefined} confirm={confirm} cancel={() => undefined} />,
  );
  const input = mounted.find('input') as HTMLInputElement;
  mounted.type(input, typed);
  mounted.submit();
  expect(confirm).not.toHaveBeenCalled();
  expect(input.value).toBe(typed);
  expect(mounted.root.textContent).toContain('This is not a valid date.');
  mounted.type(input, '15/03/1987');
  mounted.submit();
  expect(confirm.mock.calls).toEqual([['1987-03-15']]);
});

test('a card that never expires says so in words, which may be typed over', () => {
  const confirm = vi.fn<(value: string | null) => void>();
  const never = ExtractedField.parse({ ...field, name: 'expiryDate', value: 'INDEFINTE', alternatives: [] });
  mounted = mount(
    <FieldEditor
      label="Expiry"
      field={never}
      correction={undefined}
      confirm={confirm}
      cancel={() => undefined}
    />,
  );
  mounted.type(mounted.find('input'), 'INDEFINITE');
  mounted.submit();
  expect(confirm.mock.calls).toEqual([['INDEFINITE']]);
});

// @vitest-environment happy-dom
import i18next from 'i18next';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { Message, message, unkeyed } from '../../contract/messages/message.ts';
import { mount, type Mounted } from '../testing/mount.tsx';
import { MessageText } from './message-text.tsx';

let mounted: Mounted;
afterEach(async () => {
  mounted.unmount();
  await i18next.changeLanguage('en');
});
const shown = async (language: 'en' | 'tn', sentence: string, said?: Message): Promise<HTMLElement> => {
  await act(() => i18next.changeLanguage(language));
  mounted = mount(
    <p>
      <MessageText said={said} sentence={sentence} />
    </p>,
  );
  return mounted.root.querySelector('p')!;
};

const signed = message('signatureFindings.signedOn', {
  // Words of other sentences in a value: nothing reads them back.
  signer: 'Moeng on 2025-01-01, a trusted signer',
  day: '2026-11-21',
  trust: message('signatureFindings.untrusted'),
});

test('a message is set in the language of the screen, its own days as there, what it quotes as it stands', async () => {
  expect((await shown('en', inEnglish(signed), signed)).textContent).toBe(
    'Signed by Moeng on 2025-01-01, a trusted signer on 21 Nov 2026, a signer that is not in the trust folder.',
  );
  mounted.unmount();
  const setswana = await shown('tn', inEnglish(signed), signed);
  expect(setswana.textContent).toMatch(
    /^E saennwe ke Moeng on 2025-01-01, a trusted signer ka 21 \p{L}+ 2026, mosaeni yo o seng mo foldareng/u,
  );
  expect(setswana.querySelector('[lang]')).toBeNull();
});

test('the sentence beside a message is not read: its key says all', async () => {
  const root = await shown('tn', 'Some words.', message('pictureFindings.whiteBox'));
  expect(root.textContent).toMatch(/^Lebokoso le lesweu/);
});

test('a sentence stored before messages had keys is translated as before', async () => {
  const root = await shown('tn', 'Part of the picture was not compressed together with the rest of it.');
  expect(root.textContent).toBe('Karolo ya setshwantsho ga e a patikwa mmogo le tse dingwe.');
});

test('a key of another version is shown by its sentence, marked as English where it has no other', async () => {
  const root = await shown('tn', 'Quite new.', Message.parse({ key: 'next.year', values: { count: 3 } }));
  expect(root.querySelector('[lang="en"]')?.textContent).toBe('Quite new.');
});

test('a check that a finding repeats, of a room without keys, is translated inside the message', async () => {
  const doubt = message('verdict.lookAgain', { doubt: unkeyed('dateOfBirth lies in the past.') });
  const root = await shown('tn', inEnglish(doubt), doubt);
  expect(root.textContent).toContain('e mo nakong e e fetileng. Se e ka tswa e le phoso');
});

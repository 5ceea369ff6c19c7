// @vitest-environment happy-dom
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { startLanguage } from './language.ts';

await startLanguage();

test('what is missing in a form is said in the language of the screen, and forgotten at the next key', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.required = true;
  const refuse = () => field.dispatchEvent(new Event('invalid', { bubbles: false, cancelable: true }));
  refuse();
  expect(field.validationMessage).toBe('Fill in this field.');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(field.validity.customError).toBe(false);
  await i18next.changeLanguage('tn');
  refuse();
  expect(field.validationMessage).toBe('Tlatsa sebaka se.');
  await i18next.changeLanguage('en');
});

// @vitest-environment happy-dom
import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
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

test('spaces do not pass for a name; they are refused before the form is sent', () => {
  const form = document.body.appendChild(document.createElement('form'));
  const field = form.appendChild(document.createElement('input'));
  field.required = true;
  field.minLength = 2;
  const sent = vi.fn<(event: Event) => void>();
  form.addEventListener('submit', sent);
  const submit = (value: string) => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    return field.validationMessage;
  };
  expect(submit('   ')).toBe('Fill in this field.');
  expect(submit(' N  ')).toBe('At least 2 characters.');
  expect(sent).not.toHaveBeenCalled();
  expect(submit(' Neo ')).toBe('');
  expect(sent).toHaveBeenCalledOnce();
  field.type = 'password';
  submit('    ');
  expect(sent).toHaveBeenCalledTimes(2);
});

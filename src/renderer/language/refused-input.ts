import type { TFunction } from 'i18next';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Why a form does not go on, in words; empty where the browser has a reason of its own. */
function sentenceFor(t: TFunction, field: Field): string {
  const { valueMissing, tooShort } = field.validity;
  if (valueMissing || (field.required && lettersIn(field) === 0)) return t('form.missing');
  const least = leastOf(field);
  if (tooShort || (field.required && lettersIn(field) < least)) return t('form.tooShort', { count: least });
  return '';
}

/** What the station counts: spaces around a name are none of it, in a password they are. */
const lettersIn = (field: Field): number =>
  (field.type === 'password' ? field.value : field.value.trim()).length;

const leastOf = (field: Field): number => ('minLength' in field ? field.minLength : 0);

/** The browser says in its own language what is missing in a form; from here on in that of the screen. */
export function sayRefusalsIn(t: TFunction): void {
  document.addEventListener(
    'invalid',
    ({ target }) => {
      if (!isField(target)) return;
      target.setCustomValidity('');
      target.setCustomValidity(sentenceFor(t, target));
    },
    true,
  );
  // To the browser spaces are letters; the station would refuse them in words of its own.
  document.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLFormElement)) return;
      const refused = [...event.target.elements].find((one) => isField(one) && sentenceFor(t, one) !== '');
      if (!refused || !isField(refused)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      refused.setCustomValidity(sentenceFor(t, refused));
      refused.reportValidity();
    },
    true,
  );
  // A message that was set makes the field wrong for good: the next key takes it away.
  document.addEventListener('input', ({ target }) => isField(target) && target.setCustomValidity(''), true);
}

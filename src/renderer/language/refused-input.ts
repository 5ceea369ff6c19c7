import type { TFunction } from 'i18next';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Why a form does not go on, in words; empty where the browser has a reason of its own. */
function sentenceFor(t: TFunction, field: Field): string {
  const { valueMissing, tooShort } = field.validity;
  if (valueMissing) return t('form.missing');
  if (tooShort && 'minLength' in field) return t('form.tooShort', { count: field.minLength });
  return '';
}

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
  // A message that was set makes the field wrong for good: the next key takes it away.
  document.addEventListener('input', ({ target }) => isField(target) && target.setCustomValidity(''), true);
}

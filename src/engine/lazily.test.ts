import { expect, test } from 'vitest';
import { lazily, oncePer } from './lazily.ts';

test('what is made lazily is made when it is asked for, and once', () => {
  let made = 0;
  const number = lazily(() => ++made);
  expect(made).toBe(0);
  expect([number(), number()]).toEqual([1, 1]);
});

test('what belongs to an object is made once for each, also where it is nothing', () => {
  const asked: string[] = [];
  const initial = oncePer(({ name }: { readonly name: string }) => {
    asked.push(name);
    return name[0] ?? null;
  });
  const [kago, nobody] = [{ name: 'Kago' }, { name: '' }];
  expect([initial(kago), initial(nobody), initial(kago), initial(nobody)]).toEqual(['K', null, 'K', null]);
  expect(initial({ name: 'Kago' })).toBe('K');
  expect(asked).toEqual(['Kago', '', 'Kago']);
});

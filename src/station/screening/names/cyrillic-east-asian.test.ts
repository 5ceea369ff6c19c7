import { expect, it } from 'vitest';
import { eastAsianOfCyrillic } from './cyrillic-east-asian.ts';

it.each([
  ['Ван Цзинмао', 'WANG JINGMAO'],
  ['Чжу Шицюань', 'ZHU SHIQUAN'],
  ['Хэ Сюэлинь', 'HE XUELIN'],
  ['Го Юнвэй', 'GUO YONGWEI'],
  ['Чжоу Эньхуэй', 'ZHOU ENHUI'],
  ['Жэнь Цзэцян', 'REN ZEQIANG'],
  ['Чан-Ань Ма', 'CHANG AN MA'],
  ['Ким Чхоль Ын', 'KIM CHOL UN'],
  ['Пак Рён Сон', 'PAK RYONG SONG'],
  ['Хван Бён-Гук', 'HWANG PYONG KUK'],
])('%s is %s at home', (written, made) => {
  expect(eastAsianOfCyrillic(written)).toContain(made);
});

it.each(['Иван Сергеевич Петров', 'Владимир Крутов', 'Ким', 'Kim Chol Un', 'Ким Сергей', ''])(
  '%s is of another kind',
  (written) => {
    expect(eastAsianOfCyrillic(written)).toEqual([]);
  },
);

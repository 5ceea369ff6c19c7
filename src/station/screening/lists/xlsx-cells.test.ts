import { expect, it } from 'vitest';
import { cellText, richText } from './xlsx-cells.ts';
import type { XmlElement } from './xml.ts';

const book = { texts: ['First text', 'Second text'], isDate: () => false, startsIn1904: false };
const element = (name: string, content: string | XmlElement[] = [], attributes = {}): XmlElement => ({
  name,
  attributes,
  text: typeof content === 'string' ? content : '',
  children: typeof content === 'string' ? [] : content,
});
const t = (text: string): XmlElement => element('t', text);
const shared = (...content: XmlElement[]): string => cellText(element('c', content, { t: 's' }), book);

it.each([
  ['0', 'First text'],
  [' 1 ', 'Second text'],
  ['2', ''],
  ['', ''],
  [' ', ''],
])('a cell that refers to the text %j shows %j', (number, text) =>
  expect(shared(element('v', number))).toBe(text),
);

it('a cell that refers to no text is empty', () => expect(shared()).toBe(''));

const READ = element('rPh', [t('ヤマダ')], { sb: '0', eb: '2' });

it.each([
  ['plain', [t('山田')], '山田'],
  ['plain, with its reading', [t('山田'), READ], '山田'],
  ['in runs', [element('r', [element('rPr'), t('山田 ')]), element('r', [t('太郎')])], '山田 太郎'],
  [
    'in runs, with a reading of one',
    [element('r', [t('山田')]), READ, element('r', [t('太郎')])],
    '山田太郎',
  ],
  ['nothing but a reading', [READ], ''],
])('a text %s is read without how it sounds, in a cell as among the shared ones', (_, content, text) => {
  expect(richText(element('si', content))).toBe(text);
  expect(cellText(element('c', [element('is', content)], { t: 'inlineStr' }), book)).toBe(text);
});

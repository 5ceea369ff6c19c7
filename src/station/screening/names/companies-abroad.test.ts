import { expect, it } from 'vitest';
import { companyAbroad } from './companies-abroad.ts';

it.each([
  ['瑞峰海运有限公司', 'RUIFENG SHIPPING CO LTD'],
  ['深圳市宏达电子技术有限公司', 'SHENZHEN HONGDA ELECTRONICS TECHNOLOGY CO LTD'],
  ['大連 瑞峰（集團）公司', 'DALIAN RUIFENG GROUP COMPANY'],
  ['Volgobank Rossii', 'VOLGOBANK OF RUSSIA'],
  ['Волгобанк России', 'VOLGOBANK OF RUSSIA'],
  ['Severny Bank Belarusi', 'SEVERNY BANK OF BELARUS'],
])('%s is %s', (written, made) => {
  expect(companyAbroad(written)).toBe(made);
});

it.each(['Kgale Mining Ltd', 'Rossi Trading', 'Irana Fashions', '山本商店 Kgale'])(
  '%s is as it is',
  (written) => {
    expect(companyAbroad(written)).toBeNull();
  },
);

import { describe, expect, it } from 'vitest';
import { readPrinted } from '../testing/request.ts';

describe('values of papers drawn by strangers', () => {
  it.each(['REFUGEE IDENTITY CARD', 'STUDENT IDENTITY CARD'])('%s is no Omang', (title) => {
    const card = readPrinted([
      [300, 60, title],
      [100, 150, 'Surname'],
      [400, 150, 'EXAMPLE'],
      [100, 190, 'Forenames'],
      [400, 190, 'AMINA'],
      [100, 230, 'Date of Birth'],
      [400, 230, '01/01/1990'],
      [100, 270, 'Card No'],
      [400, 270, '88/00417'],
    ]);
    expect(card?.documentType).not.toBe('OMANG');
  });
});

import { describe, expect, it } from 'vitest';
import { asPpocrWrites, withMarkedLetters } from './marked-letters.ts';

const reading = (text: string, certainty = 0.9) => ({
  text,
  certainty: [...text].map(() => certainty),
  confidence: certainty,
  centres: [...text].map((_, i) => i * 10),
});

describe('letters that PP-OCR cannot write', () => {
  it.each([
    ['Conceicao', 'Conceição', 'Conceição'],
    ['Jeremias Simoes', 'JeremiasSimões', 'Jeremias Simões'],
    ['Phensene', 'Phenšene', 'Phenšene'],
    ['E1,204.50', '£1,204.50', '£1,204.50'],
    ['1,204.50E', '1,204.50€', '1,204.50€'],
    ['n9 158', 'nª 158', 'nª 158'],
    // Marks that PP-OCR knows, and drops.
    ['Jose Antonio', 'José Antônio', 'José Antônio'],
    // Other letters stay PP-OCR's.
    ['Goncalves', 'Conçalves', 'Gonçalves'],
  ])('%s with %s is %s', (ppocr, quick, both) => {
    expect(withMarkedLetters(reading(ppocr), reading(quick)).text).toBe(both);
  });

  it.each([
    // PP-OCR read another letter than the one without its mark.
    ['Concelho', 'Concõlho'],
    ['José', 'Jose'],
    ['Jose', 'Jose'],
  ])('%s stays beside %s', (ppocr, quick) => {
    expect(withMarkedLetters(reading(ppocr), reading(quick)).text).toBe(ppocr);
  });

  it('is no surer of a mark than the reader that saw it', () => {
    expect(withMarkedLetters(reading('Joao', 0.98), reading('João', 0.92)).certainty).toEqual([
      0.98, 0.98, 0.92, 0.98,
    ]);
  });

  it('takes no mark that its reader doubts', () => {
    expect(withMarkedLetters(reading('NONE'), reading('ÑÖNE', 0.85)).text).toBe('NONE');
  });

  it('writes what PP-OCR would read', () => {
    expect(asPpocrWrites('Ñuñez Łoś ÆØ £ é')).toBe('Nunez Los AO £ é');
  });
});

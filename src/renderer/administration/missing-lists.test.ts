import { expect, it } from 'vitest';
import { missingLists } from './missing-lists.ts';

const own = {
  list: 'own',
  title: 'Own',
  date: '2026-11-01',
  importedAt: '',
  ageDays: 1,
  entries: 1,
  sha256: '',
};
const state = { maxListAgeDays: 365, requiredLists: ['un', 'own'], registry: null, imported: null };

it('a required list that nobody imported is missing, whatever else is there', () => {
  expect(missingLists({ ...state, lists: [own] })).toEqual(['un']);
  expect(missingLists({ ...state, lists: [own, { ...own, list: 'un' }] })).toEqual([]);
  expect(missingLists(undefined)).toEqual([]);
});

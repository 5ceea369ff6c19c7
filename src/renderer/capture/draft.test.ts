// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_FILES } from '../../contract/limits.ts';
import { draftFiles, keptFor } from './draft.ts';

const file = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
const names = () => draftFiles.now().files.map((one) => one.file.name);
let operator = 0;

afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  draftFiles.belongsTo(`operator ${(operator += 1)}`);
  draftFiles.isFor('?case=first');
  draftFiles.add([file('first.pdf')]);
  draftFiles.arrived(draftFiles.now().files[0]!.id, 'kept-1');
  draftFiles.sendOff('run-1');
});

test('while a customer’s files are read, the table is free for the next one; the station keeps both', () => {
  expect(names()).toEqual([]);
  draftFiles.add([file('second.pdf')]);
  expect(names()).toEqual(['second.pdf']);
  expect(keptFor(draftFiles.now()).map((one) => one.file.name)).toEqual(['second.pdf', 'first.pdf']);
  draftFiles.wereRead('run-1', ['kept-1']);
  expect(keptFor(draftFiles.now()).map((one) => one.file.name)).toEqual(['second.pdf']);
});

test('files that could not be read lie on the table again, for the task they were for', () => {
  draftFiles.comeBack('run-1');
  expect(names()).toEqual(['first.pdf']);
  expect(draftFiles.now().place).toBe('?case=first');
});

test('they never join the files of the next customer', () => {
  draftFiles.add([file('second.pdf')]);
  draftFiles.comeBack('run-1');
  expect(names()).toEqual(['second.pdf']);
  draftFiles.sendOff('run-2');
  expect(keptFor(draftFiles.now()).map((one) => one.file.name)).toEqual(['second.pdf']);
});

test('after a reload, what was sent is told apart by its ids in the station', () => {
  draftFiles.belongsTo('somebody after the reload');
  draftFiles.restore('', [
    { file: file('first.pdf'), kept: 'kept-1' },
    { file: file('second.pdf'), kept: 'kept-2' },
  ]);
  draftFiles.wereRead('run-1', ['kept-1']);
  expect(names()).toEqual(['second.pdf']);
});

test('files that lie on the table when another case’s task begins are told apart from its own, to be kept or put away', () => {
  draftFiles.comeBack('run-1');
  draftFiles.isFor('?case=first&add=side');
  expect(draftFiles.now().earlier).toEqual([]);
  draftFiles.isFor('?case=second&add=document');
  draftFiles.add([file('second.pdf')]);
  expect(draftFiles.now().earlier).toEqual([draftFiles.now().files[0]!.id]);
  draftFiles.removeEarlier();
  expect(names()).toEqual(['second.pdf']);
  draftFiles.isFor('');
  draftFiles.keepEarlier();
  draftFiles.removeEarlier();
  expect(names()).toEqual(['second.pdf']);
});

test('files that wait are told apart from those that are chosen for the next customer', () => {
  draftFiles.comeBack('run-1');
  draftFiles.newCustomer();
  draftFiles.add([file('second.pdf')]);
  draftFiles.isFor('');
  expect(draftFiles.now().earlier).toEqual([draftFiles.now().files[0]!.id]);
});

test('what is left of an earlier customer is no part of the next one’s case, and stays after that was sent', () => {
  draftFiles.comeBack('run-1');
  draftFiles.newCustomer();
  draftFiles.isFor('');
  draftFiles.add([file('second.pdf'), file('third.pdf')]);
  const [, second] = draftFiles.now().files;
  draftFiles.move(second!.id, -1);
  expect(names()).toEqual(['first.pdf', 'second.pdf', 'third.pdf']);
  draftFiles.move(second!.id, 1);
  draftFiles.sendOff('run-2');
  expect(draftFiles.now().sent?.files.map((one) => one.file.name)).toEqual(['third.pdf', 'second.pdf']);
  expect(names()).toEqual(['first.pdf']);
  draftFiles.add([file('fourth.pdf')]);
  draftFiles.sendOff('run-3');
  expect(draftFiles.now().sent?.files.map((one) => one.file.name)).toEqual(['fourth.pdf']);
});

test('files that belong to this customer after all are read with the others', () => {
  draftFiles.comeBack('run-1');
  draftFiles.newCustomer();
  draftFiles.add([file('second.pdf')]);
  draftFiles.keepEarlier();
  draftFiles.sendOff('run-2');
  expect(draftFiles.now().sent?.files.map((one) => one.file.name)).toEqual(['first.pdf', 'second.pdf']);
});

test('deleted files are let go of by the station at once; put back, they lie where they lay and are sent anew', () => {
  draftFiles.comeBack('run-1');
  draftFiles.add([file('second.pdf'), file('third.pdf')]);
  const [first, second] = draftFiles.now().files;
  draftFiles.remove(first!.id);
  expect(keptFor(draftFiles.now()).map((one) => one.file.name)).toEqual(['second.pdf', 'third.pdf']);
  draftFiles.add([file('fourth.pdf')]);
  draftFiles.putBack();
  expect(names()).toEqual(['first.pdf', 'second.pdf', 'third.pdf', 'fourth.pdf']);
  expect(draftFiles.now().files[0]!.kept).toBeNull();
  draftFiles.remove(second!.id);
  draftFiles.clear();
  draftFiles.putBack();
  expect(names(), 'the last deletion alone').toEqual(['first.pdf', 'third.pdf', 'fourth.pdf']);
});

test('what was deleted is not put back onto the table of another customer or operator, nor after it was sent', () => {
  const deleteAll = (): void => {
    draftFiles.add([file('of the customer before.pdf')]);
    draftFiles.clear();
  };
  const after = (step: () => void): string[] => {
    deleteAll();
    step();
    draftFiles.putBack();
    return names();
  };
  expect(after(() => draftFiles.isFor('?case=second'))).toEqual([]);
  expect(after(() => draftFiles.newCustomer())).toEqual([]);
  expect(after(() => draftFiles.sendOff('run-3'))).toEqual([]);
  expect(after(() => draftFiles.belongsTo('somebody else'))).toEqual([]);
});

test('what the next customer deleted is not put back among files that came back unread', () => {
  draftFiles.add([file('of the next customer.pdf')]);
  draftFiles.clear();
  draftFiles.comeBack('run-1');
  draftFiles.putBack();
  expect(names()).toEqual(['first.pdf']);
});

test('what was left of an earlier customer and deleted comes back as left of an earlier customer', () => {
  draftFiles.comeBack('run-1');
  draftFiles.newCustomer();
  draftFiles.add([file('second.pdf')]);
  draftFiles.removeEarlier();
  draftFiles.putBack();
  expect(names()).toEqual(['first.pdf', 'second.pdf']);
  expect(draftFiles.now().earlier).toEqual([draftFiles.now().files[0]!.id]);
});

test('what was deleted is not put back once its place was taken: the station takes no more files', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => file(`${i}.pdf`));
  draftFiles.add(many(MAX_FILES));
  draftFiles.remove(draftFiles.now().files[0]!.id);
  draftFiles.remove(draftFiles.now().files[0]!.id);
  draftFiles.add([file('fits beside it.pdf')]);
  expect(draftFiles.now().deleted).not.toBeNull();
  draftFiles.add([file('takes its place.pdf')]);
  expect(draftFiles.now().deleted).toBeNull();
  draftFiles.putBack();
  expect(names()).toHaveLength(MAX_FILES);
});

test('files left from an earlier customer take none of the ten places of the next, until the station is full', () => {
  const many = (name: string) => Array.from({ length: MAX_FILES }, (_, i) => file(`${name} ${i}.pdf`));
  draftFiles.add(many('first'));
  draftFiles.newCustomer();
  expect(draftFiles.add([...many('second'), file('eleventh.pdf')])).toEqual([{ kind: 'too-many' }]);
  draftFiles.newCustomer();
  expect(draftFiles.add([file('third.pdf')])).toEqual([{ kind: 'no-room' }]);
  draftFiles.keepEarlier();
  expect(draftFiles.add([file('third.pdf')])).toEqual([{ kind: 'too-many' }]);
  draftFiles.newCustomer();
  draftFiles.removeEarlier();
  expect(draftFiles.add([file('third.pdf')])).toEqual([]);
  expect(names()).toEqual(['third.pdf']);
});

test('ten seconds after a deletion nothing is put back, shown or not; each deletion has its own ten', () => {
  vi.useFakeTimers();
  draftFiles.add([file('second.pdf'), file('third.pdf')]);
  const [second, third] = draftFiles.now().files;
  draftFiles.remove(second!.id);
  vi.advanceTimersByTime(6_000);
  draftFiles.remove(third!.id);
  vi.advanceTimersByTime(9_000);
  draftFiles.putBack();
  expect(names()).toEqual(['third.pdf']);
  draftFiles.remove(third!.id);
  vi.advanceTimersByTime(10_000);
  draftFiles.putBack();
  expect(names()).toEqual([]);
});

import { expect, it } from 'vitest';
import { customerDate } from './customer-date.ts';
import { customersIn } from './customers-csv.ts';

async function read(text: string | Buffer) {
  const found = [];
  for await (const { row, id, request, fault } of customersIn(Buffer.from(text)))
    found.push({ row, id, fault, ...request });
  return found;
}

it.each([
  ['commas', 'id,name,dob\n7,"Dube, Neo",1980-03-12\n'],
  ['semicolons and a mark of UTF-8', '\ufeffid;name;dob\r\n7;Dube, Neo;1980-03-12\r\n'],
  ['tabs', 'id\tname\tdob\n7\tDube, Neo\t1980-03-12\n'],
  ['bars', 'id|name|dob\n7|Dube, Neo|1980-03-12\n'],
  ['what Excel says first', 'sep=;\r\nid;name;dob\r\n7;Dube, Neo;1980-03-12\r\n'],
  ['empty lines and columns behind', '\n\nid,name,dob,,\n\n7,"Dube, Neo",1980-03-12,,\n\n'],
  ['quotes around everything', '"id","name","dob"\n"7","Dube, Neo","1980-03-12"\n'],
])('a file with %s is read', async (_, text) => {
  expect(await read(text)).toMatchObject([
    { id: '7', name: 'Dube, Neo', dateOfBirth: '1980-03-12', fault: null },
  ]);
});

it('a file in UTF-16, as Excel saves Unicode text, is read', async () => {
  const text = Buffer.from('\ufeffid\tname\n7\tKeñi Dube\n', 'utf16le');
  expect(await read(text)).toMatchObject([{ id: '7', name: 'Keñi Dube' }]);
});

it.each([
  ['Surname,First names', 'Dube,Neo Thabo', 'Neo Thabo Dube'],
  ['SURNAME,Other Names', 'Dube,Neo Thabo', 'Neo Thabo Dube'],
  ['Last Name,First Name,Middle Name', 'Dube,Neo,Thabo', 'Neo Thabo Dube'],
  ['Name,Surname,DOB', 'Neo,Dube,1980-03-12', 'Neo Dube'],
  ['Surname,Names', 'Dube,Neo Thabo', 'Neo Thabo Dube'],
  ['NAME,Middle name,Family name', 'Neo,Thabo,van der Merwe', 'Neo Thabo van der Merwe'],
  ['Name,First name', 'Dube,Neo', 'Neo Dube'],
  // The whole name stands in the column already.
  ['Name,Surname', 'Neo DUBE,Dube', 'Neo DUBE'],
  ['Surname,Name', 'Müller,"MULLER, Neo"', 'MULLER, Neo'],
  ['Name,Surname', 'Neo Dube,', 'Neo Dube'],
  ['Name,First name', 'Neo Dube,Neo', 'Neo Dube'],
  // Such a column is said to hold it.
  ['Full name,Surname', 'Neo Phiri,Dube', 'Neo Phiri'],
  ['Customer name,Last name', 'Neo,Dube', 'Neo'],
])('a name in the columns %s is put together', async (header, line, name) => {
  expect(await read(`${header}\n${line}\n`)).toMatchObject([{ name, aliases: [] }]);
});

it.each([
  ['Family-name,Given names,Full name', 'Dube,Neo,N. T. Dube', ['N. T. Dube', 'Neo Dube']],
  ['Name,First name,Surname', 'N. Phiri,Neo,Dube', ['N. Phiri', 'Neo Dube']],
  ['Full name,Client name', 'Neo Dube,Anna Phiri', ['Neo Dube', 'Anna Phiri']],
  ['Full name,Client name', 'Neo Dube,"DUBE, Neo"', ['Neo Dube']],
  [
    'Name,Alias,Former name',
    'Neo Dube,Kago,Thabo One;Thabo Two',
    ['Neo Dube', 'Kago', 'Thabo One', 'Thabo Two'],
  ],
  ['Name,Company name', 'Neo Dube,Kgale Mining', ['Neo Dube', 'Kgale Mining']],
  ['Name,Company name,Type', 'Neo Dube,Kgale Mining,Individual', ['Neo Dube']],
  ['Name,Company name,Type', 'Neo Dube,Kgale Mining,Company', ['Kgale Mining']],
  ['Company name,Trading name,Type', 'Kgale Mining,Hill Stores,Company', ['Kgale Mining', 'Hill Stores']],
  ['First name,Surname,Maiden name', 'Anna,Phiri,Dube', ['Anna Phiri', 'Anna Dube']],
  ['Name,Maiden name', 'Anna M Phiri,Mary Dube', ['Anna M Phiri', 'Mary Dube']],
])('no name of the columns %s is left out', async (header, line, names) => {
  const [customer] = await read(`${header}\n${line}\n`);
  expect([customer!.name, ...(customer!.aliases ?? [])]).toEqual(names);
});

it('every number of a customer is searched', async () => {
  const numbers = ['ID No', 'Passport No', 'Reg No', 'Tax number', 'IMO'].map((column, i) => [
    column,
    `${String(i).repeat(20)}-${i}`,
  ]);
  const [customer] = await read(
    numbers.map(([column]) => column).join(',') + '\n' + numbers.map(([, n]) => n).join(','),
  );
  for (const [, number] of numbers) expect(customer!.documentNumber).toContain(number);
});

it('says which columns nothing is searched by, and that a file is damaged', async () => {
  const unused: string[] = [];
  const told = (columns: readonly string[]) => void unused.push(...columns);
  for await (const _ of customersIn(
    Buffer.from('Name,Branch,Risk Class,DOB\nNeo Dube,Maun,low,1980\n'),
    told,
  ));
  expect(unused).toEqual(['branch', 'risk_class']);
  await expect(read('name,dob\n"Neo Dube,1980\nAnna,1970\n')).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    says: { key: 'screeningRefusals.damagedCustomers' },
  });
});

it('persons and companies stand in one file, each with all its numbers', async () => {
  const columns = 'Client No.,Customer Type,Surname,First names,Company name,ID No.,Passport No,Reg. No.';
  const rows = [
    '1,Individual,Dube,Neo,,123412345,BN0123456,',
    '2,Non-individual,,,Kgale Mining (Pty) Ltd,,,BW00001234567',
    '3,,,,Tshipidi Holdings,,,',
    '4,Juristic person,,,Marang Trust,,,',
    '5,Natural person,Phiri,Anna,,,,',
  ];
  expect(await read([columns, ...rows, ''].join('\n'))).toMatchObject([
    { id: '1', type: 'person', name: 'Neo Dube', documentNumber: '123412345; BN0123456' },
    { id: '2', type: 'company', name: 'Kgale Mining (Pty) Ltd', documentNumber: 'BW00001234567' },
    { id: '3', type: 'company', name: 'Tshipidi Holdings' },
    { id: '4', type: 'company', name: 'Marang Trust' },
    { id: '5', type: 'person', name: 'Anna Phiri' },
  ]);
});

it.each([
  ['Corporate', 'Neo Dube', 'Kgale Mining', '', '', 'Kgale Mining'],
  ['Legal entity', 'Neo', 'Kgale Mining', 'Dube', '', 'Kgale Mining'],
  ['Company', 'Kgale Mining', '', 'Dube', '', 'Kgale Mining'],
  ['Business', 'Kgale Mining', '', '', 'Hill Top Stones', 'Kgale Mining'],
  ['Business', '', '', 'Dube', 'Hill Top Stones', 'Hill Top Stones'],
  ['Business', '', '', 'Dube', '', 'Dube'],
  ['Individual', 'Neo', 'Kgale Mining', 'Dube', '', 'Neo Dube'],
  ['', 'Neo Dube', 'Kgale Mining', '', '', 'Neo Dube'],
])('a customer of the type %j with the cells %j, %j, %j and %j is %s', async (...cells) => {
  const header = 'Customer Type,Name,Company name,Surname,Trading name';
  expect(await read(`${header}\n${cells.slice(0, -1).join(',')}\n`)).toMatchObject([
    { name: cells.at(-1), fault: null },
  ]);
});

it.each([
  ['1980-03-12', '1980-03-12'],
  ['1980-03-12 00:00:00', '1980-03-12'],
  ['1980/3/12', '1980-03-12'],
  ['19800312', '1980-03-12'],
  ['12/03/1980', '1980-03-12'],
  ['12.3.1980', '1980-03-12'],
  ['12-03-1980', '1980-03-12'],
  ['03/28/1980', '1980-03-28'],
  ['12 March 1980', '1980-03-12'],
  ['12-Mar-1980', '1980-03-12'],
  ['Mar 12, 1980', '1980-03-12'],
  ['1980', '1980'],
  ['', null],
  ['N/A', null],
  ['00/00/0000', null],
  // Either century: whoever reads the results sees that nobody was asked with it.
  ['12/03/80', '12/03/80'],
  ['someday', 'someday'],
])('the birth date %s is %s', (cell, date) => {
  expect(customerDate(cell)).toBe(date);
});

it('says why a customer with a date that is none was not asked for', async () => {
  expect(await read('name,dob\nNeo Dube,31/02/1980\n')).toMatchObject([
    { fault: expect.stringContaining('dateOfBirth') as string },
  ]);
});

import { inEnglish } from '../../../contract/messages/in-language.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ListedEntry } from '../entry.ts';
import { offeredFiles, recognise } from '../import-lists.ts';
import { csvRows } from './csv.ts';
import { listDate } from './dates.ts';
import { ftmJson } from './ftm-json.ts';
import { xmlElements } from './xml.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-lists-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(
  ...files: [string, string][]
): Promise<{ format: string; date: string | null; entries: ListedEntry[] }[]> {
  const paths = files.map(([name, text]) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  });
  const lists = [];
  for (const { format, files: own } of recognise(await offeredFiles(paths))) {
    const entries: ListedEntry[] = [];
    const reading = format.read(own);
    let step = await reading.next();
    for (; !step.done; step = await reading.next()) entries.push(step.value);
    lists.push({ format: format.format, date: step.value.date, entries });
  }
  return lists;
}

it('a file that vanishes while it is read is an error of the import, not the end of the program', async () => {
  const gone = path.join(folder, 'pulled-out');
  const readers = [
    csvRows(gone),
    xmlElements(gone, new Set()),
    ftmJson.read([{ path: gone, name: 'pulled-out', head: '' }]),
  ];
  for (const reader of readers) await expect(reader.next()).rejects.toMatchObject({ code: 'ENOENT' });
});

it('reads dates as lists write them', () => {
  expect(listDate('10 Dec 1948')).toBe('1948-12-10');
  expect(listDate('circa 1948')).toBe('1948');
  expect(listDate('00/00/1948')).toBe('1948');
  expect(listDate('10/12/1948')).toBe('1948-12-10');
  expect(listDate('1957 to 1960')).toBe('1957/1960');
  expect(listDate('Dec 1948')).toBe('1948-12');
  expect(listDate('unknown')).toBeNull();
});

it('reads the OFAC CSV set with aliases, countries and remarks', async () => {
  const [list] = await read(
    [
      'sdn.csv',
      '101,"WRONGDOER, Specimen Test","individual","TESTPROG",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 06 May 1970; nationality Botswana; Gender Male; Passport ZZ0001112 (Botswana)."\n102,"SPECIMEN TRADING LTD.",-0- ,"TESTPROG",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \n\u001a',
    ],
    ['alt.csv', '101,1,"aka","DOER, Wrong",-0- \n'],
    ['add.csv', '102,7,-0- ,"Gaborone","Botswana",-0- \n'],
  );
  expect(list!.format).toBe('ofac-sdn-csv');
  expect(list!.entries).toMatchObject([
    {
      id: '101',
      schema: 'person',
      names: [{ text: 'Specimen Test WRONGDOER' }, { text: 'Wrong DOER' }],
      birthDates: ['1970-05-06'],
      countries: ['BW'],
      gender: 'M',
      documents: [{ kind: 'passport', number: 'ZZ0001112' }],
    },
    { id: '102', schema: 'company', countries: ['BW'] },
  ]);
});

it('a published CSV that was cut in the middle of a row is damaged; one made by hand may lack cells', async () => {
  const sdn = '101,"WRONGDOER, Specimen","individual","TESTPROG",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \n';
  for (const end of [sdn.slice(0, 60), '102,"SPECIMEN"', '102'])
    await expect(read(['sdn.csv', sdn + end])).rejects.toThrow('in the middle of a row');
  await expect(read(['sdn.csv', `${sdn}102,"SPECIMEN"\n${sdn}`])).rejects.toThrow(
    'before it says who is listed',
  );
  await expect(
    read(['os.csv', 'id,schema,name,aliases,birth_date,countries\n1,Person,Specimen Wrongdoer,Speci\n']),
  ).rejects.toThrow('in the middle of a row');
  const [own] = await read(['own.csv', 'id,name,aliases,country\n1,Specimen Wrongdoer\n']);
  expect(own!.entries).toHaveLength(1);
});

it('says what a list of several files lacks', async () => {
  const sdn = '101,"WRONGDOER, Specimen","individual","TESTPROG",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \n';
  const lacks = async (...files: [string, string][]) => {
    const paths = files.map(([name, text]) => {
      writeFileSync(path.join(folder, name), text);
      return path.join(folder, name);
    });
    const [list] = recognise(await offeredFiles(paths));
    const lacking = list!.format.lacks?.(list!.files) ?? null;
    return lacking && inEnglish(lacking);
  };
  expect(await lacks(['sdn.csv', sdn])).toContain('alt.csv');
  expect(await lacks(['sdn.csv', sdn], ['alt.csv', '101,1,"aka","DOER, Wrong",-0- \n'])).toBeNull();
});

it('reads the EU XML', async () => {
  const [list] = await read([
    'eu.xml',
    '<?xml version="1.0"?><export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-10-01T00:00:00"><sanctionEntity euReferenceNumber="EU.1.1" logicalId="1"><subjectType code="person"/><nameAlias wholeName="Specimen Wrongdoer" strong="true" gender="M"/><nameAlias wholeName="Speci" strong="false"/><birthdate birthdate="1970-05-06" countryIso2Code="BW"/><citizenship countryIso2Code="BW"/><identification number="ZZ0001112"/></sanctionEntity></export>',
  ]);
  expect(list).toMatchObject({
    format: 'eu-fsf-xml-1.1',
    date: '2026-10-01',
    entries: [
      {
        id: 'EU.1.1',
        schema: 'person',
        names: [{ strength: 'primary' }, { strength: 'weak' }],
        birthDates: ['1970-05-06'],
        countries: ['BW'],
        gender: 'M',
      },
    ],
  });
});

it('reads the UK CSV, several rows an entry', async () => {
  const head =
    'Last Updated,Unique ID,OFSI Group ID,Name 6,Name 1,Name 2,Name 3,Name 4,Name 5,Name type,Alias strength,D.O.B,Nationality(/ies),Designation Type,Gender';
  const [list] = await read([
    'uk.csv',
    `Report Date: 05-Nov-2026\n${head}\n01/11/2026,TST0001,1,WRONGDOER,Specimen,,,,,Primary Name,,06/05/1970,Botswana,Individual,Male\n01/11/2026,TST0001,1,DOER,Wrong,,,,,Alias,Low quality,,,Individual,\n`,
  ]);
  expect(list).toMatchObject({
    format: 'uk-sanctions-list-csv',
    date: '2026-11-05',
    entries: [
      {
        id: 'TST0001',
        schema: 'person',
        names: [{ text: 'Specimen WRONGDOER', strength: 'primary' }, { strength: 'weak' }],
        birthDates: ['1970-05-06'],
        countries: ['BW'],
      },
    ],
  });
});

it("reads OpenSanctions and a bank's own CSV", async () => {
  const lists = await read(
    [
      'targets.simple.csv',
      'id,schema,name,aliases,birth_date,countries,addresses,identifiers,sanctions,phones,emails,program_ids,dataset,first_seen,last_seen,last_change\nT-1,Person,Specimen Wrongdoer,"Wrong Doer;W. Doer",1970-05-06,bw,,ZZ0001112,Test,,,TEST,test,2026-01-01,2026-11-01,2026-11-01\n',
    ],
    [
      'entities.ftm.json',
      '{"id":"T-2","schema":"Person","caption":"Minister Specimen","properties":{"name":["Minister Specimen"],"topics":["role.pep"],"nationality":["bw"]},"last_change":"2026-11-02"}\n',
    ],
    [
      'pip.csv',
      'name,kind,position,date_of_birth,country\nChief Specimen,PIP,Member of a test assembly,1960,Botswana\n',
    ],
  );
  expect(lists.map((l) => l.format)).toEqual(['opensanctions-simple-csv', 'ftm-json-lines', 'own-csv']);
  expect(lists.map((l) => l.entries[0]!.kind)).toEqual(['sanction', 'pep', 'pep']);
  expect(lists[0]!.entries[0]!.names).toHaveLength(3);
});

it('reads the OFAC advanced XML', async () => {
  const [list] = await read([
    'sdn_advanced.xml',
    `<?xml version="1.0"?><Sanctions xmlns="http://www.un.org/sanctions/1.0/ADVANCED_XML"><DateOfIssue><Year>2026</Year><Month>11</Month><Day>3</Day></DateOfIssue>
    <ReferenceValueSets><FeatureTypeValues><FeatureType ID="8">Birthdate</FeatureType></FeatureTypeValues><PartySubTypeValues><PartySubType ID="4" PartyTypeID="1">Unknown</PartySubType></PartySubTypeValues></ReferenceValueSets>
    <DistinctParties><DistinctParty FixedRef="55"><Profile ID="55" PartySubTypeID="4"><Identity ID="9"><Alias Primary="true"><DocumentedName><DocumentedNamePart><NamePartValue>WRONGDOER</NamePartValue></DocumentedNamePart><DocumentedNamePart><NamePartValue>Specimen</NamePartValue></DocumentedNamePart></DocumentedName></Alias></Identity>
    <Feature FeatureTypeID="8"><FeatureVersion><DatePeriod><Start><From><Year>1970</Year><Month>5</Month><Day>6</Day></From></Start><End><To><Year>1970</Year><Month>5</Month><Day>6</Day></To></End></DatePeriod></FeatureVersion></Feature></Profile></DistinctParty></DistinctParties>
    <SanctionsEntries><SanctionsEntry ProfileID="55"><SanctionsMeasure><Comment>TESTPROG</Comment></SanctionsMeasure></SanctionsEntry></SanctionsEntries></Sanctions>`,
  ]);
  expect(list).toMatchObject({
    date: '2026-11-03',
    entries: [
      {
        id: '55',
        schema: 'person',
        names: [{ text: 'WRONGDOER Specimen' }],
        birthDates: ['1970-05-06'],
        programmes: ['TESTPROG'],
      },
    ],
  });
});

it('refuses XML with a document type', async () => {
  await expect(
    read([
      'x.xml',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><CONSOLIDATED_LIST><INDIVIDUALS/></CONSOLIDATED_LIST>',
    ]),
  ).rejects.toThrow(/document type/i);
});

it.each([
  [
    'columns in another order',
    'type,name,ids,_id,source,entity_number,programs',
    'Individual,"DOER, Wrong",,7,SDN,7,TEST',
  ],
  [
    'further columns',
    'our_note,_id,source,entity_number,type,programs,name,checked',
    'x,7,SDN,7,Individual,TEST,"DOER, Wrong",y',
  ],
  [
    'a header in capitals',
    '_ID,SOURCE,ENTITY_NUMBER,TYPE,PROGRAMS,NAME',
    '7,SDN,7,Individual,TEST,"DOER, Wrong"',
  ],
])('reads a list saved again with %s', async (_, header, row) => {
  expect(await read(['csl.csv', `${header}\n${row}\n`])).toMatchObject([
    { format: 'us-csl-csv', entries: [{ id: '7', schema: 'person', names: [{ text: 'Wrong DOER' }] }] },
  ]);
});

it.each([
  [
    'us-csl-csv',
    [
      '_id;source;entity_number;type;programs;name;alt_names;citizenships',
      '7;SDN;7;Individual;TEST;WRONGDOER, Specimen;"DOER, Wrong; Spec";BW',
    ],
    { id: '7', names: [{ text: 'Specimen WRONGDOER' }, { text: 'Wrong DOER' }, { text: 'Spec' }] },
  ],
  [
    'uk-sanctions-list-csv',
    [
      'Report Date: 05-Nov-2026;;;;;',
      'Last Updated;Unique ID;Name 6;Name 1;Name type;Designation Type;Other Information',
      '01/11/2026;TST0001;WRONGDOER;Specimen;Primary Name;Individual;"Born in Example Town, then gone; "',
    ],
    { id: 'TST0001', names: [{ text: 'Specimen WRONGDOER' }], schema: 'person' },
  ],
  [
    'opensanctions-simple-csv',
    [
      '"id";"schema";"name";"aliases";"birth_date";"countries";"sanctions"',
      '"T-1";"Person";"Specimen Wrongdoer";"Wrong Doer;W. Doer";"1970-05-06";"bw";"Test"',
    ],
    { id: 'T-1', names: [{ text: 'Specimen Wrongdoer' }, { text: 'Wrong Doer' }, { text: 'W. Doer' }] },
  ],
  [
    'own-csv',
    ['Name;Aliases;Date of birth', 'Specimen, Chief;"Wrong Doer; W. Doer";1960'],
    { names: [{ text: 'Specimen, Chief' }, { text: 'Wrong Doer' }, { text: 'W. Doer' }] },
  ],
  [
    'australia-dfat-csv',
    [
      'Reference;Name of Individual or Entity;Type;Name Type;Date of Birth;Citizenship;Control Date',
      '7;Specimen Wrongdoer;Individual;Primary Name;1973-10-04;Botswana;1/11/2026',
    ],
    { id: '7', names: [{ text: 'Specimen Wrongdoer' }], birthDates: ['1973-10-04'] },
  ],
])('reads the format %s saved again with semicolons', async (format, lines, entry) => {
  expect(await read(['list.csv', `${lines.join('\r\n')}\r\n`])).toMatchObject([{ format, entries: [entry] }]);
});

it.each(['\n', '\r\n', '\r'])('reads lines that end with %j below a line of the report', async (end) => {
  const lines = [
    'Report Date: 05-Nov-2026',
    'Last Updated,Unique ID,Name 6,Name 1,Name type,Designation Type',
    '01/11/2026,TST0001,WRONGDOER,Specimen,Primary Name,Individual',
    '',
  ];
  expect(await read(['uk.csv', lines.join(end)])).toMatchObject([
    { date: '2026-11-05', entries: [{ id: 'TST0001', names: [{ text: 'Specimen WRONGDOER' }] }] },
  ]);
});

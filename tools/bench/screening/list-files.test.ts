import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { workbookOf, zipOf } from '../../../src/station/screening/lists/archive.fixture.ts';
import { comparisonsIn } from './list-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'netefatsa-second-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const REAL = path.resolve(import.meta.dirname, '..', '..', '..', '..', 'shared', 'facts', 'lists', 'real');

/** Losses of nobody: what the import and the second reader both find. */
const nothingLost = { lostNames: [], lostNumbers: [], losses: {} };

describe.skipIf(!existsSync(REAL))('every published file', () => {
  const folders = existsSync(REAL) ? readdirSync(REAL).filter((name) => !name.endsWith('.md')) : [];
  it.each(folders)('%s is read without loss, or named as closed', async (folder) => {
    const { lists, left } = await comparisonsIn(path.join(REAL, folder));
    for (const list of lists) {
      expect(list).toMatchObject(nothingLost);
      expect(list.raw!.entries).toBe(list.entries);
    }
    expect(left.every(({ reason }) => reason === 'CLOSED')).toBe(true);
    expect(lists.length + left.length).toBeGreaterThan(0);
  });
});

const ADVANCED = `<?xml version="1.0"?><Sanctions xmlns="http://www.un.org/sanctions/1.0/ADVANCED_XML"><DateOfIssue><Year>2026</Year><Month>11</Month><Day>3</Day></DateOfIssue>
  <ReferenceValueSets><AreaCodeValues><AreaCode ID="11" Description="Botswana">BW</AreaCode></AreaCodeValues><FeatureTypeValues><FeatureType ID="8">Birthdate</FeatureType><FeatureType ID="344">Digital Currency Address - XBT</FeatureType></FeatureTypeValues>
  <IDRegDocTypeValues><IDRegDocType ID="1571">Passport</IDRegDocType><IDRegDocType ID="1626">Vessel Registration Identification</IDRegDocType><IDRegDocType ID="91">Gender</IDRegDocType></IDRegDocTypeValues>
  <PartySubTypeValues><PartySubType ID="1" PartyTypeID="4">Vessel</PartySubType><PartySubType ID="4" PartyTypeID="1">Unknown</PartySubType></PartySubTypeValues></ReferenceValueSets>
  <IDRegDocuments><IDRegDocument ID="1" IDRegDocTypeID="1571" IdentityID="9"><IDRegistrationNo>ZZ0001112</IDRegistrationNo></IDRegDocument><IDRegDocument ID="2" IDRegDocTypeID="1626" IdentityID="10"><IDRegistrationNo>IMO 9990001</IDRegistrationNo></IDRegDocument></IDRegDocuments>
  <DistinctParties>${[
    ['55', '4', '9', 'WRONGDOER', 'Specimen'],
    ['56', '1', '10', 'SPECIMEN STAR', ''],
  ]
    .map(
      ([id, type, identity, last, first]) =>
        `<DistinctParty FixedRef="${id}"><Profile ID="${id}" PartySubTypeID="${type}"><Identity ID="${identity}"><Alias Primary="true"><DocumentedName><DocumentedNamePart><NamePartValue>${last}</NamePartValue></DocumentedNamePart>${first ? `<DocumentedNamePart><NamePartValue>${first}</NamePartValue></DocumentedNamePart>` : ''}</DocumentedName></Alias><Alias Primary="false" LowQuality="true"><DocumentedName><DocumentedNamePart><NamePartValue>ALSO ${last}</NamePartValue></DocumentedNamePart></DocumentedName></Alias></Identity></Profile></DistinctParty>`,
    )
    .join('')}</DistinctParties></Sanctions>`;

const SDN_XML = (list: string, uid: string): string =>
  `<?xml version="1.0"?><sdnList xmlns="https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/XML"><publshInformation><Publish_Date>11/03/2026</Publish_Date></publshInformation>
  <sdnEntry><uid>${uid}</uid><firstName>${list}</firstName><lastName>WRONGDOER</lastName><sdnType>Individual</sdnType><programList><program>TEST</program></programList><idList><id><uid>1</uid><idType>Passport</idType><idNumber>ZZ000${uid}</idNumber></id><id><uid>2</uid><idType>Gender</idType><idNumber>Male</idNumber></id></idList><akaList><aka><uid>3</uid><type>a.k.a.</type><category>strong</category><firstName>${list}</firstName><lastName>DOER</lastName></aka></akaList></sdnEntry></sdnList>`;

const ENHANCED = (list: string, id: string): string =>
  `<?xml version="1.0"?><sanctionsData xmlns="https://www.treasury.gov/ofac/ENHANCED_XML"><publicationInfo><dataAsOf>2026-11-03</dataAsOf><filters><filter>${list} List</filter></filters></publicationInfo><entities><entity id="${id}"><generalInfo><entityType>Entity</entityType></generalInfo><names><name><isPrimary>true</isPrimary><translations><translation><formattedLastName>SPECIMEN ${id} BANK</formattedLastName></translation></translations></name></names><identityDocuments><identityDocument><type>Registration Number</type><documentNumber>99900${id}</documentNumber></identityDocument></identityDocuments></entity></entities></sanctionsData>`;

const EU_CSV = `fileGenerationDate;Entity_LogicalId;Entity_EU_ReferenceNumber;Entity_SubjectType;NameAlias_WholeName;Identification_Number;Identification_TypeDescription
2026-11-01;13;EU.1;P;Specimen Wrongdoer;;
2026-11-01;13;EU.1;P;Wrong Doer;;
2026-11-01;13;EU.1;P;;ZZ0001112;National passport
2026-11-01;14;EU.2;E;"Specimen; Front";;
`;

const DFAT = [
  [
    'Reference',
    'Name of Individual or Entity',
    'Type',
    'Name Type',
    'Additional Information',
    'IMO Number',
    'Control Date',
  ],
  [
    7,
    'Specimen Wrongdoer',
    'Individual',
    'Primary Name',
    'Passport no: Iraqi passport number ZZ0001112.',
    null,
    { day: 45_607 },
  ],
  ['7a1', 'Wrong Doer', 'Individual', 'aka', null, null, { day: 45_607 }],
  [8, 'Specimen Star', 'Vessel', 'Primary Name', null, '9990001', { day: 45_607 }],
];

const GENERATED: Readonly<
  Record<string, readonly [Readonly<Record<string, string | Buffer>>, readonly string[]]>
> = {
  'OFAC advanced XML, both lists': [
    { 'SDN_ADVANCED.XML': ADVANCED, 'CONS_ADVANCED.XML': ADVANCED },
    ['ofac-advanced-xml', 'ofac-cons-advanced-xml'],
  ],
  'OFAC plain XML, both lists': [
    { 'SDN.XML': SDN_XML('SPECIMEN', '11'), 'CONSOLIDATED.XML': SDN_XML('OTHER', '12') },
    ['ofac-sdn-xml', 'ofac-cons-xml'],
  ],
  'OFAC enhanced XML, both lists': [
    { 'SDN_ENHANCED.XML': ENHANCED('SDN', '21'), 'CONS_ENHANCED.XML': ENHANCED('Consolidated', '22') },
    ['ofac-sdn-enhanced-xml', 'ofac-cons-enhanced-xml'],
  ],
  'European Union, CSV': [{ 'eu.csv': EU_CSV }, ['eu-fsf-csv']],
  'Australia, spreadsheet': [{ 'regulation8.xlsx': workbookOf({ Sheet1: DFAT }) }, ['australia-dfat-csv']],
  'World Bank, spreadsheet': [
    {
      'wb.xlsx': workbookOf({
        List: [
          ['World Bank Listing'],
          ['Firm Name', 'Address', 'Country', 'Ineligibility Period', null, 'Grounds'],
          [null, null, null, 'From Date', 'To Date'],
          ['SPECIMEN ROADS LTD*12', '1 Road', 'Botswana', '01-JAN-2025', 'Ongoing', 'Fraud'],
          ['MR. SPECIMEN WRONGDOER', null, 'Botswana', '01-JAN-2025', 'Ongoing', 'Fraud'],
        ],
      }),
    },
    ['world-bank-csv'],
  ],
  'OpenSanctions, both forms': [
    {
      'targets.simple.csv':
        'id,schema,name,aliases,birth_date,countries,addresses,identifiers,sanctions,phones,emails,program_ids,dataset,first_seen,last_seen,last_change\nT-1,Person,"Wrongdoer, ""Spec""","Wrong Doer;W. Doer",1970-05-06,bw,,ZZ0001112;7707000000,Test,,,TEST,test,2026-01-01,2026-11-01,2026-11-01\n',
      'entities.ftm.json': [
        {
          id: 'a',
          schema: 'Vessel',
          properties: { name: ['Specimen Star'], imoNumber: ['IMO9990001'], mmsi: ['999000111'] },
        },
        {
          id: 'b',
          schema: 'Company',
          properties: {
            name: ['Specimen Front'],
            alias: ['Front of S.'],
            innCode: ['7707000000'],
            ogrnCode: ['1027700000000'],
            leiCode: ['9999000000000000ZZ00'],
          },
        },
        { id: 'c', schema: 'Passport', properties: { holder: ['b'], number: ['ZZ0001112'] } },
      ]
        .map((entity) => JSON.stringify(entity))
        .join('\n'),
    },
    ['opensanctions-simple-csv', 'ftm-json-lines'],
  ],
};

it.each(Object.entries(GENERATED))('%s is read without loss', async (_, [files, formats]) => {
  const folder = mkdtempSync(path.join(root, 'f-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  const { lists, left } = await comparisonsIn(folder);
  expect(left).toEqual([]);
  expect(lists.map(({ format }) => format)).toEqual(formats);
  for (const list of lists) {
    expect(list).toMatchObject(nothingLost);
    expect(list.raw!.entries).toBe(list.entries);
    expect(list.raw!.names).toBeGreaterThan(0);
  }
});

it('a loss is found: a name in an element that no reader of ours knows', async () => {
  const folder = mkdtempSync(path.join(root, 'f-'));
  const changed = SDN_XML('SPECIMEN', '11').replace(/<akaList>(.*)<\/akaList>/, '<akaNames>$1</akaNames>');
  writeFileSync(path.join(folder, 'SDN.XML'), changed);
  const zipped = mkdtempSync(path.join(root, 'f-'));
  writeFileSync(path.join(zipped, 'SDN.ZIP'), zipOf({ 'SDN.XML': changed }));
  for (const where of [folder, zipped])
    expect((await comparisonsIn(where)).lists).toMatchObject([{ lostNames: ['doer specimen'] }]);
});

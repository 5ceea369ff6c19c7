import { readFileSync } from 'node:fs';
import path from 'node:path';

const SAMPLES = path.resolve(import.meta.dirname, '..', '..', '..', 'samples');

/** Small whole lists of fictional people, one per format, under names that the formats are recognised by. */
export const LIST_SEEDS: Readonly<Record<string, string>> = {
  'sdn.csv':
    '101,"WRONGDOER, Specimen Test","individual","TESTPROG",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 06 May 1970; nationality Botswana; Gender Male; Passport ZZ0001112 (Botswana)."\n102,"SPECIMEN TRADING LTD.",-0- ,"TESTPROG",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \n\u001a',
  'un.xml':
    '<?xml version="1.0"?><CONSOLIDATED_LIST dateGenerated="2026-10-01T00:00:00"><INDIVIDUALS><INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>SPECIMEN</FIRST_NAME><SECOND_NAME>WRONGDOER</SECOND_NAME><UN_LIST_TYPE>Test</UN_LIST_TYPE><REFERENCE_NUMBER>TSi.001</REFERENCE_NUMBER><NATIONALITY><VALUE>Botswana</VALUE></NATIONALITY><INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Wrong Doer</ALIAS_NAME></INDIVIDUAL_ALIAS><INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>1970-05-06</DATE></INDIVIDUAL_DATE_OF_BIRTH></INDIVIDUAL></INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>',
  'eu.xml':
    '<?xml version="1.0"?><export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-10-01T00:00:00"><sanctionEntity euReferenceNumber="EU.1.1" logicalId="1"><subjectType code="person"/><nameAlias wholeName="Specimen Wrongdoer" strong="true" gender="M"/><birthdate birthdate="1970-05-06" countryIso2Code="BW"/><citizenship countryIso2Code="BW"/><identification number="ZZ0001112"/></sanctionEntity></export>',
  'uk.csv':
    'Report Date: 05-Nov-2026\nLast Updated,Unique ID,OFSI Group ID,Name 6,Name 1,Name 2,Name 3,Name 4,Name 5,Name type,Alias strength,D.O.B,Nationality(/ies),Designation Type,Gender\n01/11/2026,TST0001,1,WRONGDOER,Specimen,,,,,Primary Name,,06/05/1970,Botswana,Individual,Male\n01/11/2026,TST0001,1,DOER,Wrong,,,,,Alias,Low quality,,,Individual,\n',
  'targets.simple.csv':
    'id,schema,name,aliases,birth_date,countries,addresses,identifiers,sanctions,phones,emails,program_ids,dataset,first_seen,last_seen,last_change\nT-1,Person,Specimen Wrongdoer,"Wrong Doer;W. Doer",1970-05-06,bw,,ZZ0001112,Test,,,TEST,test,2026-01-01,2026-11-01,2026-11-01\n',
  'entities.ftm.json':
    '{"id":"T-2","schema":"Person","caption":"Minister Specimen","properties":{"name":["Minister Specimen"],"topics":["role.pep"],"nationality":["bw"]},"last_change":"2026-11-02"}\n',
  'pip.csv':
    'name,kind,position,date_of_birth,country\nChief Specimen,PIP,Member of a test assembly,1960,Botswana\n',
};

export const MULTIPART_BOUNDARY = 'fuzz-boundary';

const part = (head: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`--${MULTIPART_BOUNDARY}\r\n${head}\r\n\r\n`), body, Buffer.from('\r\n')]);

/** Two files and two text parts. */
export const MULTIPART_SEED = Buffer.concat([
  part('Content-Disposition: form-data; name="forceBatch"', Buffer.from('true')),
  part(
    'Content-Disposition: form-data; name="documents"; filename="front.jpg"\r\nContent-Type: image/jpeg',
    readFileSync(path.join(SAMPLES, 'omang-back.jpg')).subarray(0, 8_000),
  ),
  part(
    'Content-Disposition: form-data; name="documents"; filename="a b\u00e9.pdf"\r\nContent-Type: application/pdf',
    Buffer.from('%PDF-1.7\n%%EOF'),
  ),
  part('Content-Disposition: form-data; name="category"', Buffer.from('identity')),
  Buffer.from(`--${MULTIPART_BOUNDARY}--\r\n`),
]);

/** ICAO Doc 9303 specimen layouts with fictional holders, lines parted by a line feed. */
export const ZONE_SEEDS: readonly string[] = [
  'IDBWA0000000009428317215<<<<<<\n9004122M3105065BWA<<<<<<<<<<<6\nSEBINA<<KAGO<THATO<<<<<<<<<<<<',
  'P<BWASEBINA<<KAGO<THATO<<<<<<<<<<<<<<<<<<<<<\nBN00000003BWA9004122M3105065<<<<<<<<<<<<<<04',
  'I<BWASEBINA<<KAGO<THATO<<<<<<<<<<<<<\nA000000000BWA9004122M3105065<<<<<<<6',
];

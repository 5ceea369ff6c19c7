import { expect, it } from 'vitest';
import { readAll } from './read-all.fixture.ts';

const NONE = '-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ';
const sdn = (id: number, name: string, type: string, remarks: string): string =>
  `${id},"${name}",${type},"TEST",${NONE},"${remarks}"\n`;

it('OFAC CSV: every number of the remarks, with its kind; SDN and Consolidated sets in one folder keep apart', async () => {
  const lists = await readAll({
    'SDN.CSV':
      sdn(
        1,
        'SPECIMEN STAR',
        '"vessel"',
        'Vessel Registration Identification IMO 9990001; MMSI 999000111; Vessel Year of Build 2008.',
      ) +
      sdn(
        2,
        'WRONGDOER, Specimen',
        '"individual"',
        'DOB 06 May 1970; Passport RL 2101602 (Lebanon) expires 12 Mar 2020; R.F.C. ZZZZ700506AB1 (Mexico); alt. Passport 75 5276391 (Russia); Phone Number 8613311110000; Cedula No. 791'.slice(
          0,
          400,
        ),
      ) +
      sdn(
        3,
        'SPECIMEN BANK',
        '-0- ',
        'SWIFT/BIC SPECBWGX; US FEIN CH-660-0-469-982-0 (United States); Linked To: 1425 SPECIMEN AVENUE; Digital Currency Address - XBT 1SpecimenXXXX5678.',
      ),
    'ALT.CSV': '2,1,"aka","DOER, Wrong",-0- \n99,2,"aka","NOBODY",-0- \n',
    'SDN_COMMENTS.CSV': '2,"23456 (Colombia); nationality Botswana."\n',
    'CONS_PRIM.CSV': sdn(2, 'OTHERPERSON, Specimen', '"individual"', 'DOB 1971;'),
    'CONS_ALT.CSV': '2,1,"aka","OTHER, Alias",-0- \n',
    'CONS_COMMENTS.CSV': '2," Gender Female."\n',
  });
  expect(lists.map(({ format }) => format)).toEqual(['ofac-sdn-csv', 'ofac-cons-csv']);
  const [ship, person, bank] = lists[0]!.entries;
  expect(ship!.documents).toEqual([
    { kind: 'imo', number: '9990001' },
    { kind: 'mmsi', number: '999000111' },
  ]);
  expect(person!.documents).toEqual([
    { kind: 'passport', number: 'RL 2101602' },
    { kind: 'tax', number: 'ZZZZ700506AB1' },
    { kind: 'passport', number: '75 5276391' },
    { kind: 'identity', number: '79123456' },
  ]);
  expect(person).toMatchObject({ countries: ['BW'], names: [{}, { text: 'Wrong DOER' }] });
  expect(bank!.documents).toEqual([
    { kind: 'bic', number: 'SPECBWGX' },
    { kind: 'tax', number: 'CH-660-0-469-982-0' },
    { kind: 'crypto', number: 'XBT 1SpecimenXXXX5678' },
  ]);
  expect(lists[0]!.losses).toEqual(['row-of-no-entry']);
  expect(lists[1]!.entries).toMatchObject([
    { names: [{ text: 'Specimen OTHERPERSON' }, { text: 'Alias OTHER' }], birthDates: ['1971'], gender: 'F' },
  ]);
});

it('OFAC plain and enhanced XML', async () => {
  const [plain, enhanced] = await readAll({
    'sdn.xml': `<?xml version="1.0"?><sdnList xmlns="x"><publshInformation><Publish_Date>11/20/2026</Publish_Date></publshInformation>
      <sdnEntry><uid>7</uid><firstName>Specimen</firstName><lastName>WRONGDOER</lastName><sdnType>Individual</sdnType>
      <idList><id><idType>Passport</idType><idNumber>ZZ0001112</idNumber></id><id><idType>Gender</idType><idNumber>Male</idNumber></id></idList>
      <akaList><aka><category>weak</category><lastName>WRONGO</lastName></aka></akaList>
      <dateOfBirthList><dateOfBirthItem><dateOfBirth>circa 1961</dateOfBirth></dateOfBirthItem></dateOfBirthList></sdnEntry></sdnList>`,
    'CONS_ENHANCED.XML': `<?xml version="1.0"?><sanctionsData xmlns="https://x/ENHANCED_XML"><publicationInfo><dataAsOf>2026-11-10T00:00:00</dataAsOf>
      <filters><sanctionsLists><sanctionsList refId="1">Consolidated List</sanctionsList></sanctionsLists></filters></publicationInfo>
      <entities><entity id="8"><generalInfo><entityType>Entity</entityType></generalInfo>
      <names><name><isPrimary>true</isPrimary><translations><translation><formattedLastName>SPECIMEN BANK</formattedLastName></translation></translations></name></names>
      <features><feature><type featureTypeId="1">Website</type><value>x2.example</value></feature><feature><type>SWIFT/BIC</type><value>SPECBWGX</value></feature></features>
      <identityDocuments><identityDocument><type>Tax ID No.</type><documentNumber>7702070000</documentNumber></identityDocument></identityDocuments>
      </entity></entities></sanctionsData>`,
  }).then((lists) => lists.toSorted((a, b) => b.list.length - a.list.length).reverse());
  expect(plain).toMatchObject({
    list: 'ofac',
    date: '2026-11-20',
    entries: [
      {
        id: '7',
        schema: 'person',
        gender: 'M',
        birthDates: ['1961'],
        names: [{ text: 'Specimen WRONGDOER' }, { text: 'WRONGO', strength: 'weak' }],
        documents: [{ kind: 'passport', number: 'ZZ0001112' }],
      },
    ],
  });
  expect(enhanced).toMatchObject({
    list: 'ofac-cons',
    date: '2026-11-10',
    entries: [
      {
        id: '8',
        names: [{ text: 'SPECIMEN BANK' }],
        documents: [
          { kind: 'tax', number: '7702070000' },
          { kind: 'bic', number: 'SPECBWGX' },
        ],
      },
    ],
  });
});

it('UN: numbers in sentences, in notes, beside birth dates and in comments', async () => {
  const [list] = await readAll({
    'un.xml': `<CONSOLIDATED_LIST dateGenerated="2026-11-20T00:00:00Z"><INDIVIDUALS><INDIVIDUAL><FIRST_NAME>SPECIMEN</FIRST_NAME><REFERENCE_NUMBER>QDi.1</REFERENCE_NUMBER>
      <COMMENTS1>Owner of a ship, IMO number 9990001. Born 1961.</COMMENTS1>
      <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1960</FROM_YEAR><TO_YEAR>1962</TO_YEAR><NOTE>on passport no. 03825239</NOTE></INDIVIDUAL_DATE_OF_BIRTH>
      <INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NUMBER>French passport number 05AT521433</NUMBER></INDIVIDUAL_DOCUMENT>
      <INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>National Identification Number</TYPE_OF_DOCUMENT><NOTE>Nigeria 12345678901</NOTE></INDIVIDUAL_DOCUMENT>
      </INDIVIDUAL></INDIVIDUALS></CONSOLIDATED_LIST>`,
  });
  expect(list!.entries[0]).toMatchObject({
    birthDates: ['1960/1962'],
    documents: [
      { kind: 'passport', number: 'French passport number 05AT521433' },
      { kind: 'identity', number: 'Nigeria 12345678901' },
      { kind: 'imo', number: '9990001' },
      { kind: 'passport', number: '03825239' },
    ],
  });
});

it('EU: the primary name is a good one in Latin letters, remarks tell weak aliases', async () => {
  const [list] = await readAll({
    'fsf.xml': `<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-08-05T00:00:00"><sanctionEntity euReferenceNumber="EU.1.1"><subjectType code="person"/>
      <nameAlias wholeName="عبد" strong="true"/><nameAlias wholeName="Specimen Weak" strong="true"><remark>low quality alias</remark></nameAlias>
      <nameAlias wholeName="Specimen Wrongdoer" strong="true"/><identification identificationTypeCode="passport" number="ZZ0001112" latinNumber=""/>
      <remark>IMO number: 9990001</remark></sanctionEntity></export>`,
  });
  expect(list!.entries[0]!.names).toEqual([
    { text: 'Specimen Wrongdoer', strength: 'primary' },
    { text: 'عبد', strength: 'strong' },
    { text: 'Specimen Weak', strength: 'weak' },
  ]);
  expect(list!.entries[0]!.documents).toEqual([
    { kind: 'passport', number: 'ZZ0001112' },
    { kind: 'imo', number: '9990001' },
  ]);
});

it('UK XML, Swiss, Canadian and Australian lists', async () => {
  const lists = await readAll({
    'uk.xml': `<Designations><DateGenerated>07/09/2026</DateGenerated><Designation><UniqueID>RUS1</UniqueID><Names><Name><Name1>Specimen</Name1><Name6>WRONGDOER</Name6><NameType>Primary Name</NameType></Name></Names>
      <IndividualEntityShip>Individual</IndividualEntityShip><IndividualDetails><Individual><DOBs><DOB>dd/mm/1966</DOB><DOB>15/08/19yy</DOB></DOBs><PassportDetails><Passport><PassportNumber>D0009925</PassportNumber></Passport></PassportDetails></Individual></IndividualDetails></Designation></Designations>`,
    'seco.xml': `<swiss-sanctions-list list-type="full-list" date="2026-01-17"><sanctions-program><program-key lang="eng">TEST</program-key><sanctions-set ssid="5" lang="eng">x</sanctions-set></sanctions-program>
      <target ssid="10"><sanctions-set-id>5</sanctions-set-id><individual sex="female"><identity main="true"><name name-type="primary-name" quality="good"><name-part order="2" name-part-type="given-name"><value>Specimen</value></name-part><name-part order="1" name-part-type="family-name"><value>Wrongdoer</value><spelling-variant>Вронгдоер</spelling-variant></name-part></name>
      <day-month-year day="31" month="12" year="1970"/><identification-document document-type="passport"><number>ZZ0001112</number></identification-document></identity></individual><modification modification-type="listed"/></target>
      <target ssid="11"><individual><identity main="true"><name name-type="primary-name"><name-part order="1"><value>Gone Person</value></name-part></name></identity></individual><modification modification-type="de-listed"/></target></swiss-sanctions-list>`,
    'sema.xml': `<data-set><record><Country-Pays>Sudan / Soudan</Country-Pays><LastName-NomDeFamille>Wrongdoer</LastName-NomDeFamille><GivenName-Prenom>Specimen</GivenName-Prenom><Aliases-Alias>Spec Wrong, Specimen Doer and S. W. Doer Arabic:عبد</Aliases-Alias><DateOfBirthOrShipBuildDate-X>Sep-99</DateOfBirthOrShipBuildDate-X><Item-N>1</Item-N></record>
      <record><Country-Pays>Sudan</Country-Pays><EntityOrShip-E>Specimen Star</EntityOrShip-E><ShipIMONumber-N> 9990001</ShipIMONumber-N><Item-N>1</Item-N></record></data-set>`,
    'dfat.csv':
      'Reference,Name of Individual or Entity,Type,Name Type,Date of Birth,Citizenship,Additional Information,IMO Number,Committees,Control Date\n7,Specimen Wrongdoer,Individual,Primary Name,4 Oct 1973,Iraq,Passport number ZZ0001112,,TEST,1 Jan 2026\n7a,Spec Wrong,Individual,Alias,,,,,TEST,1 Jan 2026\n',
  });
  const of = (list: string) => lists.find((read) => read.list === list)!;
  expect(of('uk')).toMatchObject({
    date: '2026-09-07',
    entries: [{ birthDates: ['1966', '1900/1999'], documents: [{ kind: 'passport', number: 'D0009925' }] }],
  });
  expect(of('switzerland').entries).toMatchObject([
    {
      id: '10',
      gender: 'F',
      names: [{ text: 'Wrongdoer Specimen', strength: 'primary' }, { text: 'Вронгдоер Specimen' }],
      birthDates: ['1970-12-31'],
      documents: [{ kind: 'passport', number: 'ZZ0001112' }],
      programmes: ['TEST'],
    },
  ]);
  expect(of('canada').entries).toMatchObject([
    {
      schema: 'person',
      birthDates: ['1999-09'],
      names: [
        { text: 'Specimen Wrongdoer' },
        { text: 'Spec Wrong' },
        { text: 'Specimen Doer' },
        { text: 'S. W. Doer' },
        { text: 'عبد' },
      ],
    },
    { id: 'Sudan/1 (2)', schema: 'other', birthDates: [], documents: [{ kind: 'imo', number: '9990001' }] },
  ]);
  expect(of('australia').entries).toMatchObject([
    {
      id: '7',
      birthDates: ['1973-10-04'],
      countries: ['IQ'],
      names: [{ text: 'Specimen Wrongdoer' }, { text: 'Spec Wrong' }],
      documents: [{ kind: 'passport', number: 'ZZ0001112' }],
    },
  ]);
});

it('US screening list, denied persons and the World Bank', async () => {
  const lists = await readAll({
    'csl.csv':
      '_id,source,entity_number,type,programs,name,title,addresses,federal_register_notice,start_date,end_date,standard_order,license_requirement,license_policy,call_sign,vessel_type,gross_tonnage,gross_registered_tonnage,vessel_flag,vessel_owner,remarks,source_list_url,alt_names,citizenships,dates_of_birth,nationalities,places_of_birth,source_information_url,ids\n' +
      '7,SDN,7,Individual,TEST,"WRONGDOER, Specimen",,,,,,,,,,,,,,,,,"DOER, Wrong; Spec",BW,1970-05-06,,"X, Zimbabwe",,"BW, ZZ0001112, Passport; Male, Gender; A, B, Secondary sanctions risk:"\n' +
      'e1,EL,,,,Specimen Trading Institute,,"1 Road, Gaborone, BW",,,,,,,,,,,,,,,"","",,,,,""\n',
    'dpl.txt':
      '"Name"\t"Street_Address"\t"City"\t"State"\t"Country"\t"Postal_Code"\t"Effective_Date"\t"Expiration_Date"\t"Standard_Order"\t"Last_Update"\t"Action"\t"FR_Citation"\n" SPECIMEN WRONGDOER"\t"A"\t"B"\t""\t"US"\t""\t"10/16/2017"\t"10/13/2050"\t"Y"\t"2017-10-23"\t""\t"82 F.R."\n" SPECIMEN WRONGDOER"\t"C"\t"D"\t""\t"BW"\t""\t"10/16/2017"\t"10/13/2050"\t"Y"\t"2017-10-23"\t""\t"82 F.R."\n',
    'wb.csv':
      'Firm Name,Additional Firm Info,Address,Country,From Date,To Date,Grounds\nSpecimen Roads Ltd*12,(Specimen Works),1 Road,Botswana,01-JAN-2025,01-JAN-2030,Fraud\nMR. SPECIMEN WRONGDOER,,,Botswana,01-JAN-2025,,Fraud\n',
  });
  const of = (list: string) => lists.find((read) => read.list === list)!;
  expect(of('us-csl').entries).toMatchObject([
    {
      names: [{ text: 'Specimen WRONGDOER' }, { text: 'Wrong DOER' }, { text: 'Spec' }],
      gender: 'M',
      countries: ['BW', 'ZW'],
      documents: [{ kind: 'passport', number: 'ZZ0001112' }],
    },
    { schema: 'company', countries: ['BW'] },
  ]);
  expect(of('us-dpl')).toMatchObject({
    date: '2017-10-23',
    entries: [{ schema: 'person', countries: ['US', 'BW'] }],
  });
  expect(of('world-bank').entries).toMatchObject([
    { schema: 'company', names: [{ text: 'Specimen Roads Ltd' }, { text: 'Specimen Works' }] },
    { schema: 'person' },
  ]);
});

it('FollowTheMoney: every property that is a number, papers that name their holder, papers nested in an entity', async () => {
  const nested = {
    id: 'p2',
    schema: 'Identification',
    properties: { number: ['555000111'], type: ['Tax ID No.'] },
  };
  const lines = [
    {
      id: 's',
      schema: 'Vessel',
      properties: {
        name: ['Specimen Star'],
        imoNumber: ['IMO9990001'],
        mmsi: ['999000111'],
        topics: ['sanction'],
      },
    },
    { id: 'p1', schema: 'Passport', properties: { holder: ['h'], number: ['ZZ0001112'] } },
    {
      id: 'h',
      schema: 'Person',
      caption: 'Specimen Wrongdoer',
      properties: { innCode: ['7707000000'], topics: ['role.pep'], identificationEntities: [nested] },
    },
  ];
  const [list] = await readAll({ 'entities.ftm.json': lines.map((line) => JSON.stringify(line)).join('\n') });
  expect(list!.entries).toMatchObject([
    {
      schema: 'other',
      documents: [
        { kind: 'imo', number: 'IMO9990001' },
        { kind: 'mmsi', number: '999000111' },
      ],
    },
    {
      kind: 'pep',
      documents: [
        { kind: 'tax', number: '7707000000' },
        { kind: 'tax', number: '555000111' },
        { kind: 'passport', number: 'ZZ0001112' },
      ],
    },
  ]);
});

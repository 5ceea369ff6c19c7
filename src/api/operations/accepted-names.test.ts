import { expect, it } from 'vitest';
import { FaceMatchRequest } from '../../contract/faces.ts';
import { ScreeningRequest } from '../../contract/screening.ts';
import { IdentityValidateRequest } from '../../contract/workflow.ts';
import { BusinessVerifyRequest } from '../../contract/registry.ts';
import { validate } from '../requests/validate.ts';
import { withoutBlanks } from '../requests/without-blanks.ts';
import { identityFields, matchedImages, screenedSubject, statedCompany } from './accepted-names.ts';

it('a scan’s extractedData can be sent on for validation, with what the document did not show', () => {
  const sent = { documentType: 'OMANG', extractedData: { idNumber: '428317215', nationality: null } };
  expect(IdentityValidateRequest.parse(identityFields(withoutBlanks(sent)))).toEqual({
    documentType: 'OMANG',
    fields: { idNumber: '428317215' },
  });
});

it('parts of a name are validated under the names that screening has for them', () =>
  expect(identityFields({ fields: { firstName: 'Kago', lastName: 'Sebina', surname: 'Modise' } })).toEqual({
    fields: { forenames: 'Kago', surname: 'Modise' },
  }));

it('the answer of a scan can be sent on to the register and to screening as it is', () => {
  const business = {
    requestId: 'r',
    documentType: 'CERTIFICATE_OF_INCORPORATION',
    extractedData: {
      companyName: 'SEBINA TRADING (PTY) LTD',
      registrationNumber: 'BW00001234567',
      registeredAddress: null,
    },
  };
  expect(BusinessVerifyRequest.parse(statedCompany(withoutBlanks(business)))).toEqual({
    companyName: 'SEBINA TRADING (PTY) LTD',
    registrationNumber: 'BW00001234567',
  });
  const identity = {
    extractedData: { fullName: 'KAGO SEBINA', idNumber: '428317215', gender: 'F', dateOfBirth: null },
  };
  expect(ScreeningRequest.parse(screenedSubject(withoutBlanks(identity)))).toMatchObject({
    name: 'KAGO SEBINA',
    type: 'person',
    gender: 'F',
    documentNumber: '428317215',
  });
});

it('the extract of a company can be sent on to the register: its own names, and directors with their days', () => {
  const extractedData = {
    companyName: 'SEBINA TRADING (PTY) LTD',
    incorporationDate: '2023-12-13',
    companyRegistrationNumber: 'BW00001234567',
    directors: [{ name: 'Kago Example', appointmentDate: '2023-12-13' }, 'Neo Sample'],
  };
  const expected = {
    companyName: 'SEBINA TRADING (PTY) LTD',
    registrationDate: '2023-12-13',
    registrationNumber: 'BW00001234567',
    directors: ['Kago Example', 'Neo Sample'],
  };
  for (const sent of [{ extractedData }, extractedData])
    expect(BusinessVerifyRequest.parse(statedCompany(sent))).toEqual(expected);
});

it('what is null or empty was not sent, in the body and in the objects of it', () => {
  expect(withoutBlanks({ a: null, b: { c: null, d: 0, g: ' ' }, e: [null, ''], f: '' })).toEqual({
    b: { d: 0 },
    e: [null, ''],
  });
  const deep = JSON.parse(`${'{"a":'.repeat(20_000)}null${'}'.repeat(20_000)}`) as unknown;
  expect(() => withoutBlanks(deep)).not.toThrow();
});

it('a day that no calendar has is no date of birth', () => {
  for (const dateOfBirth of ['1961', '1961-09', '1961-02-28', '1960-02-29'])
    expect(ScreeningRequest.safeParse({ name: 'Kago Sebina', dateOfBirth }).success).toBe(true);
  for (const dateOfBirth of ['1961-13', '1961-13-45', '1961-02-29', '1961-00-10', '18/09/1961'])
    expect(ScreeningRequest.safeParse({ name: 'Kago Sebina', dateOfBirth }).success).toBe(false);
});

it('faces may have the names of the comparison', () => {
  expect(FaceMatchRequest.parse(matchedImages({ sourceImage: 'QQ==', targetImage: 'Qg==' }))).toMatchObject({
    idImage: 'QQ==',
    selfieImage: 'Qg==',
  });
});

it.each(['sessionId', 'liveness_session_id', 'livenessSessionId'])(
  'a face check may be named %s, as the operations of the interface name it',
  (name) => {
    expect(FaceMatchRequest.parse(matchedImages({ idImage: 'QQ==', [name]: 'f3a8' }))).toEqual({
      idImage: 'QQ==',
      livenessSessionId: 'f3a8',
    });
  },
);

it('a match without selfie and face check is told that it needs either', () => {
  const sent = () => validate(FaceMatchRequest, matchedImages({ idImage: 'QQ==' }), { personal: true });
  expect(sent).toThrow('selfieImage: Send either selfieImage or livenessSessionId.');
});

it.each([
  [
    { firstName: 'Kago', lastName: 'Sebina' },
    { name: 'Kago Sebina', type: 'person' },
  ],
  [
    { fullName: 'Kago Sebina', type: 'INDIVIDUAL' },
    { name: 'Kago Sebina', type: 'person' },
  ],
  [
    { name: 'Kago Sebina', gender: 'Female' },
    { name: 'Kago Sebina', gender: 'F' },
  ],
  [{ companyName: 'Sebina Trading' }, { name: 'Sebina Trading', type: 'company' }],
  [
    { forenames: 'Kago Neo', surname: 'Sebina' },
    { name: 'Kago Neo Sebina', type: 'person' },
  ],
  [
    { firstName: 'Kago', middleName: 'Neo', lastName: 'Sebina' },
    { name: 'Kago Neo Sebina', aliases: [] },
  ],
  [
    { name: 'Sebina Trading', type: 'entity' },
    { name: 'Sebina Trading', type: 'company' },
  ],
])('screening understands %j', (sent, understood) => {
  expect(ScreeningRequest.parse(screenedSubject(sent))).toMatchObject(understood);
});

it.each([
  [
    { name: 'Kago Sebina', fullName: 'KAGO SEBINA' },
    { name: 'Kago Sebina', aliases: [] },
  ],
  [
    { name: 'Kago Sebina', fullName: 'Kago Neo Modise', aliases: ['KG'] },
    { name: 'Kago Sebina', aliases: ['KG', 'Kago Neo Modise'] },
  ],
  [
    { name: 'Kago', firstName: 'Kago', lastName: 'Sebina' },
    { name: 'Kago', aliases: ['Kago Sebina'] },
  ],
  [
    { fullName: 'Kago Sebina', companyName: 'Sebina Trading' },
    { name: 'Kago Sebina', aliases: ['Sebina Trading'] },
  ],
  [
    { fullName: 'Kago Sebina', idNumber: '428317215', passportNumber: 'BN1234567' },
    { documentNumber: '428317215; BN1234567' },
  ],
  [
    { companyName: 'Sebina Trading', registrationNumber: 'BW00001234567', binNumber: 'BW00001234567' },
    { documentNumber: 'BW00001234567' },
  ],
  [{ name: 'Kago', documentNumber: 'A1', tinNumber: 'C0977' }, { documentNumber: 'A1; C0977' }],
])('screening drops no name and no number of %j', (sent, understood) =>
  expect(ScreeningRequest.parse(screenedSubject(sent))).toMatchObject(understood),
);

it('a person and a company in one request are searched among both', () =>
  expect(screenedSubject({ fullName: 'Kago Sebina', companyName: 'Sebina Trading' })).not.toHaveProperty(
    'type',
  ));

it('a scan of papers of two people is screened for both', () => {
  const scan = {
    extractedData: { fullName: 'Kago Sebina', idNumber: '428317215' },
    documents: [
      { documentType: 'OMANG', extractedData: { fullName: 'KAGO SEBINA', idNumber: '428317215' } },
      {
        documentType: 'PASSPORT',
        extractedData: { fullName: 'Neo Modise', idNumber: 'BN1234567', gender: null },
      },
      { documentType: 'OTHER', extractedData: { fullName: null, companyName: '', idNumber: '' } },
      'no document',
    ],
  };
  expect(ScreeningRequest.parse(screenedSubject(withoutBlanks(scan)))).toMatchObject({
    name: 'Kago Sebina',
    aliases: ['Neo Modise'],
    documentNumber: '428317215; BN1234567',
  });
});

it('who is of neither sex on a passport is screened without one', () => {
  const parsed = ScreeningRequest.parse(screenedSubject({ fullName: 'Kago Sebina', gender: 'X' }));
  expect(parsed.gender).toBeUndefined();
});

it('screening refuses names and numbers that are no text', () => {
  for (const wrong of [
    { fullName: 5 },
    { companyName: ['Sebina'] },
    { imo: 9187629, documentNumber: 'A1234' },
  ])
    expect(ScreeningRequest.safeParse(screenedSubject({ name: 'Kago Sebina', ...wrong })).success).toBe(
      false,
    );
});

it('what is no object stays what it is', () => {
  for (const accept of [identityFields, matchedImages, statedCompany, screenedSubject]) {
    expect(accept([1])).toEqual([1]);
    expect(accept(null)).toBeNull();
  }
});

import { expect, it } from 'vitest';
import { FaceMatchRequest } from '../../contract/faces.ts';
import { ScreeningRequest } from '../../contract/screening.ts';
import { IdentityValidateRequest } from '../../contract/workflow.ts';
import { identityFields, matchedImages, screenedSubject } from './accepted-names.ts';

it('a scan’s extractedData can be sent on for validation, with what the document did not show', () => {
  const sent = { documentType: 'OMANG', extractedData: { idNumber: '428317215', nationality: null } };
  expect(IdentityValidateRequest.parse(identityFields(sent))).toEqual({
    documentType: 'OMANG',
    fields: { idNumber: '428317215' },
  });
});

it('faces may have the names of the comparison', () => {
  expect(FaceMatchRequest.parse(matchedImages({ sourceImage: 'QQ==', targetImage: 'Qg==' }))).toMatchObject({
    idImage: 'QQ==',
    selfieImage: 'Qg==',
  });
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
    { name: 'Sebina Trading', type: 'entity' },
    { name: 'Sebina Trading', type: 'company' },
  ],
])('screening understands %j', (sent, understood) => {
  expect(ScreeningRequest.parse(screenedSubject(sent))).toMatchObject(understood);
});

it('what is no object stays what it is', () => {
  for (const accept of [identityFields, matchedImages, screenedSubject]) {
    expect(accept([1])).toEqual([1]);
    expect(accept(null)).toBeNull();
  }
});

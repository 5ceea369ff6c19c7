import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CompareFacesRequest, FaceMatchRequest } from '../../contract/faces.ts';
import { LivenessSessionRequest } from '../../contract/liveness.ts';
import { AsyncVerifyRequest } from '../../contract/asynchronous.ts';
import { operationsForReading } from '../openapi/reading.ts';
import { asHeader, ignoredFields } from './ignored-fields.ts';

describe('ignoredFields', () => {
  it('names what the schema does not know, at any depth', () => {
    expect(
      ignoredFields(CompareFacesRequest, { sourceImage: 'a', targetImage: 'b', threshold: 0.5 }),
    ).toEqual(['threshold']);
    expect(ignoredFields(LivenessSessionRequest, { settings: { auditImagesLimit: 1, colour: 2 } })).toEqual([
      'settings.colour',
    ]);
    const documents = ['aGk=', { content: 'aGk=', fileName: 'a.jpg', kind: 'OMANG' }];
    expect(ignoredFields(AsyncVerifyRequest, { documents, priority: 'high' })).toEqual([
      'documents[1].kind',
      'priority',
    ]);
  });
  it('is silent where all is known, through rules, defaults and text that is changed', () => {
    expect(ignoredFields(FaceMatchRequest, { idImage: 'a', livenessSessionId: 'b' })).toEqual([]);
    const Names = z.object({ at: z.string().trim().pipe(z.string()), of: z.object({}).catchall(z.string()) });
    expect(ignoredFields(Names.prefault({ at: '', of: {} }), { at: ' x ', of: { any: 'y' } })).toEqual([]);
  });
  it('knows a property that one member of a union knows', () => {
    const Either = z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]);
    expect(ignoredFields(Either, { b: 'x', c: 'y' })).toEqual(['c']);
  });
  it('bounds what it names, and a header can hold it', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`${i}`.padStart(200, 'x'), 1]));
    const named = ignoredFields(z.object({}), many);
    expect(named).toHaveLength(20);
    expect(Math.max(...named.map((name) => name.length))).toBe(60);
    expect(asHeader(['a b', 'x\r\nSet-Cookie: y', 'é', '\ud800', 'a[0].b'])).toBe(
      'a%20b, x%0D%0ASet-Cookie%3A%20y, %C3%A9, %EF%BF%BD, a[0].b',
    );
  });
  it('can read the schema of every operation', () => {
    for (const { body, query } of operationsForReading()) {
      const schemas = [
        ...(query ? [query] : []),
        ...(body?.kind === 'json' ? [body.schema] : []),
        ...(body?.kind === 'multipart' ? [body.fields] : []),
        ...(body?.kind === 'multipart-or-json' ? [body.json.schema, body.multipart.fields] : []),
      ];
      for (const schema of schemas) expect(() => ignoredFields(schema, {})).not.toThrow();
    }
  });
});

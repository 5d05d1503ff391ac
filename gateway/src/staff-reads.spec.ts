import { describe, expect, it } from '@jest/globals';
import { parse, type OperationDefinitionNode } from 'graphql';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { noteStaffReads, sensitiveFields, type StaffRead } from './staff-reads.js';

const fieldsOf = (text: string) => {
  const document = parse(text);
  return sensitiveFields(document, document.definitions[0] as OperationDefinitionNode);
};
const lawyer = { role: 'lawyer', userId: 'l1', locale: 'en', scopes: [] } as const;

async function noted(viewer: object, text: string, data: unknown): Promise<StaffRead[]> {
  const answered: StaffRead[] = [];
  await noteStaffReads(
    { viewer: viewer as typeof lawyer, operation: 'Q', fields: fieldsOf(text), data },
    { note: async (_, reads) => void answered.push(...reads), log: silentLog },
  );
  return answered;
}

describe('what staff read of clients', () => {
  it('is noted by entity and row, under whatever name it was asked', async () => {
    const data = {
      client: { id: 'u1' },
      invoice: { id: 'i1', userId: 'u1' },
      document: null,
      registrationRequestList: { items: [] },
    };
    expect(
      await noted(
        lawyer,
        '{ client: user(id: "u1") { id } invoice(id: "i1") { id userId } document(id: "d1") { id } registrationRequestList { items { id } } }',
        data,
      ),
    ).toEqual([
      { entity: 'user', source: 'accounts', entityId: 'u1', userId: null },
      { entity: 'invoice', source: 'invoicing', entityId: 'i1', userId: 'u1' },
    ]);
  });

  it('is each row of a list as well', async () => {
    const data = {
      documentList: { items: [{ id: 'd1', userId: 'u1' }, { id: 'd2' }] },
      people: { items: [{ id: 'l1' }, { id: 'u2' }] },
      userCount: 2,
    };
    expect(
      await noted(
        lawyer,
        '{ documentList { items { id userId } } people: userList { items { id } } userCount }',
        data,
      ),
    ).toEqual([
      { entity: 'document', source: 'workspace', entityId: 'd1', userId: 'u1' },
      { entity: 'document', source: 'workspace', entityId: 'd2', userId: null },
      { entity: 'user', source: 'accounts', entityId: 'u2', userId: null },
    ]);
  });

  it.each([
    '{ ... on Query { invoice(id: "i1") { id userId } } }',
    'query Q { ...A } fragment A on Query { ...B ...B } fragment B on Query { invoice(id: "i1") { id userId } }',
  ])('is noted however the document is written: %s', async (text) => {
    expect(await noted(lawyer, text, { invoice: { id: 'i1', userId: 'u1' } })).toEqual([
      { entity: 'invoice', source: 'invoicing', entityId: 'i1', userId: 'u1' },
    ]);
  });

  it('is nothing of customers, of oneself, or of a change', async () => {
    expect(
      await noted({ ...lawyer, role: 'customer' }, '{ user(id: "u1") { id } }', { user: { id: 'u1' } }),
    ).toEqual([]);
    expect(await noted(lawyer, '{ user(id: "l1") { id } }', { user: { id: 'l1' } })).toEqual([]);
    expect(fieldsOf('mutation { user { id } }')).toEqual([]);
  });

  it('is shown although the log is away, and then stands in ours', async () => {
    const lines: unknown[] = [];
    const log = {
      ...silentLog,
      error: (fields: object) => void lines.push(fields),
    };
    await noteStaffReads(
      {
        viewer: lawyer,
        operation: 'Q',
        fields: fieldsOf('{ user(id: "u1") { id } }'),
        data: { user: { id: 'u1' } },
      },
      { note: () => Promise.reject(new Error('away')), log },
    );
    expect(lines).toMatchObject([
      { actorId: 'l1', operation: 'Q', reads: [{ entity: 'user', entityId: 'u1' }] },
    ]);
  });
});

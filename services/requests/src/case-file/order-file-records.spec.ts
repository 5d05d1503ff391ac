import { describe, expect, it } from '@jest/globals';
import { orderFileRecords } from './order-file-records.js';

const of = (kind: string, type: string, data: object) => {
  const record = orderFileRecords.find((one) => one.kind === kind);
  const event = { streamId: 'stream', type, data: { ...data } };
  return { issued: record?.issuedBy?.(event) ?? [], papers: record?.papersOf?.(event) ?? [] };
};

describe('the file of an order', () => {
  it('has the digest of what was approved, signed and reported, as it is issued', () => {
    expect(of('Order', 'ApplicationSealed', { digest: 'a1' }).issued).toEqual(['a1']);
    expect(of('Order', 'PowerOfAttorneySigned', { poaDocumentId: 'poa', file: { sha256: 'b2' } })).toEqual({
      issued: ['b2'],
      papers: ['poa'],
    });
    expect(of('Report file', 'ReportFileMade', { sha256: 'c3' })).toEqual({
      issued: ['c3'],
      papers: ['stream'],
    });
  });

  it('has the papers that were sent, and issues nothing where nothing was issued', () => {
    expect(of('Order', 'DocumentsSent', { documentIds: ['one', 'two'] })).toEqual({
      issued: [],
      papers: ['one', 'two'],
    });
  });
});

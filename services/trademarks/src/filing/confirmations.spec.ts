import { describe, expect, it } from '@jest/globals';
import { confirmationFiles, confirmationsWanted, type FiledMark } from './confirmations.js';
import type { DocumentFacts } from './package/document-facts.js';

const mark = (id: string, more: Partial<FiledMark> = {}): FiledMark => ({
  id,
  name: 'Lumara',
  jurisdiction: 'EU',
  status: 'Application filed',
  number: '018123456',
  filingDate: '2026-03-01',
  registrationDate: null,
  certificateDocumentId: null,
  ownerId: 'jana',
  ...more,
});
const paper = (id: string, subjectId: string | null, ownerId: string | null = null): DocumentFacts => ({
  id,
  type: 'Registration certificate',
  name: 'c.pdf',
  mediaType: 'application/pdf',
  size: 3,
  sha256: `digest-${id}`,
  subjectId,
  ownerId,
});

describe('confirmations of filed marks', () => {
  it('are asked for by certificate and by mark', () => {
    expect(confirmationsWanted([mark('m-1', { certificateDocumentId: 'c-1' }), mark('m-2')])).toMatchObject({
      ids: ['c-1'],
      subjectIds: ['m-1', 'm-2'],
      folderIds: [],
    });
  });

  it('lie in a folder of their mark, and the index names every mark, also one without a paper', () => {
    const { index, papers } = confirmationFiles(
      [
        mark('m-1', { certificateDocumentId: 'c-1', registrationDate: '2026-08-01' }),
        mark('m-2', { jurisdiction: 'US', number: '98/765 432' }),
      ],
      [paper('c-1', null), paper('c-2', 'm-2')],
    );
    expect(papers.map(({ fileName }) => fileName)).toEqual([
      'EU-018123456/01-registration-certificate.pdf',
      'US-98_765_432/01-registration-certificate.pdf',
    ]);
    expect(index.split('\r\n')).toEqual([
      '\uFEFFoffice,number,mark,status,filed_on,registered_on,files,sha256',
      'EU,018123456,Lumara,Application filed,2026-03-01,2026-08-01,EU-018123456/01-registration-certificate.pdf,digest-c-1',
      'US,98/765 432,Lumara,Application filed,2026-03-01,,US-98_765_432/01-registration-certificate.pdf,digest-c-2',
      '',
    ]);
    expect(confirmationFiles([mark('m-3')], []).index).toContain(
      'EU,018123456,Lumara,Application filed,2026-03-01,,,',
    );
  });

  it('hold no name a spreadsheet would run', () => {
    expect(confirmationFiles([mark('m-1', { name: '=HYPERLINK("x")' })], []).index).toContain(
      `"'=HYPERLINK(""x"")"`,
    );
  });

  it('never leave the archive by a number that looks like a path', () => {
    const { papers } = confirmationFiles([mark('m-1', { number: '../../etc' })], [paper('c-1', 'm-1')]);
    expect(papers[0]?.fileName).toBe('EU-.._.._etc/01-registration-certificate.pdf');
  });

  it('are those of the firm and of the mark’s owner: what somebody else calls a certificate of it stays out', () => {
    const { papers } = confirmationFiles(
      [mark('m-1')],
      [paper('c-firm', 'm-1'), paper('c-jana', 'm-1', 'jana'), paper('c-petr', 'm-1', 'petr')],
    );
    expect(papers.map(({ id }) => id)).toEqual(['c-firm', 'c-jana']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { seenFields } from '../../model/resource/visibility.js';
import { parcel } from '../../testing/parcel.js';
import { RowsStatement, selectedColumns } from './rows-statement.js';

describe('a question about rows', () => {
  it('names columns and numbers values', () => {
    const rows = new RowsStatement(parcel)
      .where('(r.userId = :who)', { who: 'eva' })
      .where('(r.createdAt, r.id) < (:after0, :after1)', { after0: 'then', after1: 'it' })
      .orderBy('weight', 'DESC', 'NULLS LAST');
    expect(rows.written('r.id', ' limit 3')).toEqual([
      'select "r"."id" from "parcel" "r" where ("r"."user_id" = $1) and ("r"."created_at", "r"."id") < ($2, $3) order by "r"."weight" DESC NULLS LAST limit 3',
      ['eva', 'then', 'it'],
    ]);
  });

  it('binds a value once however often it is named, and leaves casts alone', () => {
    const rows = new RowsStatement(parcel).where(
      '(r.label like (:words::text[])[1] or r.label like (:words::text[])[2])',
      { words: ['a', 'b'] },
    );
    expect(rows.written('1')).toEqual([
      'select 1 from "parcel" "r" where ("r"."label" like ($1::text[])[1] or "r"."label" like ($1::text[])[2])',
      [['a', 'b']],
    ]);
  });

  it('never reads a value as a part of the statement', () => {
    const rows = new RowsStatement(parcel).where('r.label = :text', { text: ':text r.userId $1' });
    expect(rows.written('1')).toEqual([
      'select 1 from "parcel" "r" where "r"."label" = $1',
      [':text r.userId $1'],
    ]);
  });

  it('has no conditions where there are none', () => {
    expect(new RowsStatement(parcel).written('count(*)::integer as count')).toEqual([
      'select count(*)::integer as count from "parcel" "r"',
      [],
    ]);
  });
});

describe('what is selected', () => {
  const fields = seenFields(parcel, 'customer');

  it('is what a role sees, days as text', () => {
    expect(selectedColumns(fields)).toContain('"r"."due_on"::text as "dueOn"');
    expect(selectedColumns(fields)).toContain('"r"."created_at" as "createdAt"');
    expect(selectedColumns(fields)).not.toMatch(/remark|link_revision/);
  });

  it('is less where less is asked, once each, and nothing that is hidden', () => {
    expect(selectedColumns(fields, ['id', 'label', 'remark', 'linkRevision', 'nothing', 'id'])).toBe(
      '"r"."id" as "id", "r"."label" as "label"',
    );
  });
});

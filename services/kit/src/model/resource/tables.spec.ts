import { describe, expect, it } from '@jest/globals';
import { f } from '../field/field.js';
import { defineResource, everyRow } from './define.js';
import { tableDesign } from './tables.js';

const long = defineResource({
  name: 'Ledger',
  table: 'ledger_of_everything_that_was_ever_sent',
  doc: 'A table with a long name.',
  tier: 'record',
  readableBy: ['admin'],
  rows: { admin: everyRow },
  unique: [
    ['senderIdentification', 'recipientIdentification'],
    ['senderIdentification', 'recipientIdentity'],
    ['place'],
  ],
  fields: {
    senderIdentification: f.text('Who sent it.', { max: 20 }),
    recipientIdentification: f.text('Who got it.', { max: 20 }),
    recipientIdentity: f.text('Who it was.', { max: 20 }),
    place: f.text('Where.', { max: 20, optional: true, sortable: true, trigram: true }),
  },
});

describe('names of indexes', () => {
  const names = tableDesign(long).indexes.map(({ name }) => name);

  it('fit into what Postgres keeps of them, each its own, and still say that they are unique', () => {
    const unique = names.filter((name) => name.endsWith('_unique'));
    expect(new Set(unique).size).toBe(3);
    expect(names.filter((name) => name.length > 63)).toEqual([]);
  });

  it('stay as they are when they are short enough', () => {
    expect(names).toContain('ledger_of_everything_that_was_ever_sent_place_unique');
  });

  it('are those of letter groups where near spellings are looked for, and only there', () => {
    const trigram = tableDesign(long).indexes.filter(({ sql }) => sql.includes('trgm'));
    expect(trigram).toEqual([
      {
        name: 'ledger_of_everything_that_was_ever_sent_place_near',
        column: 'place',
        special: true,
        sql: expect.stringMatching(
          /^create index \S+_near on ledger_of_everything_that_was_ever_sent using gin \(\(translate\(lower\(place\), '\p{L}+', '[a-z]+'\)\) gin_trgm_ops\)$/u,
        ),
      },
    ]);
  });
});

import { describe, it } from '@jest/globals';
import type { DomainEvent } from './decider.js';
import { remark } from '../../testing/remark.js';
import { given } from '../../testing/spec.js';
import { recordDecider } from './record-decider.js';
import { refuse } from '../words/refusal.js';

const staff = ['admin'] as const;
const remarks = recordDecider(
  remark,
  { added: 'RemarkMade', amended: 'RemarkReworded', removed: 'RemarkTakenBack' },
  {
    writable: ['text', 'authorId'],
    create: staff,
    update: staff,
    remove: staff,
    keep: ({ text }) => (text === 'Sworn' ? refuse('RETAINED', 'What was sworn stays.') : undefined),
  },
);
const made = (text: string): DomainEvent => ({ type: 'RemarkMade', data: { text, authorId: null } });

describe('removing a record', () => {
  it('leaves its history', () =>
    void given(made('Said')).when(remarks.remove, {}).then({ type: 'RemarkTakenBack', data: {} }));

  it('is refused, even to the system, where the record has to stay', () =>
    given(made('Sworn')).when(remarks.remove, {}).thenRefused('RETAINED'));

  it('finds nothing twice', () =>
    given(made('Said'), { type: 'RemarkTakenBack', data: {} })
      .when(remarks.remove, {})
      .thenRefused('NOT_FOUND'));
});

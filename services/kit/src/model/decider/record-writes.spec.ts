import { describe, expect, it } from '@jest/globals';
import { remark, remarks } from '../../testing/remark.js';
import { given } from '../../testing/spec.js';
import { nameBasedId } from '../words/ids.js';
import { refuse } from '../words/refusal.js';
import type { Viewer } from '../words/viewer.js';
import type { DomainEvent } from './decider.js';
import { recordDecider } from './record-decider.js';

const eva: Viewer = { role: 'customer', userId: nameBasedId('eva'), locale: 'en', scopes: [] };
const jan: Viewer = { ...eva, userId: nameBasedId('jan') };
const authorId = eva.userId ?? '';
const made = (more: object = {}): DomainEvent => ({
  type: 'RemarkMade',
  data: { text: 'Fine work', authorId, ...more },
  subjectId: authorId,
});
const reworded = (data: object): DomainEvent => ({ type: 'RemarkReworded', data, subjectId: authorId });

describe('adding a record', () => {
  it('fills in what the service knows itself, and names the person it is about', () =>
    void given().when(remarks.create, { text: 'Fine work' }, { viewer: eva }).then(made()));

  it('says all fields that nobody gave', () =>
    given()
      .when(remarks.create, { text: 'Fine work' })
      .thenRefused('INPUT_INVALID', {
        fields: [{ path: ['authorId'], code: 'REQUIRED', message: 'This is needed.' }],
      }));

  it('is judged as it would be', () =>
    given().when(remarks.create, { text: 'AWFUL', mood: 'Cross' }, { viewer: eva }).thenRefused('TOO_LOUD'));

  it('is not for roles that are not listed', () =>
    given()
      .when(remarks.create, { text: 'x' }, { viewer: { ...eva, role: 'lawyer' } })
      .thenRejected('FORBIDDEN'));

  it('takes what its look at other rows brought, and the service has the last word', () => {
    const numbered = recordDecider(
      remark,
      { added: 'RemarkMade', amended: 'RemarkReworded', removed: 'RemarkTakenBack' },
      {
        writable: ['text'],
        create: ['admin'],
        update: [],
        remove: [],
        preload: async () => ({}),
        fill: () => ({ authorId }),
        derive: ({ text }) => ({ tags: [String(text?.length)] }),
      },
    );
    given()
      .when(numbered.create, { text: 'No. 7' }, { preloaded: { mood: 'Glad', authorId: jan.userId } })
      .then({ type: 'RemarkMade', data: { text: 'No. 7', mood: 'Glad', authorId, tags: ['5'] } });
    given()
      .when(numbered.create, { text: 'No. 7' }, { preloaded: refuse('TOO_MANY', 'Enough.') })
      .thenRefused('TOO_MANY');
  });
});

describe('changing a record', () => {
  it('tells only what is different', () =>
    void given(made({ mood: 'Glad' }))
      .when(remarks.update, { text: 'Fine work', mood: 'Cross' }, { viewer: eva })
      .then(reworded({ mood: 'Cross' })));

  it('is nothing where everything is as it was, an absent value like one that was cleared', () => {
    given(made()).when(remarks.update, { text: 'Fine work', mood: null }, { viewer: eva }).then();
    given(made()).when(remarks.update, {}, { viewer: eva }).then();
  });

  it('compares what has parts by its parts', () => {
    const price = { amountMinor: 100, currency: 'EUR' };
    given(made({ price, tags: ['a', 'b'] }))
      .when(remarks.update, { price: { ...price }, tags: ['a', 'b'] }, { viewer: eva })
      .then();
    given(made({ price, tags: ['a', 'b'] }))
      .when(remarks.update, { tags: ['b', 'a'] }, { viewer: eva })
      .then(reworded({ tags: ['b', 'a'] }));
  });

  it('clears with null, but not what a record cannot be without', () => {
    given(made({ mood: 'Glad' }))
      .when(remarks.update, { mood: null }, { viewer: eva })
      .then(reworded({ mood: null }));
    given(made())
      .when(remarks.update, { text: null }, { viewer: eva })
      .thenRefused('INPUT_INVALID', {
        fields: [{ path: ['text'], code: 'REQUIRED', message: 'This is needed.' }],
      });
  });

  it('is judged by the whole record, not by what was changed', () =>
    given(made({ text: 'AWFUL' }))
      .when(remarks.update, { mood: 'Cross' }, { viewer: eva })
      .thenRefused('TOO_LOUD'));

  it('offers every field that is written but those that are fixed, none of them needed', () => {
    expect(Object.keys(remarks.update.input)).toEqual(['text', 'mood', 'price', 'tags']);
    expect(Object.values(remarks.update.input).every(({ optional }) => optional)).toBe(true);
    expect(remarks.create.input.text.optional).toBe(false);
  });

  it('goes on from what was changed before', () =>
    void given(made(), reworded({ text: 'Poor work' }))
      .when(remarks.update, { text: 'Fine work' }, { viewer: eva })
      .then(reworded({ text: 'Fine work' })));
});

describe('a record of somebody else', () => {
  it.each([
    ['changed', () => given(made()).when(remarks.update, { text: 'Mine' }, { viewer: jan })],
    ['removed', () => given(made()).when(remarks.remove, {}, { viewer: jan })],
  ])('cannot be %s, and answers as if it were not there', (_, attempt) => attempt().thenRefused('NOT_FOUND'));

  it('that was removed is nobody’s any more, its author’s neither', () => {
    const gone = [made(), { type: 'RemarkTakenBack', data: {} }];
    given(...gone)
      .when(remarks.update, { text: 'Again' }, { viewer: eva })
      .thenRefused('NOT_FOUND');
    given(...gone)
      .when(remarks.update, { text: 'Again' })
      .thenRefused('NOT_FOUND');
    given(...gone)
      .when(remarks.remove, {})
      .thenRefused('NOT_FOUND');
  });
});

describe('the declaration of a record', () => {
  it('is refused where a field is needed and nobody gives it', () =>
    expect(() =>
      recordDecider(
        remark,
        { added: 'A', amended: 'B', removed: 'C' },
        { writable: ['mood'], create: [], update: [], remove: [] },
      ),
    ).toThrow(/record Remark: nobody gives text, authorId/));

  it('makes three commands by the name of the resource, each with its own roles', () => {
    const open = recordDecider(
      remark,
      { added: 'A', amended: 'B', removed: 'C' },
      {
        writable: ['text', 'authorId'],
        create: ['visitor'],
        createStepUp: true,
        update: ['lawyer'],
        remove: ['admin'],
      },
    );
    expect(
      [open.create, open.update, open.remove].map(({ name, stream, allowed, stepUp }) => [
        name,
        stream,
        allowed,
        stepUp,
      ]),
    ).toEqual([
      ['CreateRemark', 'new', ['visitor'], true],
      ['UpdateRemark', 'existing', ['lawyer'], undefined],
      ['DeleteRemark', 'existing', ['admin'], undefined],
    ]);
  });
});

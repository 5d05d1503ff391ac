import { defineCommand, type Aggregate } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { RequestContact } from '../registration-request/contact.js';
import { orderPages, type OrderPage } from './open-order.js';

/** One order in the letter. `revision`: of its links; the link itself is signed when the fact is told. */
export interface LinkedOrder {
  readonly id: string;
  readonly publicId: string;
  readonly mark: string;
  readonly revision: number;
  readonly page: OrderPage;
}

export interface NewLinksAsked {
  readonly type: 'NewLinksAsked';
  readonly data: {
    readonly contact: RequestContact;
    readonly orders: readonly LinkedOrder[];
    readonly more: number;
  };
}

/** One stream per wish that an address of ours was named in; of others nothing is kept. */
export const newLinks: Aggregate<object, NewLinksAsked> = {
  category: 'new_links',
  initial: {},
  evolve: (state) => state,
  projections: [],
};

export const noteNewLinksAsked = defineCommand({
  name: 'NoteNewLinksAsked',
  doc: 'Somebody asked for new links to the orders of an address.',
  aggregate: newLinks,
  stream: 'new',
  allowed: ['system'],
  input: {
    contact: f.object('NewLinksContact', 'Whose orders they are.', {
      email: f.email('E-mail.'),
      firstName: f.text('First name.', { max: 100 }),
      lastName: f.text('Last name.', { max: 200 }),
      phone: f.text('Always empty.', { max: 40 }),
      language: f.text('Language of the letter.', { max: 2 }),
    }),
    orders: f.list(
      f.object('LinkedOrder', 'An order and where its link leads.', {
        id: f.id('The order.'),
        publicId: f.text('What people quote.', { max: 20 }),
        mark: f.text('The mark, or "logo".', { max: 300 }),
        revision: f.integer('Of its links.', { min: 0 }),
        page: f.enumeration('Where the link leads.', { name: 'OrderPage', values: orderPages }),
      }),
      { min: 1, max: 20 },
    ),
    more: f.integer('Orders that are not listed.', { min: 0 }),
  },
  decide: (_, { contact, orders, more }): readonly NewLinksAsked[] => [
    { type: 'NewLinksAsked', data: { contact, orders, more } },
  ],
});

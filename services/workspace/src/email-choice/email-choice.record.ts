import { f } from '@cotta/kit/model/field/field.js';
import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity, type Entity } from '@cotta/kit/edge/service/entity.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { emailChoiceWays } from './email-choice-ways.js';

export const emailChoiceResource = defineResource({
  name: 'EmailChoice',
  table: 'email_choice',
  doc: 'Which letters that nobody owes an address still wants. Each entry is one choice; the newest counts, and an account’s own switches before it.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  fields: {
    addressId: f.id('Stands for the address: a keyed hash.', { filterable: true }),
    userId: f.ref('User', 'Whose address it was then.', {
      as: 'user',
      optional: true,
      filterable: true,
      published: true,
    }),
    orderUpdates: f.boolean('Reminders and news about orders and marks that are no duty.', {
      published: true,
    }),
    marketing: f.boolean('Offers, and whether our work was good.', { published: true }),
    newsletter: f.boolean('The newsletter.', { published: true }),
    way: f.enumeration('By which way it was said.', { name: 'EmailChoiceWay', values: emailChoiceWays }),
  },
});

/** Said by whoever holds the link of a letter, and so reads that address; by nobody else. */
export const emailChoice = recordDecider(
  emailChoiceResource,
  { added: 'EmailsChosen', amended: 'EmailChoiceAmended', removed: 'EmailChoiceRemoved' },
  {
    writable: ['orderUpdates', 'marketing', 'newsletter', 'way'],
    create: ['visitor'],
    update: [],
    remove: [],
    fill: (_, { viewer: { link } }) => ({ addressId: link?.subjectId ?? null }),
    preload: async (tx, _, { viewer: { link } }) => {
      if (link?.purpose !== 'unsubscribe') return no('LINK_NEEDED');
      const owner = await queryRow<{ userId: string }>(
        tx,
        'select user_id as "userId" from address_of_user where address_id = $1',
        [link.subjectId],
      );
      return { userId: owner?.userId ?? null };
    },
    subject: ({ userId }) => userId ?? undefined,
  },
);

const standard = recordEntity(emailChoiceResource, emailChoice);

/** Whoever holds a link reads what they want of us, and no rows of ours. */
export const emailChoiceEntity: Entity = {
  ...standard,
  commands: [
    {
      command: emailChoice.create,
      result: {
        typeName: 'EmailChoiceReceipt',
        resolve: ({ streamId }) => Promise.resolve({ choiceId: streamId }),
      },
    },
  ],
};

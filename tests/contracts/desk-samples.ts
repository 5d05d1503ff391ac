import type { ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { keepUpload } from '@cotta/workspace/testing.js';
import { testKey } from '../testkit/services.js';
import type { EntitySpecial, People } from './entity-special.js';

/** The signature and the header of a PNG are all that tells its type. */
const picture = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');

async function newDocument({ ask, runtime }: ServiceFixture, { admin }: People): Promise<string> {
  const kept = await keepUpload(runtime, testKey, { name: 'sample.png', bytes: picture });
  const input = {
    upload: kept.uploadToken,
    name: 'Sample',
    type: 'SPECIMEN',
    subjectType: 'trademark',
    subjectId: nameBasedId('mark'),
  };
  const { data } = await ask(
    admin,
    'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { ... on Document { id } ... on Refusal { code fields { path code } } } }',
    { input },
  );
  if (data.createDocument.id === undefined) throw new Error(JSON.stringify(data));
  return data.createDocument.id;
}

async function newNotification({ ask }: ServiceFixture, { admin }: People): Promise<string> {
  const input = {
    userId: admin.userId,
    kind: 'MESSAGE',
    subjectType: 'brand',
    subjectId: nameBasedId('brand'),
    title: 'Sample',
  };
  const { data } = await ask(
    admin,
    'mutation ($input: CreateNotificationInput!) { createNotification(input: $input) { ... on NotificationReceipt { id } } }',
    { input },
  );
  return data.createNotification.id;
}

/** Sound values and ways of the desk. */
export const deskSamples: Readonly<Record<string, EntitySpecial>> = {
  document: {
    make: newDocument,
    change: async ({ ask }, id, { admin }) => {
      const { data } = await ask(
        admin,
        'mutation ($id: ID!) { updateDocument(id: $id, input: { name: "Another" }) { ... on Document { name } } }',
        { id },
      );
      if (data.updateDocument.name !== 'Another') throw new Error(JSON.stringify(data));
    },
  },
  notification: {
    make: newNotification,
    change: async ({ ask }, id, { admin }) => {
      await ask(
        admin,
        'mutation ($id: ID!) { updateNotification(id: $id, input: { title: "Another" }) { __typename } }',
        { id },
      );
      const { data } = await ask(admin, 'query ($id: ID!) { notification(id: $id) { title } }', { id });
      if (data.notification.title !== 'Another') throw new Error(JSON.stringify(data));
    },
  },
  statistic: { create: { name: 'sample-count' } },
  task: { create: { subjectId: nameBasedId('subject'), assignedAdminId: null } },
};

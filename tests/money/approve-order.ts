import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import type { ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { pressAgain } from './press-again.js';

const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const owner = nameBasedId('owner of the orders');
const address = nameBasedId('address of the orders');

/** The service answered with an error, not with a refusal: it could not just now. */
class NotDone extends Error {}

type Client = Viewer & { readonly userId: string };

/** What accounts would have told of the owner that all applications of a client name. */
export async function knowOwner({ db }: ServiceFixture, client: Client): Promise<void> {
  await db.query(
    'insert into party_copy (id, user_id, facts) values ($1, $3, $4), ($2, $3, $5) on conflict do nothing',
    [
      owner,
      address,
      client.userId,
      JSON.stringify({ type: 'legal', business_name: 'Lumara s. r. o.', company_type: 's. r. o.' }),
      JSON.stringify({ street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK' }),
    ],
  );
}

/** A paid order through the draft that was prepared for it: a lawyer names the owner, the client the goods, reads, and approves exactly that. Needs `knowOwner`. */
export async function approveOrder({ ask, db }: ServiceFixture, id: string, client: Client): Promise<void> {
  const take = (
    viewer: Viewer,
    source: string,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<Record<string, string>> =>
    pressAgain(
      async () => {
        const { data, errors } = await ask(viewer, source, variables);
        if (errors !== undefined) throw new NotDone(`order ${id}: ${JSON.stringify(errors)}`);
        const it = data?.it;
        if (it === null || it.code !== undefined) throw new Error(`order ${id}: ${JSON.stringify(it)}`);
        return it;
      },
      (error) => error instanceof NotDone,
    );
  const step = (viewer: Viewer, name: string, input: object = {}, subject = id): Promise<unknown> =>
    take(
      viewer,
      `mutation ($id: ID!, $input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { it: ${name}(id: $id, input: $input) { ... on Refusal { code message params { value } } } }`,
      { id: subject, input },
    );
  const [application]: { id: string }[] = await db.query('select id from application where request_id = $1', [
    id,
  ]);
  await step(
    lawyer,
    'updateApplication',
    { onboardingFinished: true, registrationEntityId: owner, domicileAddressId: address },
    application?.id,
  );
  await step(client, 'saveApplicationGoods', {
    jurisdiction: 'EU',
    goodsAndServices: [{ classNumber: 11, terms: ['lamps'] }],
  });
  await step(client, 'requestReview');
  await step(lawyer, 'sendForReview');
  const { digest } = await take(client, 'query ($id: ID!) { it: filingCopy(requestId: $id) { digest } }', {
    id,
  });
  await step(client, 'approveApplication', { draftDigest: digest });
}

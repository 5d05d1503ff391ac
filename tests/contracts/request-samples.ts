import type { ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import type { EntitySpecial, People } from './entity-special.js';

const asked = {
  type: 'TEXT',
  value: 'Sample',
  jurisdictions: ['SK'],
  jurisdictionsUndecided: false,
  websites: [],
  businessDescription: 'Sample goods.',
  language: 'en',
  sendMarketingEmails: false,
  contact: { email: 'sample@example.test', firstName: 'Sample', lastName: 'Person' },
};
const report = {
  textValue: 'Sample',
  verifiedClasses: [9],
  classAdvice: [{ classNumber: 9, advice: 'RECOMMENDED' }],
  setAside: [],
  jurisdictions: [],
  similarTrademarks: [],
};
const requestOf = new Map<string, string>();

async function newResult({ ask }: ServiceFixture, { lawyer }: People): Promise<string> {
  const { data } = await ask(
    lawyer,
    'mutation ($input: RequestVerificationInput!) { requestVerification(input: $input) { ... on VerificationReceipt { requestId } ... on Refusal { code fields { path code } } } }',
    { input: asked },
  );
  const id: string = data.requestVerification.requestId;
  await ask(lawyer, 'mutation ($id: ID!) { startVerification(id: $id) { __typename } }', { id });
  const saved = await ask(
    lawyer,
    'mutation ($id: ID!, $input: SaveVerificationResultInput!) { saveVerificationResult(id: $id, input: $input) { __typename ... on Refusal { code fields { path code } } } }',
    { id, input: report },
  );
  if (saved.data.saveVerificationResult.__typename === 'Refusal') throw new Error(JSON.stringify(saved));
  const { data: found } = await ask(
    lawyer,
    'query ($id: ID!) { verificationResultList(filter: { requestId: { eq: $id } }) { items { id } } }',
    { id },
  );
  const [row] = found.verificationResultList.items;
  requestOf.set(row.id, id);
  return row.id;
}

/** Sound values and ways of orders. */
export const requestSamples: Readonly<Record<string, EntitySpecial>> = {
  registration_request: {
    create: {
      ...asked,
      logoUpload: null,
      meaning: null,
      classes: null,
      useInCommerce: null,
      country: null,
      currency: null,
      attribution: null,
      userId: null,
      // A talk may be about an order: one of the two comes first.
      consultationId: null,
    },
  },
  // Its subject is of another service: one of our own would have to be there.
  thread_comment: { create: { subjectType: 'USE_IN_COMMERCE_REQUEST' } },
  // Classes stand in a draft only once they are paid for.
  application_jurisdiction: { create: { jurisdiction: 'US', goodsAndServices: [], secondLanguage: null } },
  specimen: { create: { useInCommerceRequestClassId: null, captureDate: '2026-01-05' } },
  verification_result: {
    make: newResult,
    change: async ({ ask }, id, { lawyer }) => {
      const { data } = await ask(
        lawyer,
        'mutation ($id: ID!, $input: SaveVerificationResultInput!) { saveVerificationResult(id: $id, input: $input) { __typename } }',
        { id: requestOf.get(id), input: { ...report, strategy: 'Another.' } },
      );
      if (data.saveVerificationResult.__typename === 'Refusal') throw new Error(JSON.stringify(data));
      const { data: found } = await ask(
        lawyer,
        'query ($id: ID!) { verificationResult(id: $id) { strategy } }',
        { id },
      );
      if (found.verificationResult.strategy !== 'Another.') throw new Error(JSON.stringify(found));
    },
    remove: async ({ ask }, id, { lawyer }) => {
      await ask(lawyer, 'mutation ($id: ID!) { deleteVerificationResult(id: $id) { __typename } }', {
        id: requestOf.get(id),
      });
      const { data } = await ask(lawyer, 'query ($id: ID!) { verificationResult(id: $id) { id } }', { id });
      if (data.verificationResult !== null) throw new Error('the draft is still there');
    },
  },
};

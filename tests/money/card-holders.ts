import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';

export type Client = Viewer & { readonly userId: string };
/** Somebody new. */
export const client = (): Client => {
  const userId = systemIds.next();
  return { ...viewerOf('customer', userId), userId };
};

export const START =
  'mutation ($id: ID!, $input: StartProductCheckoutInput!) { it: startProductCheckout(id: $id, input: $input) { __typename ... on Refusal { code } } }';
export const VALIDATE =
  'mutation ($id: ID!) { it: validateUserPaymentMethod(id: $id) { __typename ... on Refusal { code } } }';
export const REMOVE =
  'mutation ($id: ID!) { it: deleteUserPaymentMethod(id: $id) { __typename ... on Refusal { code } } }';

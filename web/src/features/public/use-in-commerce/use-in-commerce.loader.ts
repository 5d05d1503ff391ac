import { redirectDocument, type LoaderFunctionArgs } from 'react-router';
import { apiOf, knownCountry } from '../../../data/api-of.js';
import { whoAsks } from '../../../domain/sign-in/who-asks.js';
import { readLinkToken, subjectOrThrow } from '../../../kit/link/link-token.js';
import { linkProblem } from '../../../kit/problem/page-problem.js';
import type { LinkedClass, LinkedSpecimen } from './linked-proof.js';
import {
  LinkedProofDocument,
  LinkedSpecimensDocument,
  ProofCountriesDocument,
  ProofOrderDocument,
} from './use-in-commerce.graphql.js';

const RECORD = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const ownersPage = (id: string): string => `/portal/use-in-commerce-request/${id}`;

/** Its owner, signed in, has a page of their own; so has whoever came by the number of the proof alone. */
async function sendOwnerOn({ params, context }: LoaderFunctionArgs): Promise<void> {
  const token = params['id'] ?? '';
  if (RECORD.test(token)) throw redirectDocument(ownersPage(token), 303);
  const link = readLinkToken(token);
  const who = link === undefined ? undefined : await whoAsks(context);
  if (link === undefined || who?.role !== 'customer') return;
  const { useInCommerceRequest } = await apiOf(context).query(
    LinkedProofDocument,
    { id: link.id },
    { token: who.token },
  );
  if (useInCommerceRequest !== null) throw redirectDocument(ownersPage(link.id), 303);
}

/** What shows each class in use, read by the link of that class. */
async function specimensOf(
  classes: readonly LinkedClass[],
  context: unknown,
): Promise<Readonly<Record<string, readonly LinkedSpecimen[]>>> {
  const api = apiOf(context);
  const found = await Promise.all(
    classes.map(async ({ id, link }) => {
      if (link === null) return [id, []] as const;
      const { specimensByLink } = await api.query(LinkedSpecimensDocument, {}, { linkToken: link });
      return [id, specimensByLink] as const;
    }),
  );
  return Object.fromEntries(found);
}

/** The proof of use behind a link, its order where there is one, and the countries a price can be asked for. */
export async function loadProof(asked: LoaderFunctionArgs) {
  await sendOwnerOn(asked);
  const { params, context } = asked;
  const link = params['id'] ?? '';
  const api = apiOf(context);
  const { useInCommerceRequest: proof } = await api.query(
    LinkedProofDocument,
    { id: subjectOrThrow(link) },
    { linkToken: link },
  );
  if (proof === null) throw linkProblem('replaced');
  const { orderLink } = proof.proof;
  const { serviceRequest: order } =
    orderLink === null || proof.serviceRequestId === null
      ? { serviceRequest: null }
      : await api.query(ProofOrderDocument, { id: proof.serviceRequestId }, { linkToken: orderLink });
  const { countryList } = await api.query(ProofCountriesDocument, {});
  return {
    request: proof,
    specimens: await specimensOf(proof.proof.classes, context),
    order,
    countries: countryList,
    country: knownCountry(context),
    link,
    attempt: crypto.randomUUID(),
  };
}

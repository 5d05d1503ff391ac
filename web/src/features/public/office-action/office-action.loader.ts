import { redirectDocument, type LoaderFunctionArgs } from 'react-router';
import { apiOf, knownCountry } from '../../../data/api-of.js';
import { whoAsks } from '../../../domain/sign-in/who-asks.js';
import { readLinkToken, subjectOrThrow } from '../../../kit/link/link-token.js';
import { linkProblem } from '../../../kit/problem/page-problem.js';
import {
  LetterCountriesDocument,
  LetterOrderDocument,
  LinkedLetterDocument,
} from './office-action.graphql.js';

const RECORD = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const ownersPage = (id: string): string => `/portal/office-action/${id}`;

/** Its owner, signed in, has a page of their own; so has whoever came by the number of the letter alone. */
async function sendOwnerOn({ params, context }: LoaderFunctionArgs): Promise<void> {
  const token = params['id'] ?? '';
  if (RECORD.test(token)) throw redirectDocument(ownersPage(token), 303);
  const link = readLinkToken(token);
  const who = link === undefined ? undefined : await whoAsks(context);
  if (link === undefined || who?.role !== 'customer') return;
  const { officeAction } = await apiOf(context).query(
    LinkedLetterDocument,
    { id: link.id },
    { token: who.token },
  );
  if (officeAction !== null) throw redirectDocument(ownersPage(link.id), 303);
}

/** The letter behind a link, its order where there is one, and the countries a price can be asked for. */
export async function loadLetter(asked: LoaderFunctionArgs) {
  await sendOwnerOn(asked);
  const { params, context } = asked;
  const link = params['id'] ?? '';
  const api = apiOf(context);
  const { officeAction: letter } = await api.query(
    LinkedLetterDocument,
    { id: subjectOrThrow(link) },
    { linkToken: link },
  );
  if (letter === null) throw linkProblem('replaced');
  const { orderLink } = letter.sheet;
  const { serviceRequest: order } =
    orderLink === null || letter.serviceRequestId === null
      ? { serviceRequest: null }
      : await api.query(LetterOrderDocument, { id: letter.serviceRequestId }, { linkToken: orderLink });
  const { countryList } = await api.query(LetterCountriesDocument, {});
  return {
    letter,
    order,
    countries: countryList,
    country: knownCountry(context),
    link,
    attempt: crypto.randomUUID(),
  };
}

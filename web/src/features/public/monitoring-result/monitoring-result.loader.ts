import { redirectDocument, type LoaderFunctionArgs } from 'react-router';
import { apiOf, knownCountry } from '../../../data/api-of.js';
import { watchResultAddress } from '../../../domain/deadline/watch-result-address.js';
import { whoAsks } from '../../../domain/sign-in/who-asks.js';
import { readLinkToken, subjectOrThrow } from '../../../kit/link/link-token.js';
import { linkProblem } from '../../../kit/problem/page-problem.js';
import { LinkedResultDocument, ResultCountriesDocument } from './monitoring-result.graphql.js';

const RECORD = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Its owner, signed in, reads it beside the mark in the portal; so does whoever came by the number of the result alone, once they are signed in. */
async function sendOwnerOn({ params, context }: LoaderFunctionArgs): Promise<void> {
  const token = params['id'] ?? '';
  const bare = RECORD.test(token);
  const id = bare ? token : readLinkToken(token)?.id;
  const who = id === undefined ? undefined : await whoAsks(context);
  if (id !== undefined && who?.role === 'customer') {
    const { trademarkMonitoringResult: own } = await apiOf(context).query(
      LinkedResultDocument,
      { id },
      { token: who.token },
    );
    if (own !== null) throw redirectDocument(watchResultAddress(own), 303);
  }
  if (bare) throw redirectDocument(watchResultAddress({ id: token, trademarkId: null }), 303);
}

/** The result behind a link, and the countries an order can be paid from. */
export async function loadResult(asked: LoaderFunctionArgs) {
  await sendOwnerOn(asked);
  const { params, context } = asked;
  const link = params['id'] ?? '';
  const api = apiOf(context);
  const { trademarkMonitoringResult: result } = await api.query(
    LinkedResultDocument,
    { id: subjectOrThrow(link) },
    { linkToken: link },
  );
  if (result === null) throw linkProblem('replaced');
  const { countryList } = await api.query(ResultCountriesDocument, {});
  return {
    result,
    countries: countryList,
    country: knownCountry(context),
    link,
    attempt: crypto.randomUUID(),
  };
}

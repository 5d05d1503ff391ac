import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { apiOf } from '../../../data/api-of.js';
import { openLink } from '../../../domain/link/open-link.js';
import { maskedEmail, whoAsks } from '../../../domain/sign-in/who-asks.js';
import { readLinkToken } from '../../../kit/link/link-token.js';
import { linkProblem } from '../../../kit/problem/page-problem.js';
import { DraftReceiptDocument } from './application-draft.graphql.js';
import styles from './application-draft.module.css';
import { Guest } from './parts/guest.js';
import { OwnersDraft } from './parts/owners-draft.js';

export { action } from './application-draft.action.js';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** By the id of the order for its owner, by the link of the order for a guest. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { id = '' } = params;
  if (ID.test(id) && readLinkToken(id) === undefined) return { kind: 'owner' as const, id };
  const subject = await openLink(
    { token: id, context },
    { ownersPage: ({ id: own }) => `/application-draft/${own}`, others: 'may not' },
  );
  const { registrationRequest } = await apiOf(context).query(
    DraftReceiptDocument,
    { id: subject },
    { linkToken: id },
  );
  if (registrationRequest === null) throw linkProblem('replaced');
  const who = await whoAsks(context);
  return {
    kind: 'guest' as const,
    token: id,
    request: registrationRequest,
    signedInAs: who?.role === 'customer' ? maskedEmail(who.email) : null,
    attempt: crypto.randomUUID(),
  };
}

export function Component() {
  const { t } = useTranslation('draft');
  const data = useLoaderData<typeof loader>();
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('title')} />
      {data.kind === 'owner' ? (
        <OwnersDraft id={data.id} />
      ) : (
        <>
          <header>
            <h1>{data.request.value || t('title')}</h1>
          </header>
          <Guest
            request={data.request}
            token={data.token}
            signedInAs={data.signedInAs}
            attempt={data.attempt}
          />
        </>
      )}
    </main>
  );
}

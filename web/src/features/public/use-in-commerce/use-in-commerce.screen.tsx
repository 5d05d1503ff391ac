import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { Revival } from '../../../domain/proof-of-use/revival.js';
import { useFresh } from '../../../kit/fresh/use-fresh.js';
import { phaseOf } from './linked-proof.js';
import { Clock } from './parts/clock.js';
import { Leave } from './parts/leave.js';
import { LinkedClasses } from './parts/linked-classes.js';
import { Order } from './parts/order.js';
import { OrderState } from './parts/order-state.js';
import type { ProofAnswer } from './use-in-commerce.action.js';
import { SeeLinkedProofDocument } from './use-in-commerce.graphql.js';
import type { loadProof } from './use-in-commerce.loader.js';
import { LinkedPage } from '../parts/linked-page/linked-page.js';
import { useSeen } from '../parts/linked-page/use-seen.js';
import styles from './use-in-commerce.module.css';

export { loadProof as loader } from './use-in-commerce.loader.js';
export { actOnProof as action } from './use-in-commerce.action.js';

const SOON_MS = 3_000;
const LATER_MS = 30_000;

/** One proof of use for whoever holds its link: by when, class by class what is in use, what can be filed and what that costs. */
export function Component() {
  const { t } = useTranslation('portal-proof');
  const { request, specimens, order, countries, country, link, attempt } = useLoaderData<typeof loadProof>();
  const answer = useActionData() as ProofAnswer | undefined;
  const waits = useSeen({
    isNew: request.status === 'KICK_OFF_SENT' && request.pageVisitedOn === null,
    id: request.id,
    linkToken: link,
    document: SeeLinkedProofDocument,
  });
  const phase = phaseOf(request);
  const comesSoon = phase === 'pay' && order?.payableProductId == null;
  useFresh(phase === 'pay', comesSoon ? SOON_MS : LATER_MS);
  const { proof } = request;
  return (
    <LinkedPage
      meta={{ title: t('title', { name: proof.markName }) }}
      mark={proof.markName}
      heading={t('heading')}
      about={
        <p>
          {t(`type.${request.type}`)}
          {proof.number !== null && ` · ${t('number', { number: proof.number })}`}
        </p>
      }
    >
      <Clock request={request} phase={phase} />
      <section aria-labelledby="what" className={styles.what}>
        <h2 id="what">{t('what.title')}</h2>
        <p>{t(`what.${request.type}`)}</p>
      </section>
      {proof.canRevive && <Revival number={proof.number} name={proof.markName} />}
      <OrderState request={request} order={order} phase={phase} link={link} />
      <LinkedClasses
        request={request}
        specimens={specimens}
        phase={phase}
        attempt={attempt}
        answer={answer}
      />
      {phase === 'choose' && (
        <Order
          request={request}
          countries={countries}
          country={country}
          attempt={attempt}
          waits={waits}
          answer={answer?.intent === 'order' ? answer : undefined}
        />
      )}
      {(phase === 'choose' || phase === 'late') && (
        <Leave attempt={attempt} answer={answer?.intent === 'leave' ? answer : undefined} />
      )}
    </LinkedPage>
  );
}

import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '../../../app/page-meta.js';
import { apiOf } from '../../../data/api-of.js';
import { openLink, orderPage } from '../../../domain/link/open-link.js';
import { Moment } from '../../../kit/dates/moment.js';
import { linkProblem } from '../../../kit/problem/page-problem.js';
import { Seal } from '../../../kit/seal/seal.js';
import { Timeline } from '../../../kit/timeline/timeline.js';
import { AccountBlock } from '../parts/account/account-block.js';
import { Question } from '../parts/question/question.js';
import { MailLinks } from './parts/mail-links.js';
import { MoreFacts } from './parts/more-facts.js';
import type { ReceiptAnswer } from './receipt.action.js';
import styles from './receipt.module.css';
import { RequestMessagesDocument } from './request-messages.graphql.js';
import { VerificationReceiptPageDocument } from './verification-receipt.graphql.js';

export { action } from './receipt.action.js';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = await openLink({ token: params['id'], context }, { ownersPage: orderPage, others: 'may look' });
  const { registrationRequest } = await apiOf(context).query(VerificationReceiptPageDocument, { id }, { linkToken: params['id'] });
  if (registrationRequest === null) throw linkProblem('replaced');
  const { requestMessages: messages } = await apiOf(context).query(RequestMessagesDocument, { id }, { linkToken: params['id'] });
  return { request: registrationRequest, messages, attempt: crypto.randomUUID() };
}

/** «We have it»: when the report comes, where it will be, and what may be added meanwhile. */
export function Component() {
  const { t } = useTranslation('receipt');
  const { request, messages, attempt } = useLoaderData<typeof loader>();
  const answer = useActionData() as ReceiptAnswer | undefined;
  const name = request.value ?? '';
  const steps = (['received', 'compared', 'written', 'sent'] as const).map((step, index) => ({
    id: step, title: t(`steps.${step}.title`), text: t(`steps.${step}.text`),
    state: index === 0 ? ('done' as const) : index === 1 ? ('now' as const) : ('expected' as const),
    ...(step === 'received' && request.requestedAt != null ? { meta: <Moment at={request.requestedAt} style="short" /> } : {}),
  }));
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <PageMeta title={t('meta.title')} />
      <header className={styles['head']}>
        <Seal name={name} size={148} draw />
        <div>
          <p className={styles['mark']}>{name}</p>
          <h1>{t('title')}</h1>
          {request.promisedAt != null && <p className={styles['promise']}>{t('promise')} <strong><Moment at={request.promisedAt} /></strong></p>}
          <p className={styles['number']}>{t('number', { number: request.publicId ?? '' })}</p>
        </div>
      </header>
      <div className={styles['columns']}>
        <section aria-labelledby="next">
          <h2 id="next">{t('next')}</h2>
          <Timeline label={t('next')} steps={steps} />
          <MailLinks />
        </section>
        <div className={styles['side']}>
          <AccountBlock attempt={attempt} answer={answer?.intent === 'account' ? answer : undefined} />
          <Question field="intent" offices={request.jurisdictions} messages={messages} attempt={attempt} answer={answer?.intent === 'question' ? answer : undefined} />
          <MoreFacts request={request} attempt={attempt} answer={answer?.intent === 'facts' ? answer : undefined} />
        </div>
      </div>
    </main>
  );
}

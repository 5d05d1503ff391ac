import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { apiOf } from '../../../data/api-of.js';
import { openLink, orderPage } from '../../../domain/link/open-link.js';
import { ButtonLink } from '../../../kit/button/button.js';
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
import { receiptStateOf, wayOn } from './receipt-state.js';
import { RequestMessagesDocument, VerificationReceiptPageDocument } from './receipt.graphql.js';

export { action } from './receipt.action.js';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = await openLink({ token: params['id'], context }, { ownersPage: orderPage, others: 'may look' });
  const { registrationRequest } = await apiOf(context).query(
    VerificationReceiptPageDocument,
    { id },
    { linkToken: params['id'] },
  );
  if (registrationRequest === null) throw linkProblem('replaced');
  const { requestMessages: messages } = await apiOf(context).query(
    RequestMessagesDocument,
    { id },
    { linkToken: params['id'] },
  );
  return { request: registrationRequest, messages, attempt: crypto.randomUUID() };
}

/** «We have it»: when the report comes, where it will be, and what may be added meanwhile; later, how far it is and where it goes on. */
export function Component() {
  const { t } = useTranslation('receipt');
  const { request, messages, attempt } = useLoaderData<typeof loader>();
  const { id: token = '' } = useParams();
  const answer = useActionData() as ReceiptAnswer | undefined;
  const name = request.value ?? '';
  const receiptState = receiptStateOf(request);
  const owned = request.userId !== null;
  const to = wayOn(receiptState, { token, id: request.id, owned });
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t(receiptState === 'waiting' ? 'meta.title' : `now.${receiptState}.title`)} />
      <header className={styles.head}>
        <Seal name={name} size={148} draw />
        <div>
          <p className={styles.mark}>{name}</p>
          <h1>{t(receiptState === 'waiting' ? 'title' : `now.${receiptState}.title`)}</h1>
          {receiptState === 'waiting' && request.promisedAt != null && (
            <p className={styles.promise}>
              {t('promise')}{' '}
              <strong>
                <Moment at={request.promisedAt} />
              </strong>
            </p>
          )}
          {receiptState !== 'waiting' && <p className={styles.promise}>{t(`now.${receiptState}.text`)}</p>}
          {owned && <p>{t('now.owned.text')}</p>}
          {to !== undefined && (
            <p className={styles.go}>
              <ButtonLink to={to} look="accent" size="large">
                {t(owned ? 'now.owned.do' : `now.${receiptState}.do`)}
              </ButtonLink>
            </p>
          )}
          <p className={styles.number}>{t('number', { number: request.publicId ?? '' })}</p>
        </div>
      </header>
      <div className={styles.columns}>
        {receiptState === 'waiting' || receiptState === 'report' ? (
          <Steps receiptState={receiptState} requestedAt={request.requestedAt} />
        ) : (
          <div />
        )}
        <div className={styles.side}>
          {!owned && receiptState !== 'over' && (
            <AccountBlock
              attempt={attempt}
              answer={answer?.intent === 'account' ? answer : undefined}
              look={receiptState === 'waiting' ? 'accent' : 'plain'}
            />
          )}
          <Question
            field="intent"
            offices={request.jurisdictions}
            messages={messages}
            attempt={attempt}
            answer={answer?.intent === 'question' ? answer : undefined}
          />
          {receiptState === 'waiting' && (
            <MoreFacts
              request={request}
              attempt={attempt}
              answer={answer?.intent === 'facts' ? answer : undefined}
            />
          )}
        </div>
      </div>
    </main>
  );
}

function Steps({
  receiptState,
  requestedAt,
}: {
  receiptState: 'waiting' | 'report';
  requestedAt: string | null | undefined;
}) {
  const { t } = useTranslation('receipt');
  const steps = (['received', 'compared', 'written', 'sent'] as const).map((step, index) => ({
    id: step,
    title: t(`steps.${step}.title`),
    text: t(`steps.${step}.text`),
    state:
      receiptState === 'report' || index === 0
        ? ('done' as const)
        : index === 1
          ? ('now' as const)
          : ('expected' as const),
    ...(step === 'received' && requestedAt != null
      ? { meta: <Moment at={requestedAt} style="short" /> }
      : {}),
  }));
  return (
    <section aria-labelledby="next">
      <h2 id="next">{t(receiptState === 'report' ? 'done' : 'next')}</h2>
      <Timeline label={t(receiptState === 'report' ? 'done' : 'next')} steps={steps} />
      {receiptState === 'waiting' && <MailLinks />}
    </section>
  );
}

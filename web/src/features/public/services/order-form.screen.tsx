import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useSearchParams } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { LandingBody } from '../parts/reading/landing-body.js';
import { isWrong, type ServiceAnswer } from '../parts/service-order/service-action.js';
import { presetsOf, type Answers } from '../parts/service-order/service-input.js';
import styles from '../parts/service-order/service-order.module.css';
import { loadOrderForm, orderByForm } from './order-form.loader.js';
import { DeclaredOrder } from './parts/declared-order.js';
import { OtherServices } from './parts/other-services.js';

export const loader = loadOrderForm;
export const action = orderByForm;

/** Orders one service with a form: what it is, its questions, who orders; a person names the price. */
export function Component() {
  const { t } = useTranslation('service-form');
  const { about, ...known } = useLoaderData<typeof loader>();
  const answer = useActionData() as ServiceAnswer | undefined;
  const { serviceName } = known.form;
  const title = t(`service.${serviceName}.title`);
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta
        title={isWrong(answer) ? t('common:form.problemTitle', { title }) : title}
        description={t(`service.${serviceName}.lead`)}
        index={about.document.reviewed !== undefined}
      />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{t(`service.${serviceName}.lead`)}</p>
      </header>
      <OtherServices here={serviceName} />
      <DeclaredOrder {...known} answer={answer} presets={usePresets(answer)} />
      <LandingBody {...about} />
    </main>
  );
}

/** What was sent before, else what the address brings along. */
function usePresets(answer: ServiceAnswer | undefined): Answers {
  const [query] = useSearchParams();
  return (
    answer?.answers ??
    Object.fromEntries(Object.entries(presetsOf(query)).filter(([, [value]]) => value !== ''))
  );
}

import { useTranslation } from 'react-i18next';
import type { AnsweredQuestion } from '../../../../kit/page/page-facts.js';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import { OfficeFlag } from '../../../../domain/jurisdiction/office-flag.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button, ButtonLink } from '../../../../kit/button/button.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import { useOfficesByName } from '../../../../domain/jurisdiction/offices-by-name.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import { offerOf } from '../office/price-offer.js';
import { PriceLines } from './price-lines.js';
import styles from './service-landing.module.css';
import type { ServicePrice } from './service-price.js';

interface Props {
  readonly ns: 'renewal' | 'transfer';
  /** First part of the addresses of this service. */
  readonly path: string;
  readonly offices: readonly string[];
  /** The office the example price is of. */
  readonly office: string;
  readonly price: ServicePrice | undefined;
  /** The page is about this office alone. */
  readonly alone?: boolean;
  /** Where several marks are ordered at once. */
  readonly several?: string;
}

const STEPS = ['order', 'pay', 'file', 'done'] as const;
const NEEDS = ['first', 'second', 'third'] as const;
const QUESTIONS = ['late', 'owner', 'many'] as const;

/** What it is, what it costs, when, what we need; and the number of the mark as the first question of the form. */
export function ServiceLanding({ ns, path, offices, office: code, price, alone = false, several }: Props) {
  const { t } = useTranslation('service-order');
  const { t: own } = useTranslation(ns);
  const office = useOfficeName();
  const named = useOfficesByName(offices);
  const title = alone ? own('landing.titleIn', { office: office(code) }) : own('landing.title');
  const questions = QUESTIONS.map((name) => ({
    question: own(`questions.${name}.q`),
    answer: own(`questions.${name}.a`),
  }));
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta
        title={title}
        description={own('meta.description')}
        about={{
          above: alone ? [{ to: path, label: own('landing.title') }] : [],
          questions,
          // The panel shows it without tax, whoever looks.
          offer: offerOf(title, price?.quote, { guessed: true }),
        }}
      />
      <header className={styles.head}>
        <div className={styles.words}>
          {alone && <OfficeFlag code={code} width={60} />}
          <h1>{title}</h1>
          <p>{own('landing.lead')}</p>
          <AppForm method="get" action={`${path}/form`} className={styles.start}>
            <label htmlFor="start-office">{t('mark.office')}</label>
            <select id="start-office" name="office" defaultValue={code}>
              <CodedOptions of={named} />
            </select>
            <label htmlFor="start-number">{t('mark.number')}</label>
            <input id="start-number" name="number" maxLength={60} autoComplete="off" spellCheck={false} />
            <Button type="submit" look="accent" size="large">
              {own('landing.start')}
            </Button>
          </AppForm>
        </div>
        <section className={styles.price} aria-labelledby="cost">
          <h2 id="cost">{t('cost.title')}</h2>
          <p>{t('cost.for', { office: office(code) })}</p>
          {price === undefined ? <p>{t('cost.none')}</p> : <PriceLines price={price} taxed={false} />}
        </section>
      </header>
      <section className={styles.facts}>
        <div>
          <h2>{own('when.title')}</h2>
          <p>{own('when.text')}</p>
        </div>
        <div>
          <h2>{t('need')}</h2>
          <ul>
            {NEEDS.map((need) => (
              <li key={need}>{own(`need.${need}`)}</li>
            ))}
          </ul>
        </div>
      </section>
      <section>
        <h2>{t('how')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{own(`steps.${step}.title`)}</h3>
              <p>{own(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <Questions items={questions} />
      <p className={styles.go}>
        <ButtonLink to={`${path}/form`} look="accent" size="large">
          {own('landing.start')}
        </ButtonLink>
        {several !== undefined && (
          <ButtonLink to={several} size="large">
            {own('several')}
          </ButtonLink>
        )}
      </p>
    </main>
  );
}

function Questions({ items }: { items: readonly AnsweredQuestion[] }) {
  const { t } = useTranslation('service-order');
  return (
    <section className={styles.questions}>
      <h2>{t('questions')}</h2>
      <div>
        {items.map(({ question, answer }) => (
          <details key={question} name="questions">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

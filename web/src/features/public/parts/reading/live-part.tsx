import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Segment } from '../../../../domain/content/content-document.js';
import { Button, ButtonLink } from '../../../../kit/button/button.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { FilingPrice } from '../office/filing-price.js';
import { OfficeComparison } from '../office/office-comparison.js';
import { OfficeDeadlines } from '../office/office-deadlines.js';
import { OfficeTimeline } from '../office/office-timeline.js';
import { officesIn, priceKey, type LiveFacts } from './live-facts.js';
import styles from './reading.module.css';

interface Props {
  readonly part: Extract<Segment, { readonly live: string }>;
  readonly facts: LiveFacts;
}

/** One live part of a text; what its data could not be had for is left out. */
export function LivePart({ part, facts }: Props) {
  const { live, options } = part;
  const offices = officesIn(part)
    .map((code) => facts.offices.find((office) => office.code === code))
    .filter((office) => office !== undefined);
  const [office] = offices;
  switch (live) {
    case 'price':
      return (
        <FilingPrice
          office={options['office'] ?? ''}
          classes={Number(options['classes'] ?? 1)}
          price={facts.prices[priceKey(part)]}
        />
      );
    case 'timeline':
      return office === undefined ? null : <OfficeTimeline facts={office} />;
    case 'deadlines':
      return office === undefined ? null : <OfficeDeadlines facts={office} />;
    case 'compare':
      return offices.length === 0 ? null : <OfficeComparison offices={offices} />;
    case 'class':
      return <ClassPart number={options['number'] ?? ''} />;
    case 'class-finder':
      return <Ask action="/class-assist" name="q" words="classFinder" />;
    case 'check':
      return <Ask action="/verification" name="value" words="checkForm" />;
    case 'consultation':
      return <Talk />;
  }
}

/** One question whose answer is another page. */
function Ask({ action, name, words }: { action: string; name: string; words: 'classFinder' | 'checkForm' }) {
  const { t } = useTranslation('content');
  const id = useId();
  return (
    <AppForm method="get" action={action} className={styles.ask}>
      <label htmlFor={id}>{t(`ask.${words}.label`)}</label>
      <div>
        <input id={id} name={name} required maxLength={200} autoComplete="off" />
        <Button type="submit">{t(`ask.${words}.submit`)}</Button>
      </div>
    </AppForm>
  );
}

function ClassPart({ number }: { number: string }) {
  const { t } = useTranslation('content');
  return (
    <p className={styles.aside}>
      <AppLink to={`/class-assist/trademark-class/${number}`}>
        {t('classPart', { number, title: t(`classes:${number}`) })}
      </AppLink>
    </p>
  );
}

function Talk() {
  const { t } = useTranslation('content');
  return (
    <p className={styles.aside}>
      {t('talk.text')}{' '}
      <ButtonLink to="/book-a-free-consultation" size="small">
        {t('talk.book')}
      </ButtonLink>
    </p>
  );
}

import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useOfficeName } from '../../../domain/jurisdiction/office-name.js';
import { recordsOf } from '../../../data/records-source.js';
import type { FamousMark } from '../../../domain/records/famous-mark.js';
import { isChecked } from '../../../domain/records/is-checked.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { NextCheck } from '../parts/reading/next-check.js';
import styles from '../parts/reading/reading.module.css';
import { Trail } from '../parts/reading/trail.js';
import { CheckedLine } from '../parts/records/checked-line.js';
import { ClassLinks } from '../parts/records/class-links.js';
import { DisputeTable } from '../parts/records/dispute-table.js';
import { Facts } from '../parts/records/facts.js';
import { NameCard } from '../parts/records/name-card.js';
import { useRecordWords } from '../parts/records/use-record-words.js';
import { useKindOfMark } from './parts/use-kind-of-mark.js';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await recordsOf(context).famousMark(params['slug'] ?? '');
  return { ...page, isListed: isChecked(page.mark) };
}

/** A famous mark: its story, its beginnings, and what courts said about it. */
export function Component() {
  const { t } = useTranslation('records');
  const kindOf = useKindOfMark();
  const { mark, disputes, isListed } = useLoaderData<typeof loader>();
  const { name, owner, story } = mark;
  const above = [{ to: '/trademark-hall-of-fame', label: t('fame.title') }];
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta
        title={t('fame.titleOf', { name })}
        description={t('fame.descriptionOf', { name, owner })}
        index={isListed}
        about={{ above }}
      />
      <header className={styles.head}>
        <Trail steps={above} />
        <h1>{name}</h1>
        <p className={styles.lead}>{owner}</p>
        <CheckedLine record={mark} unchecked={t('fame.unchecked')} />
      </header>
      <div className={styles.pair}>
        <NameCard label={kindOf(mark)}>{name}</NameCard>
        <section className={styles.group}>
          <h2>{t('fame.story')}</h2>
          <p>{story}</p>
        </section>
      </div>
      <section className={styles.group}>
        <h2>{t('fame.facts')}</h2>
        <MarkFacts mark={mark} />
      </section>
      {disputes.length > 0 && (
        <section className={styles.related}>
          <h2>{t('fame.disputes')}</h2>
          <DisputeTable items={disputes} caption={t('fame.disputes')} />
        </section>
      )}
      <NextCheck
        guide={{
          to: '/trademark-academy/article/choosing-a-strong-name',
          label: t('content:next.chooseName'),
        }}
      />
    </main>
  );
}

function MarkFacts({ mark }: { mark: FamousMark }) {
  const { t } = useTranslation('records');
  const words = useRecordWords();
  const office = useOfficeName();
  const kindOf = useKindOfMark();
  const { registration, classes } = mark;
  return (
    <Facts
      of={[
        [t('fame.owner'), mark.owner],
        [t('fame.kind'), kindOf(mark)],
        [t('fame.country'), words.country(mark.country)],
        [t('fame.industry'), words.sector(mark.sector)],
        [t('fame.firstUse'), mark.firstUseYear],
        [t('fame.firstRegistration'), mark.firstRegistrationYear],
        [
          t('fame.registration'),
          registration &&
            t(`fame.number.${registration.confidence}`, {
              office: registration.office === 'WO' ? t('fame.international') : office(registration.office),
              number: registration.number,
            }),
        ],
        [
          t('fact.classes'),
          classes.length === 0 ? undefined : <ClassLinks key="classes" numbers={classes} />,
        ],
        [t('fame.status'), mark.status],
      ]}
    />
  );
}

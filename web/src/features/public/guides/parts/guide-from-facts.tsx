import { useTranslation } from 'react-i18next';
import { useInOffice } from '../../../../domain/jurisdiction/in-office.js';
import { OfficeFlag } from '../../../../domain/jurisdiction/office-flag.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import { FilingPrice } from '../../parts/office/filing-price.js';
import type { FilingPrice as Price, OfficeFacts } from '../../parts/office/office-facts.js';
import { OfficeDeadlines } from '../../parts/office/office-deadlines.js';
import { OfficeTimeline } from '../../parts/office/office-timeline.js';
import { useFactTexts } from '../../parts/office/use-fact-texts.js';
import { Sources } from '../../parts/reading/sources.js';
import styles from '../../parts/reading/reading.module.css';
import { Trail } from '../../parts/reading/trail.js';

/** A guide made from what is known of an office, where nobody has written one; each sentence rests on a fact of it. */
export function GuideFromFacts({ facts, price }: { facts: OfficeFacts; price: Price | undefined }) {
  const { t } = useTranslation('country-guide');
  const office = useOfficeName();
  const inOffice = useInOffice();
  const textOf = useFactTexts();
  const { code, members, madridMember, priorityClaimable, nonUseVulnerabilityYears: years } = facts;
  const title = t('title', { office: office(code) });
  const place = inOffice(code);
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={title} description={t('description', { office: place })} index={false} />
      <article className={styles.article}>
        <header className={styles.head}>
          <Trail steps={[{ to: '/country-guide', label: t('content:guides.title') }]} />
          <OfficeFlag code={code} width={60} />
          <h1>{title}</h1>
          <p className={styles.lead}>{t('lead', { office: place, short: facts.office.full })}</p>
          <p className={styles.meta}>{t('made')}</p>
        </header>
        <div className={`${styles.body} ${styles.text}`}>
          <h2>{t('route.title')}</h2>
          <p>{t(madridMember ? 'route.madrid' : 'route.national', { office: place })}</p>
          {members !== null && <p>{t('route.members', { count: members.length })}</p>}
          {priorityClaimable && <p>{t('route.priority')}</p>}
          <FilingPrice office={code} classes={1} price={price} />
          <h2>{t('procedure.title')}</h2>
          <p>{t('procedure.text', { short: facts.office.short, classes: textOf('classes', facts) })}</p>
          <OfficeTimeline facts={facts} />
          <h2>{t('use.title')}</h2>
          <p>{facts.useRequirement}</p>
          {years !== null && <p>{t('use.years', { count: years })}</p>}
          <h2>{t('representation.title')}</h2>
          <p>
            {t('representation.text', {
              power: textOf('representative', facts),
              languages: textOf('languages', facts),
            })}
          </p>
          <h2>{t('renewal.title')}</h2>
          <OfficeDeadlines facts={facts} />
          <Sources sources={facts.sources.map((source) => ({ title: source }))} />
          <p>
            <AppLink to={`/country/${facts.slug}`}>{t('country', { office: place })}</AppLink>
          </p>
        </div>
      </article>
    </main>
  );
}

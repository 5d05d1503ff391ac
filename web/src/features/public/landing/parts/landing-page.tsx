import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentDocument } from '../../../../domain/content/content-document.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { useBoot } from '../../../../kit/page/boot-context.js';
import type { PageStep } from '../../../../kit/page/page-facts.js';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import { offerOf } from '../../parts/office/price-offer.js';
import { LandingBody } from '../../parts/reading/landing-body.js';
import type { LiveFacts } from '../../parts/reading/live-facts.js';
import { Opening } from '../../parts/reading/opening.js';
import styles from '../../parts/reading/reading.module.css';
import { Trail } from '../../parts/reading/trail.js';
import { openingKind } from './opening-kind.js';

const TALK = '/book-a-free-consultation';

interface Props {
  readonly document: ContentDocument;
  readonly live: LiveFacts;
  readonly above?: readonly PageStep[];
  /** What the page has below its text. */
  readonly children?: ReactNode;
}

/** What a service is for, how it goes and what it costs, and one way to begin. */
export function LandingPage({ document, live, above = [], children }: Props) {
  const { t } = useTranslation('content');
  const { title, description, lead, action } = document;
  const { prefs } = useBoot();
  const priced = Object.values(live.prices).find((price) => price?.quote !== undefined);
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta
        title={title}
        description={description}
        index={document.reviewed !== undefined}
        about={{ above, offer: offerOf(title, priced?.quote, prefs) }}
      />
      <Opening kind={openingKind(document.path)} name={document.path}>
        <header className={styles.head}>
          <Trail steps={above} />
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            {action !== undefined && (
              <ButtonLink to={action.to} look="accent" size="large">
                {action.label}
              </ButtonLink>
            )}
            {action?.to !== TALK && (
              <ButtonLink to={TALK} size="large">
                {t('talk.book')}
              </ButtonLink>
            )}
          </p>
        </header>
      </Opening>
      <LandingBody document={document} live={live} />
      {children}
    </main>
  );
}

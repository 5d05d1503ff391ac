import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { decideLocale } from '../../../i18n/locale-rules.js';
import { ConsentChoices } from '../../../kit/consent/consent-choices.js';
import { formatDay } from '../../../kit/dates/day.js';
import { Article } from '../parts/reading/article.js';
import { readDocument } from '../parts/reading/read-document.js';
import styles from '../parts/reading/reading.module.css';

/** Names of the texts by their addresses. */
const TEXTS: Readonly<Record<string, string>> = {
  '/cookies': 'cookies',
  '/gdpr': 'gdpr',
  '/account-terms-and-conditions': 'account-terms',
};

export function loader(args: LoaderFunctionArgs) {
  const { path } = decideLocale(new URL(args.request.url).pathname);
  return readDocument('legal', TEXTS[path] ?? '', args);
}

/** A legal text with its version and the day since which it holds. */
export function Component() {
  const { t, i18n } = useTranslation('content');
  const { document, live } = useLoaderData<typeof loader>();
  const { version, validFrom } = document;
  return (
    <Article
      document={document}
      live={live}
      above={[]}
      short={
        version !== undefined &&
        validFrom !== undefined && (
          <p className={styles.meta}>
            {t('legal.version', { version, day: formatDay(validFrom, i18n.language) })}
          </p>
        )
      }
    >
      {document.slug === TEXTS['/cookies'] && <ConsentChoices />}
    </Article>
  );
}

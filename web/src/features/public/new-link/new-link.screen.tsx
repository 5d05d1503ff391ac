import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { askForNewLinks, type NewLinkAnswer } from '../../../domain/link/ask-for-new-links.js';
import { NewLinkForm } from '../../../domain/link/new-link-form.js';
import { ButtonLink } from '../../../kit/button/button.js';
import styles from './new-link.module.css';

export const action = askForNewLinks;

/** Where the form of a link that opens nothing any more is sent; whoever has no script sees the answer here. */
export function Component() {
  const { t } = useTranslation();
  const given = useActionData() as NewLinkAnswer | undefined;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('newLink.send')} />
      <h1>{t('newLink.send')}</h1>
      <p>{t('newLink.lead')}</p>
      <NewLinkForm given={given} />
      <p className={styles.ways}>
        <ButtonLink to="/portal/login">{t('nav.signIn')}</ButtonLink>
        <ButtonLink to="/">{t('action.home')}</ButtonLink>
      </p>
    </main>
  );
}

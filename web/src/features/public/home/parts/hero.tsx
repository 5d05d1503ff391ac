import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInForm } from '../../../../domain/sign-in/sign-in-form.js';
import { Button } from '../../../../kit/button/button.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import { EmptyEntry } from './empty-entry.js';
import styles from '../home.module.css';

interface Props {
  readonly offices: number;
  readonly signIn: { user: string; callbackUrl: string } | undefined;
}

/** One question and one field: the check starts on the first screen, with or without script. */
export function Hero({ offices, signIn }: Props) {
  const { t } = useTranslation('home');
  const [name, setName] = useState('');
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h1>{t('hero.title')}</h1>
          <p className={styles.lead}>{t('hero.lead')}</p>
          <AppForm method="get" action="/verification" className={styles.form}>
            <label htmlFor="hero-name">{t('hero.label')}</label>
            <div className={styles.line}>
              <input
                id="hero-name"
                name="value"
                maxLength={200}
                autoComplete="off"
                spellCheck={false}
                placeholder={t('hero.placeholder')}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
              <Button type="submit" look="accent" size="large">
                {t('common:action.check')}
              </Button>
            </div>
          </AppForm>
          <ul className={styles.promises}>
            <li>{t('hero.free')}</li>
            <li>{t('hero.lawyer')}</li>
            <li>{t('hero.offices', { count: offices })}</li>
          </ul>
        </div>
        {signIn === undefined ? (
          <EmptyEntry name={name} />
        ) : (
          <div className={styles.signin}>
            <h2>{t('account:login.title')}</h2>
            <SignInForm area="customer" email={signIn.user} callbackUrl={signIn.callbackUrl} />
          </div>
        )}
      </div>
    </section>
  );
}

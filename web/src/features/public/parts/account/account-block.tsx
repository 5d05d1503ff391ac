import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { Button } from '../../../../kit/button/button.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import { useBoot } from '../../../../kit/page/boot-context.js';
import type { AccountAnswer } from './ask-for-account.js';
import styles from './account-block.module.css';

/** Sign-up in one press: everything we need is known from the form. */
export function AccountBlock({
  attempt,
  answer,
  look = 'accent',
}: {
  attempt: string;
  answer: AccountAnswer | undefined;
  /** Plain where the page has another next step. */ look?: 'accent' | 'plain';
}) {
  const { t } = useTranslation('receipt');
  const { flags } = useBoot();
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'account';
  if (!flags.useUserAccount) return null;
  if (answer?.done === true) {
    return (
      <section className={styles.block}>
        <h2>{t('account.createdTitle')}</h2>
        <p role="status">{t('account.created')}</p>
      </section>
    );
  }
  return (
    <section className={styles.block}>
      <h2>{t('account.title')}</h2>
      <p>{t('account.text')}</p>
      <details>
        <summary>{t('account.why')}</summary>
        <ul>
          {(['follow', 'papers', 'dates'] as const).map((benefit) => (
            <li key={benefit}>{t(`account.${benefit}`)}</li>
          ))}
        </ul>
      </details>
      {answer?.message !== undefined && (
        <p role="alert" className={styles.wrong}>
          {t(`common:${answer.message}`, { defaultValue: t('common:refusal.OTHER') })}
        </p>
      )}
      <AppForm method="post" preventScrollReset>
        <input type="hidden" name="intent" value="account" />
        <input type="hidden" name="attempt" value={answer?.attempt ?? `${attempt}-account`} />
        <Button type="submit" look={look} busy={busy}>
          {t(busy ? 'account.creating' : 'account.create')}
        </Button>
      </AppForm>
    </section>
  );
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { keepWayBack } from '../../../../kit/session/way-back.js';
import { one, type Answers } from '../../parts/service-order/service-input.js';
import styles from '../../parts/service-order/service-order.module.css';

const NAMES = { firstname: 'given-name', lastname: 'family-name' } as const;

interface Props {
  readonly now: Answers;
  readonly writtenTo: string | undefined;
  readonly busy: boolean;
}

/** A subscription belongs to an account: one press signs in, one asks for an account. What was typed is kept on this device, and whoever comes back goes on here. */
export function AccountFirst({ now, writtenTo, busy }: Props) {
  const { t } = useTranslation('brand-monitoring');
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  useEffect(() => {
    if (writtenTo !== undefined) keepWayBack(here);
  }, [writtenTo, here]);
  return (
    <div className={styles.before} role="group" aria-labelledby="account-first">
      <h3 id="account-first">{t('account.title')}</h3>
      <p>{t('account.text')}</p>
      <div className={styles.send}>
        <ButtonLink
          to={`/portal/login?callbackUrl=${encodeURIComponent(here)}`}
          look={writtenTo === undefined ? 'accent' : 'plain'}
          size="large"
        >
          {t('account.signIn')}
        </ButtonLink>
      </div>
      {writtenTo === undefined ? (
        <>
          <h3>{t('account.none')}</h3>
          <div className={styles.pair}>
            {(['firstname', 'lastname'] as const).map((name) => (
              <Field key={name} name={name} label={t(`account.${name}`)}>
                {(control) => (
                  <input
                    {...control}
                    maxLength={100}
                    autoComplete={NAMES[name]}
                    defaultValue={one(now, name)}
                  />
                )}
              </Field>
            ))}
          </div>
          <Field name="email" label={t('account.email')} hint={t('account.emailHint')}>
            {(control) => (
              <input
                {...control}
                type="email"
                maxLength={254}
                autoComplete="email"
                spellCheck={false}
                defaultValue={one(now, 'email')}
              />
            )}
          </Field>
          <div className={styles.send}>
            <Button type="submit" name="intent" value="account" look="plain" size="large" busy={busy}>
              {t('account.open')}
            </Button>
          </div>
        </>
      ) : (
        <p role="status">{t('account.written', { email: writtenTo })}</p>
      )}
    </div>
  );
}

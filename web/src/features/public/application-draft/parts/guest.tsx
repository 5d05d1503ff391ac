import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { OfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button, ButtonLink } from '../../../../kit/button/button.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import type { DraftReceiptResult } from '../application-draft.graphql.js';
import type { Answer } from '../../../../domain/sign-in/signed-in-api.js';
import { useMessage } from '../../../../domain/sign-in/use-message.js';
import styles from '../application-draft.module.css';

/** Who holds the link of the order but has no account: owner and addresses are entered, and papers signed, by somebody we know. */
export function Guest({
  request,
  token,
  signedInAs,
  attempt,
}: {
  request: NonNullable<DraftReceiptResult['registrationRequest']>;
  token: string;
  signedInAs: string | null;
  attempt: string;
}) {
  const { t } = useTranslation('draft');
  const answer = useActionData() as Answer | undefined;
  const message = useMessage('draft');
  return (
    <section className={styles.decision} aria-labelledby="guest">
      <h2 id="guest">{t('guest.title')}</h2>
      <p>{signedInAs === null ? t('guest.text') : t('guest.other', { email: signedInAs })}</p>
      <ul className={styles.codes}>
        {request.jurisdictions.map((code) => (
          <li key={code}>
            <OfficeName code={code} />
          </li>
        ))}
      </ul>
      {answer?.done === false && (
        <p role="alert" className={styles.wrong}>
          {message(answer)}
        </p>
      )}
      {answer?.done === true ? (
        <p role="status" className={styles.notice}>
          {t('guest.created')}
        </p>
      ) : (
        <AppForm method="post" preventScrollReset className={styles.end}>
          <input type="hidden" name="attempt" value={attempt} />
          <Button type="submit" look="accent">
            {t(signedInAs === null ? 'guest.create' : 'guest.attach')}
          </Button>
          {/* Back to this page: it leads on whoever the draft belongs to. */}
          <ButtonLink
            to={`/portal/login?callbackUrl=${encodeURIComponent(`/application-draft/${token}`)}${signedInAs === null ? '' : '&switch=yes'}`}
          >
            {t(signedInAs === null ? 'guest.signIn' : 'common:error.switch')}
          </ButtonLink>
        </AppForm>
      )}
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { OfferedFilings } from '../../../../domain/proof-of-use/offered-filings.js';
import { Button } from '../../../../kit/button/button.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import type { LinkedProof } from '../linked-proof.js';
import type { ProofAnswer } from '../use-in-commerce.action.js';
import styles from '../use-in-commerce.module.css';
import { useRefused } from './use-refused.js';

interface Props {
  readonly request: LinkedProof;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly country: string;
  readonly attempt: string;
  /** Whether it is about to be read anew: an order is about the thing as it is then. */
  readonly waits: boolean;
  readonly answer: ProofAnswer | undefined;
}

/** What can be filed, with the total for the payer's country; one is ordered. */
export function Order({ request, countries, country, attempt, waits, answer }: Props) {
  const { t } = useTranslation('portal-proof');
  const refused = useRefused(answer);
  const navigation = useNavigation();
  const busy = navigation.state === 'submitting' && navigation.formData?.get('intent') === 'order';
  const { offers } = request.proof;
  const isReady = offers.some((offer) => offer.isReady);
  return (
    <section aria-labelledby="order" className={styles.part}>
      <h2 id="order">{t('order.title')}</h2>
      <FormErrorsProvider errors={answer?.errors ?? {}}>
        <AppForm method="post" noValidate className={styles.order}>
          <ErrorSummary
            attempt={answer?.attempt}
            labels={{ country: t('portal-letter:order.country'), goodCause: t('offer.goodCause') }}
            message={refused}
          />
          <input type="hidden" name="intent" value="order" />
          <input type="hidden" name="attempt" value={answer?.attempt ?? `${attempt}-order`} />
          <input type="hidden" name="version" value={request.version} />
          <OfferedFilings offers={offers} countries={countries} country={country} />
          {isReady && (
            <>
              <p>{t('order.text')}</p>
              <Button type="submit" look="accent" size="large" busy={busy || waits}>
                {t('order.button')}
              </Button>
            </>
          )}
        </AppForm>
      </FormErrorsProvider>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { byName } from '../../../../kit/form/by-name.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import { Field } from '../../../../kit/form/field.js';
import { Offer, Offers } from '../../../../kit/offer/offer.js';
import { canPursue, type LinkedResult } from '../linked-result.js';
import styles from '../monitoring-result.module.css';
import { LeaveAlone } from './leave.js';
import { OwnerWays } from './owner-ways.js';
import { Turn, type TurnProps } from './turn.js';

interface Props extends TurnProps {
  readonly result: LinkedResult;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** Where the payer is thought to be; empty where nobody said it. */
  readonly country: string;
}

/** What can be done about it, from nothing to an opposition, each with what it costs. */
export function Ways({ result, countries, country, attempt, answer }: Props) {
  const { t } = useTranslation('monitoring-result');
  const { sheet } = result;
  return (
    <section aria-labelledby="ways" className={styles.ways}>
      <h2 id="ways">{t('ways.title')}</h2>
      <Offers>
        <Offer title={t('ways.oppose')}>
          <p>{t('ways.opposeText')}</p>
          <p className={styles.rule}>{t('price.lawyer')}</p>
          <Oppose countries={countries} country={country} attempt={attempt} answer={answer} />
        </Offer>
        {canPursue(result) && <OwnerWays attempt={attempt} answer={answer} />}
        <Offer title={t('ways.watch')}>
          <p>{t(sheet.lastDay === null ? 'ways.watchUndated' : 'ways.watchText')}</p>
          <p className={styles.rule}>{t('price.nothing')}</p>
        </Offer>
        <Offer title={t('ways.leave')}>
          <p>{t('ways.leaveText')}</p>
          <p className={styles.rule}>{t('price.nothing')}</p>
          <LeaveAlone attempt={attempt} answer={answer} />
        </Offer>
      </Offers>
    </section>
  );
}

/** The lawyers know both marks: only the country of the payer is asked, and whatever they should know. */
function Oppose({ countries, country, attempt, answer }: Omit<Props, 'result'>) {
  const { t, i18n } = useTranslation('monitoring-result');
  const labels = { note: t('order.note'), country: t('order.country') };
  const values = answer?.intent === 'order' ? answer.values : {};
  return (
    <Turn intent="order" labels={labels} attempt={attempt} answer={answer}>
      {(busy) => (
        <>
          <Field name="note" label={labels.note} optional>
            {(control) => (
              <textarea {...control} rows={3} maxLength={5000} defaultValue={values['note'] ?? ''} />
            )}
          </Field>
          <Field name="country" label={labels.country} hint={t('order.countryWhy')}>
            {(control) => (
              <select {...control} autoComplete="billing country" defaultValue={values['country'] ?? country}>
                <option value="">{t('order.choose')}</option>
                <CodedOptions of={countries.toSorted(byName(i18n.language))} />
              </select>
            )}
          </Field>
          <p>{t('order.text')}</p>
          <div>
            <Button type="submit" look="accent" busy={busy}>
              {t('order.button')}
            </Button>
          </div>
        </>
      )}
    </Turn>
  );
}

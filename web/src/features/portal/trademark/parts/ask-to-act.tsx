import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownCountry } from '../../../../data/api-of.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Field } from '../../../../kit/form/field.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { CommandForm } from '../../parts/command-form.js';
import { Day } from '../../parts/day.js';
import { OrderCountry } from '../../parts/ordered-work/order-country.js';
import { useCommand } from '../../parts/use-command.js';
import { OrderOppositionDocument, OrderOppositionNode } from '../trademark.graphql.js';
import type { Mark, Result } from './mark-of.js';

/** What was ordered against the later mark, and where its price comes to stand. */
function Ordered({ on, orderId }: { on: string; orderId: string | null }) {
  const { t } = useTranslation('portal-trademarks');
  return (
    <>
      <p role="status">
        {t('watch.asked')} <Day on={on} />. {t('watch.askedNext')}
      </p>
      {orderId !== null && (
        <p>
          <AppLink to={`/portal/service-order/${orderId}`}>{t('watch.order')}</AppLink>
        </p>
      )}
    </>
  );
}

interface Props {
  readonly result: Result;
  readonly mark: Mark;
}

/** Which mark opposes which, until when, and what follows. */
function BothMarks({ result, mark }: Props) {
  const { t } = useTranslation('portal-trademarks');
  const office = useOfficeName();
  const named = (name: string, ...more: readonly (string | null)[]): string =>
    `${name} (${more.filter((one) => one !== null && one !== '').join(', ')})`;
  return (
    <>
      <p>
        {t('watch.actFor', {
          own: named(mark.name, office(mark.jurisdiction), mark.number),
          later: named(result.markName, office(result.jurisdiction), result.applicationNumber),
          interpolation: { escapeValue: false },
        })}{' '}
        {result.oppositionEndDate === null ? (
          t('watch.actUnknown')
        ) : (
          <>
            {t('watch.actUntil')} <Day on={result.oppositionEndDate} due office={result.jurisdiction} />.
          </>
        )}
      </p>
      <p>{t('watch.actNext')}</p>
    </>
  );
}

/** Orders that the lawyers act against the later mark: they know it already, so that only the country of the payer is asked. */
export function AskToAct({ result, mark }: Props) {
  const { t } = useTranslation('portal-trademarks');
  const threats = useTranslation('portal-threats').t;
  const order = useCommand(OrderOppositionDocument, OrderOppositionNode);
  const [country, setCountry] = useState(knownCountry(undefined));
  const labels = { note: t('watch.note'), country: threats('order.country') };
  if (result.orderedOn !== null) return <Ordered on={result.orderedOn} orderId={result.serviceRequestId} />;
  return (
    <CommandForm
      command={order}
      labels={labels}
      required={['country']}
      submit={t('watch.act')}
      keep={`portal-opposition-${result.id}`}
      read={(form) => ({
        id: result.id,
        input: { note: String(form.get('note') ?? '').trim() || null, country },
      })}
    >
      <BothMarks result={result} mark={mark} />
      <Field name="note" label={labels.note} hint={t('watch.noteHint')} optional>
        {(control) => <textarea {...control} rows={3} />}
      </Field>
      <OrderCountry country={country} choose={setCountry} />
    </CommandForm>
  );
}

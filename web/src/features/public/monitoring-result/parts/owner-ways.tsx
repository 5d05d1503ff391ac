import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Field } from '../../../../kit/form/field.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Offer } from '../../../../kit/offer/offer.js';
import type { LinkedResult } from '../linked-result.js';
import { LastDayCard } from '../../parts/linked-page/last-day-card.js';
import styles from '../monitoring-result.module.css';
import { Turn, type TurnProps } from './turn.js';

/** What can be done about its owner: each begins a case, whose price a lawyer names. */
export function OwnerWays(turn: TurnProps) {
  const { t } = useTranslation('monitoring-result');
  return (['coexist', 'letter'] as const).map((way) => (
    <Offer key={way} title={t(`ways.${way}`)}>
      <p>{t(`ways.${way}Text`)}</p>
      <p className={styles.rule}>{t('price.lawyer')}</p>
      <Pursue way={way} {...turn} />
    </Offer>
  ));
}

function Pursue({ way, attempt, answer }: TurnProps & { readonly way: 'coexist' | 'letter' }) {
  const { t } = useTranslation('monitoring-result');
  const note = `${way}Note`;
  const label = t('order.note');
  const values = answer?.intent === way ? answer.values : {};
  return (
    <Turn intent={way} labels={{ [note]: label }} attempt={attempt} answer={answer}>
      {(busy) => (
        <>
          <Field name={note} label={label} optional>
            {(control) => (
              <textarea {...control} rows={3} maxLength={4000} defaultValue={values[note] ?? ''} />
            )}
          </Field>
          <p>{t('pursue.text')}</p>
          <div>
            <Button type="submit" busy={busy}>
              {t(`ways.${way}Button`)}
            </Button>
          </div>
        </>
      )}
    </Turn>
  );
}

/** What was asked for, and where its price comes to stand. */
export function Pursued({ result: { pursuedOn, pursuedBy, caseId } }: { readonly result: LinkedResult }) {
  const { t, i18n } = useTranslation('monitoring-result');
  if (pursuedOn === null || pursuedBy === null) return null;
  return (
    <LastDayCard label={t('pursued.label')}>
      <p>{t(`pursued.${pursuedBy}`, { day: formatDay(pursuedOn, i18n.language, { weekday: true }) })}</p>
      <p>{t('pursued.next')}</p>
      {caseId !== null && (
        <p>
          <AppLink to={`/portal/cases/${caseId}`}>{t('pursued.toCase')}</AppLink>
        </p>
      )}
    </LastDayCard>
  );
}

import { useTranslation } from 'react-i18next';
import { FREQUENCIES, MARKETPLACES, type TierName } from '../../../../domain/monitoring/tiers.js';
import { Choices, Group } from '../../../../kit/form/choices.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { one, type Answers } from '../../parts/service-order/service-input.js';
import { priceOf, type LivePrices } from '../monitoring-prices.js';
import { Several } from './several.js';

interface Props {
  readonly tiers: readonly TierName[];
  readonly presets: Answers;
  readonly now: Answers;
  readonly prices: LivePrices;
}

/** The tier, where it looks where that is of choice, and how often it is paid; each answer with what it costs. */
export function PlanQuestions({ tiers, presets, now, prices }: Props) {
  const { t, i18n } = useTranslation('brand-monitoring');
  const tier = one(now, 'tier');
  return (
    <>
      <Choices
        name="tier"
        label={t('ask.tier.label')}
        row={false}
        chosen={one(presets, 'tier')}
        choices={tiers.map((known) => ({
          value: known,
          title: t(`tier.${known}.name`),
          text: t(`tier.${known}.for`),
        }))}
      />
      {tier === 'shield' && (
        <Group name="platforms" label={t('ask.platforms.label')} hint={t('ask.platforms.hint')}>
          <Several
            name="platforms"
            chosen={presets['platforms'] ?? []}
            choices={Object.entries(MARKETPLACES).map(([value, title]) => ({ value, title }))}
          />
        </Group>
      )}
      {(tier === 'watch' || tier === 'guard') && <p>{t(`places.${tier}`)}</p>}
      <Choices
        name="paymentFrequency"
        label={t('ask.paymentFrequency.label')}
        row={false}
        chosen={one(presets, 'paymentFrequency')}
        choices={FREQUENCIES.map((frequency) => {
          const price = priceOf(prices.known, tier, frequency);
          return {
            value: frequency,
            title: t(`frequency.${frequency}`),
            ...(price === undefined
              ? {}
              : {
                  text: t('price.withTax', {
                    amount: formatMoney(price.total, price.currency, i18n.language),
                  }),
                }),
          };
        })}
      />
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownCountry } from '../../../../data/api-of.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Check, Choices, Group } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { CommandForm } from '../../parts/command-form.js';
import { OrderCountry } from '../../parts/ordered-work/order-country.js';
import { Empty } from '../../parts/page.js';
import type { Command } from '../../parts/use-command.js';
import type { OrderTrademarkWatchVariables, PortalWatchOrderResult } from '../watch-order.graphql.js';
import { classesIn, type Wanted } from './wanted.js';
import { useWatchPrice, WatchPrice } from './watch-price.js';

type Mark = NonNullable<PortalWatchOrderResult['trademark']>;
type Office = PortalWatchOrderResult['watchableOfficeList'][number];

interface Props {
  readonly mark: Mark;
  readonly offices: readonly Office[];
  /** The year before, whose answers are taken over. */
  readonly last: Mark['watchSubscriptions']['items'][number] | undefined;
  readonly order: Command<OrderTrademarkWatchVariables>;
}

/** What is chosen before anything was. */
function firstAnswers({ mark, offices, last }: Omit<Props, 'order'>): Wanted {
  const held = new Set(offices.map(({ jurisdiction }) => jurisdiction));
  const wished = last?.jurisdictions ?? [mark.jurisdiction];
  return {
    offices: wished.filter((code) => held.has(code)),
    classes: (last?.classes ?? mark.classes).join(', '),
    alsoSimilar: last?.alsoSimilar ?? true,
    country: knownCountry(undefined),
  };
}

/** Which registers, which classes, how near; and what it costs, as it stands. */
export function WatchForm({ mark, offices, last, order }: Props) {
  const { t } = useTranslation(['portal-watch', 'portal-threats']);
  const [wanted, setWanted] = useState(() => firstAnswers({ mark, offices, last }));
  const price = useWatchPrice(wanted);
  if (offices.length === 0) return <Empty>{t('order.noRegisters')}</Empty>;
  const labels = {
    offices: t('order.offices'),
    classes: t('order.classes'),
    alsoSimilar: t('order.near'),
    country: t('portal-threats:order.country'),
  };
  return (
    <CommandForm
      command={order}
      labels={labels}
      required={['classes', 'country']}
      submit={t('order.submit')}
      sends={price !== undefined}
      read={() => ({
        input: {
          trademarkId: mark.id,
          offices: [...wanted.offices],
          classes: [...classesIn(wanted.classes)],
          alsoSimilar: wanted.alsoSimilar,
          country: wanted.country,
          currency: 'EUR',
          quote: price?.quote ?? '',
        },
      })}
    >
      <Offices
        offices={offices}
        chosen={wanted.offices}
        own={mark.jurisdiction}
        choose={(chosen) => setWanted((now) => ({ ...now, offices: chosen }))}
      />
      <Field name="classes" label={labels.classes} hint={t('order.classesHint')}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            value={wanted.classes}
            onChange={({ target }) => setWanted((now) => ({ ...now, classes: target.value }))}
          />
        )}
      </Field>
      <div
        onChange={({ target }) =>
          setWanted((now) => ({ ...now, alsoSimilar: (target as HTMLInputElement).value === 'similar' }))
        }
      >
        <Choices
          name="alsoSimilar"
          label={labels.alsoSimilar}
          chosen={wanted.alsoSimilar ? 'similar' : 'identical'}
          choices={[
            { value: 'similar', title: t('order.similar'), text: t('order.similarText') },
            { value: 'identical', title: t('order.identical'), text: t('order.identicalText') },
          ]}
        />
      </div>
      <OrderCountry
        country={wanted.country}
        choose={(country) => setWanted((now) => ({ ...now, country }))}
      />
      <WatchPrice wanted={wanted} price={price} />
    </CommandForm>
  );
}

interface OfficesProps {
  readonly offices: readonly Office[];
  readonly chosen: readonly string[];
  /** Office of the mark itself. */
  readonly own: string;
  readonly choose: (chosen: readonly string[]) => void;
}

/** Only registers that are held here, each with how much of it and of which day. */
function Offices({ offices, chosen, own, choose }: OfficesProps) {
  const { t } = useTranslation('portal-watch');
  const name = useOfficeName();
  const toggle = (box: HTMLInputElement): void =>
    choose(box.checked ? [...chosen, box.value] : chosen.filter((code) => code !== box.value));
  return (
    <div onChange={({ target }) => toggle(target as HTMLInputElement)}>
      <Group name="offices" label={t('order.offices')} hint={t('order.officesHint')}>
        {offices.map(({ jurisdiction, dataAsOf, holding, since }) => (
          <Check
            key={jurisdiction}
            name={`office-${jurisdiction}`}
            value={jurisdiction}
            checked={chosen.includes(jurisdiction)}
          >
            {name(jurisdiction)} ({t(`holding.${holding}`, { year: since })},{' '}
            {t('order.dataOf', { day: formatDay(dataAsOf, 'en', { short: true }) })})
          </Check>
        ))}
        {!offices.some(({ jurisdiction }) => jurisdiction === own) && (
          <p>{t('order.ownMissing', { office: name(own) })}</p>
        )}
      </Group>
    </div>
  );
}

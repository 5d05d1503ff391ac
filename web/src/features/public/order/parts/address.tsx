import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiOf } from '../../../../data/api-of.js';
import { Field } from '../../../../kit/form/field.js';
import { logToServer } from '../../../../kit/log/client-log.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import type { Country } from '../order.loader.js';
import { OrderRegionsDocument, type OrderRegionsResult } from '../order.graphql.js';
import styles from '../order.module.css';
import { Typed } from './typed.js';

interface Value {
  readonly street?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly state?: string | null | undefined;
}

interface AddressProps {
  readonly prefix: 'owner' | 'billing';
  readonly value: Value;
  readonly countries: readonly Country[];
  /** Whether a state is asked for where addresses have one. */
  readonly withState?: boolean;
  readonly onChange: (part: Value) => void;
}

/** Country first, because it decides whether a state is asked for: in the United States, Canada and Australia only. */
export function Address({ prefix, value, countries, withState = false, onChange }: AddressProps) {
  const { t } = useTranslation('order');
  const needsState =
    withState && countries.find(({ code }) => code === value.country)?.regionRequired === true;
  return (
    <>
      <Field name={`${prefix}.country`} label={t('label.owner.country')}>
        {(control) => (
          <select
            {...control}
            value={value.country ?? ''}
            autoComplete={`${prefix === 'billing' ? 'billing ' : ''}country`}
            onChange={(event) =>
              onChange({ country: event.target.value, ...(withState ? { state: undefined } : {}) })
            }
          >
            <option value="">{t('choose')}</option>
            <CodedOptions of={countries} />
          </select>
        )}
      </Field>
      {needsState && (
        <State
          key={value.country}
          country={value.country ?? ''}
          value={value.state ?? ''}
          onChange={(state) => onChange({ state })}
        />
      )}
      <Typed
        name={`${prefix}.street`}
        label={t('label.owner.street')}
        maxLength={200}
        autoComplete="street-address"
        value={value.street}
        onText={(street) => onChange({ street })}
      />
      <div className={styles.pair}>
        <Typed
          name={`${prefix}.postcode`}
          label={t('label.owner.postcode')}
          optional
          maxLength={20}
          autoComplete="postal-code"
          value={value.postcode}
          onText={(postcode) => onChange({ postcode })}
        />
        <Typed
          name={`${prefix}.city`}
          label={t('label.owner.city')}
          maxLength={100}
          autoComplete="address-level2"
          value={value.city}
          onText={(city) => onChange({ city })}
        />
      </div>
    </>
  );
}

function State({
  country,
  value,
  onChange,
}: {
  country: string;
  value: string;
  onChange: (state: string) => void;
}) {
  const { t } = useTranslation('order');
  const [regions, setRegions] = useState<OrderRegionsResult['regionList']>([]);
  useEffect(() => {
    const stop = new AbortController();
    apiOf(undefined)
      .query(OrderRegionsDocument, { country }, { signal: stop.signal })
      .then(
        ({ regionList }) => setRegions(regionList),
        (error: unknown) => {
          if (!stop.signal.aborted) logToServer('warn', 'states not loaded', error);
        },
      );
    return () => stop.abort();
  }, [country]);
  return (
    <Field name="owner.state" label={t('label.owner.state')} hint={t('owner.stateHint')}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="address-level1"
        >
          <option value="">{t('choose')}</option>
          <CodedOptions of={regions} />
        </select>
      )}
    </Field>
  );
}

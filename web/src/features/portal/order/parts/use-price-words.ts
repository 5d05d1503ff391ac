import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import type { PortalOrderResult } from '../order.graphql.js';
import type { OfficeLine } from './lines-by-office.js';
import type { TaxLine } from './tax-lines.js';

export type Units = NonNullable<PortalOrderResult['registrationRequest']>['units'];

interface PriceWords {
  /** Office, its classes, and whether it is our services or its fees. */
  readonly what: (line: OfficeLine) => string;
  readonly name: (tax: TaxLine) => string;
  /** Why a tax is so much, and for which office fees. */
  readonly reason: (tax: TaxLine) => string;
}

/** What the lines of a price are called in the language of the page. */
export function usePriceWords(units: Units): PriceWords {
  const { t, i18n } = useTranslation(['portal-order', 'portal-next', 'portal']);
  const office = useOfficeName();
  const region = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const list = new Intl.ListFormat(i18n.language);
  const place = (code: string): string => region.of(code) ?? code;
  const name = ({ category, rate, country }: TaxLine): string =>
    t(`order.money.tax.${category}`, { rate: Number(rate), country: place(country) });
  const reason = ({ why, category, buyerCountry, vatId, officeFees }: TaxLine): string => {
    const offices = list.format(officeFees.map(office));
    const because = t(`order.money.why.${why}`, {
      country: place(buyerCountry),
      number: vatId ?? '',
      offices,
    });
    return category === 'S' && offices !== ''
      ? `${because}; ${t('order.money.feesToo', { offices })}`
      : because;
  };
  const what = ({ jurisdiction, kind }: OfficeLine): string => {
    const classes = units
      .filter((unit) => unit.jurisdiction === jurisdiction && unit.additionalOrder === null)
      .map(({ classNumber }) => String(classNumber));
    const named =
      classes.length === 0
        ? []
        : [t('order.money.classes', { count: classes.length, numbers: list.format(classes) })];
    return [
      office(jurisdiction),
      ...named,
      t(kind === 'OFFICIAL_FEE' ? 'order.money.officeFees' : 'order.money.services'),
    ].join(' · ');
  };
  return { what, name, reason };
}

import { useTranslation } from 'react-i18next';
import { Extract, type ExtractRow } from '../../../../kit/extract/extract.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Day } from '../../parts/day.js';
import type { Mark } from './mark-of.js';

/** The mark as an extract of the register: numbers, days, owner, goods. */
export function MarkFacts({ mark }: { mark: Mark }) {
  const { t } = useTranslation('portal-trademarks');
  const day = (code: string | undefined, key: string, on: string | null, due = false): ExtractRow[] =>
    on === null
      ? []
      : [{ code, label: t(`fact.${key}`), value: <Day on={on} due={due} office={mark.jurisdiction} /> }];
  const text = (code: string | undefined, key: string, value: string | null | undefined): ExtractRow[] =>
    value == null || value === '' ? [] : [{ code, label: t(`fact.${key}`), value }];
  const owner = mark.ownerEntity;
  const [attackable] = mark.attackable.items;
  const rows: ExtractRow[] = [
    ...text('210', 'number', mark.number),
    ...text(undefined, 'internationalNumber', mark.internationalNumber),
    ...day('220', 'filed', mark.filingDate),
    ...day('300', 'priority', mark.priorityDate),
    ...day('450', 'published', mark.publicationDate),
    ...day(undefined, 'oppositionEnd', mark.oppositionEndDate, true),
    ...day('151', 'registered', mark.registrationDate),
    ...day('180', 'expires', mark.expirationDate, true),
    ...day(undefined, 'officeDue', mark.officeDueDate, true),
    ...day(undefined, 'declarationDue', mark.douDeadlineDate, true),
    ...(attackable?.state === 'OPEN' ? day(undefined, 'attackableSince', attackable.nominalDate) : []),
    ...(attackable?.state === 'UPCOMING' ? day(undefined, 'attackableFrom', attackable.nominalDate) : []),
    ...text(
      '730',
      'owner',
      owner === null
        ? null
        : (owner.businessName ?? [owner.firstName, owner.lastName].filter(Boolean).join(' ')),
    ),
    ...text(undefined, 'type', t(`type.${mark.type}`)),
    ...(mark.brand === null
      ? []
      : [
          {
            label: t('fact.brand'),
            value: <AppLink to={`/portal/brands/${mark.brand.id}`}>{mark.brand.name}</AppLink>,
          },
        ]),
    ...(mark.registrationRequestId === null
      ? []
      : [
          {
            label: t('fact.order'),
            value: (
              <AppLink to={`/portal/order/${mark.registrationRequestId}`}>{t('fact.openOrder')}</AppLink>
            ),
          },
        ]),
    ...(mark.ipoLink === null
      ? []
      : [
          {
            label: t('fact.register'),
            value: (
              <a href={mark.ipoLink} rel="noreferrer">
                {t('fact.atOffice')}
              </a>
            ),
          },
        ]),
    ...mark.goodsAndServices.map((goods) => ({
      code: '511',
      label: t('fact.class', { number: goods.class }),
      value: goods.terms.join('; '),
    })),
  ];
  return <Extract rows={rows} />;
}

import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Extract, type ExtractRow } from '../../../../kit/extract/extract.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import type { PortalOrderResult } from '../order.graphql.js';

type Order = NonNullable<PortalOrderResult['registrationRequest']>;
type Draft = NonNullable<Order['orderDraft']>;

const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');

/** What the order knows from its owner, and where it is corrected. */
export function Answers({ order }: { order: Order }) {
  const { t, i18n } = useTranslation(['portal-order', 'portal-next', 'portal']);
  const office = useOfficeName();
  const country = (code: string | null): string | null =>
    code === null ? null : (new Intl.DisplayNames(i18n.language, { type: 'region' }).of(code) ?? code);
  const rows: ExtractRow[] = [
    { code: '540', label: t('order.mark'), value: order.value || t('portal:orders.logo') },
    {
      label: t('order.offices'),
      value: new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
        order.jurisdictions.map(office),
      ),
    },
    { label: t('order.offer'), value: order.businessDescription },
    { label: t('order.websites'), value: order.websites.join(', ') },
    {
      code: '730',
      label: t('order.told.owner'),
      value: order.orderDraft === null ? '' : owner(order.orderDraft),
    },
    {
      label: t('order.told.billing'),
      value: order.orderDraft === null || order.orderedAt === null ? '' : billing(order.orderDraft),
    },
  ].filter(({ value }) => value !== '');
  const inDraft = order.status === 'READY_FOR_DRAFTING' && order.nextStep.target === 'DRAFT';
  return (
    <section aria-labelledby="told">
      <h2 id="told">{t('order.facts')}</h2>
      <Extract rows={rows} />
      <p>
        {inDraft ? (
          <AppLink to={`/application-draft/${order.id}`}>{t('order.told.correct')}</AppLink>
        ) : (
          <a href="#messages">{t('order.told.ask')}</a>
        )}
      </p>
    </section>
  );

  function owner({
    owner: { kind, firstName, lastName, businessName, street, city, postcode, country: code },
  }: Draft): string {
    const name =
      kind === 'APPLICANT_BUSINESS' ? businessName : [firstName, lastName].filter(Boolean).join(' ');
    return joined(name, street, joined(postcode, city).replace(', ', ' '), country(code));
  }

  function billing({
    billing: { sameAsOwner, name, street, city, postcode, country: code, vatId, email },
  }: Draft): string {
    return joined(
      sameAsOwner
        ? t('order.told.sameAsOwner')
        : joined(name, street, joined(postcode, city).replace(', ', ' '), country(code)),
      vatId,
      email,
    );
  }
}

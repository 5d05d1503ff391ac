import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AppLink } from '../../../kit/link/app-link.js';
import { useBrandChoice, type BrandChoice } from './use-brand-choice.js';

export interface Scope {
  /** Condition on `brandId`, or null for all brands. */
  readonly filter: { readonly brandId: { readonly eq: string } | { readonly isNull: true } } | null;
  readonly name: string | undefined;
  /** False until it is known which brand is selected. */
  readonly ready: boolean;
}

/** The brand in view: what the address names, else the selected one; `?brand=all` for every brand. */
export function scopeOf(
  query: URLSearchParams,
  { brands, unassigned, selected, ready, failed }: Omit<BrandChoice, 'unassignedCount' | 'choose'>,
): Scope {
  const asked = query.get('brand') ?? undefined;
  if (asked === 'all') return { filter: null, name: undefined, ready: true };
  const id = asked ?? selected;
  if (id === undefined) return { filter: null, name: undefined, ready: ready || failed };
  return id === null
    ? { filter: { brandId: { isNull: true } }, name: unassigned, ready: true }
    : { filter: { brandId: { eq: id } }, name: brands.find((brand) => brand.id === id)?.name, ready: true };
}

/** The brand in view here and now. */
export function useBrandScope(): Scope {
  const [query] = useSearchParams();
  return scopeOf(query, useBrandChoice());
}

/** What a list leaves out because of the brand in view. */
export interface Hidden {
  readonly what: 'threats' | 'marks' | 'subscriptions';
  readonly count: number;
}

/** Says which brand a page is about and what of other brands it leaves out, with the way to all of them. */
export function BrandScope({
  scope,
  path,
  hidden = [],
}: {
  scope: Scope;
  path: string;
  hidden?: readonly Hidden[];
}) {
  const { t } = useTranslation('portal');
  const { brands, selected } = useBrandChoice();
  if (brands.length === 0 || !scope.ready) return null;
  if (scope.filter === null)
    return selected === undefined ? null : (
      <p>
        {t('scope.all')} <AppLink to={path}>{t('scope.one')}</AppLink>
      </p>
    );
  const left = hidden
    .filter(({ count }) => count > 0)
    .map(({ what, count }) => t(`scope.hidden.${what}`, { count }))
    .join(' ');
  return (
    <p role="status">
      {t('scope.brand', { name: scope.name ?? '' })} {left}{' '}
      <AppLink to={`${path}?brand=all`}>{t('scope.showAll')}</AppLink>
    </p>
  );
}

/** For what is never left out because of a brand: says so while one is selected. */
export function EveryBrand({ of }: { of: 'dates' | 'orders' }) {
  const { t } = useTranslation('portal');
  const { brands, selected } = useBrandChoice();
  return brands.length === 0 || selected === undefined ? null : <p>{t(`scope.always.${of}`)}</p>;
}

import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AppLink } from '../../../kit/link/app-link.js';
import { useBrandChoice } from './use-brand-choice.js';

export interface Scope {
  /** Condition on `brandId`, or null for all brands. */
  readonly filter: { readonly brandId: { readonly eq: string } | { readonly isNull: true } } | null;
  readonly name: string | undefined;
  /** False until it is known which brand is selected. */
  readonly ready: boolean;
}

/** The brand in view: what the address names, else the selected one; `?brand=all` for every brand. */
export function useBrandScope(): Scope {
  const [query] = useSearchParams();
  const { brands, unassigned, selected, ready, failed } = useBrandChoice();
  const asked = query.get('brand') ?? undefined;
  if (asked === 'all') return { filter: null, name: undefined, ready: true };
  const id = asked ?? selected;
  if (id === undefined) return { filter: null, name: undefined, ready: ready || failed };
  return id === null ? { filter: { brandId: { isNull: true } }, name: unassigned, ready: true } : { filter: { brandId: { eq: id } }, name: brands.find((brand) => brand.id === id)?.name, ready: true };
}

/** Says which brand a list is about, with the way to all of them. */
export function BrandScope({ scope, path }: { scope: Scope; path: string }) {
  const { t } = useTranslation('portal');
  const { brands } = useBrandChoice();
  if (brands.length === 0 || !scope.ready) return null;
  if (scope.filter === null) return <p>{t('scope.all')} <AppLink to={path}>{t('scope.one')}</AppLink></p>;
  return <p>{t('scope.brand', { name: scope.name ?? '' })} <AppLink to={`${path}?brand=all`}>{t('scope.showAll')}</AppLink></p>;
}

import type { ClassGoods } from '../../../domain/goods-picker/class-goods.js';
import type { UpdateApplicationJurisdictionInput } from '../../../generated/schema.js';
import { goodsInput } from '../../../domain/draft/office-goods.js';

export const filingBases = ['_1_A', '_1_B', '_44_D', '_44_E'] as const;

/** One office's form as the application takes it; what the office is not asked for stays as it was. */
export function readOffice(
  form: FormData,
  {
    goods,
    isUs,
    hasPicture,
  }: { readonly goods: readonly ClassGoods[]; readonly isUs: boolean; readonly hasPicture: boolean },
): UpdateApplicationJurisdictionInput {
  const text = (name: string): string | null => String(form.get(name) ?? '').trim() || null;
  const claimsColours = form.get('colorClaimEnabled') === 'yes' && form.get('logoType') !== 'black-and-white';
  return {
    goodsAndServices: goodsInput(goods),
    ...(isUs
      ? {
          usptoFilingBasis: filingBases.find((known) => known === form.get('usptoFilingBasis')) ?? null,
          usptoAdditionalInfo: text('usptoAdditionalInfo'),
        }
      : {}),
    ...(hasPicture
      ? {
          logoType: text('logoType'),
          textInTrademark: text('textInTrademark'),
          colorClaimEnabled: claimsColours,
          colorClaim: claimsColours ? text('colorClaim') : null,
        }
      : {}),
  };
}

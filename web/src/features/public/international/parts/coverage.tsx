import { useTranslation } from 'react-i18next';
import type { OfficePackage } from '../packages.js';

/** How many people and how much purchasing power some offices cover together; nothing where a figure is missing. */
export function Coverage({ of }: { of: OfficePackage }) {
  const { t, i18n } = useTranslation('strategy');
  const figures = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const { population, purchasingPower } = of;
  if (population === null || purchasingPower === null) return null;
  return (
    <p>
      {t('packages.coverage', {
        population: figures.format(Number(population)),
        share: figures.format(Number(purchasingPower)),
      })}
    </p>
  );
}

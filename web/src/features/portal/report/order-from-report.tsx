import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/button/button.js';
import { StickyStep } from '../../../kit/sticky-step/sticky-step.js';

/** From the report to the order. What the lawyer advises against is not held out at the foot of the screen. */
export function OrderFromReport({ name, token, advised }: { name: string; token: string; advised: boolean }) {
  const { t } = useTranslation(['portal', 'report']);
  const box = useRef<HTMLDivElement>(null);
  const to = `/registration-request/${token}`;
  return (
    <div ref={box}>
      <ButtonLink to={to} look={advised ? 'accent' : 'plain'} size="large">
        {t('portal:report.order')}
      </ButtonLink>
      {advised && (
        <StickyStep
          of={box}
          text={t('report:next.title', { name })}
          action={t('portal:report.order')}
          to={to}
        />
      )}
    </div>
  );
}

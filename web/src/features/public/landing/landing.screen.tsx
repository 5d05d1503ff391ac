import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { AppLink } from '../../../kit/link/app-link.js';
import { LandingPage } from './parts/landing-page.js';
import { readLanding } from './parts/read-landing.js';

export const loader = (args: LoaderFunctionArgs) => readLanding(args);

/** One service, or one platform on which brands are protected. */
export function Component() {
  const { t } = useTranslation('content');
  const { document, live } = useLoaderData<typeof loader>();
  const isPlatform = document.category !== undefined;
  const above = isPlatform ? [{ to: '/brand-protection', label: t('protection.above') }] : [];
  return (
    <LandingPage document={document} live={live} above={above}>
      {isPlatform && (
        <p>
          <AppLink to="/brand-protection#free-scan">{t('protection.freeScan')}</AppLink>
        </p>
      )}
    </LandingPage>
  );
}

import { LegalPage } from './parts/legal-page.js';

export function Component() {
  return <LegalPage page="privacy" parts={['stored', 'where', 'device', 'cookies', 'delete']} />;
}

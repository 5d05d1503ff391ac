import { TERMS_VERSION } from '../../../domain/order/terms-version.js';
import { LegalPage } from './parts/legal-page.js';

export function Component() {
  return (
    <LegalPage
      page="terms"
      version={TERMS_VERSION}
      parts={['example', 'order', 'acting', 'approval', 'price', 'refund', 'data', 'changes']}
    />
  );
}

import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { CardPaymentProvider } from './card-payments.js';

export interface PaymentParts {
  readonly runtime: CommandRuntime;
  readonly provider: CardPaymentProvider;
  /** Where people reach the site. */
  readonly publicOrigin: string;
}

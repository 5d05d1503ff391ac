import { askFreshSignIn } from '../../kit/session/freshly.js';
import { knock, type DoorAnswer } from '../../kit/session/security-doors.js';
import { sessionStore } from '../../kit/session/use-session.js';

/** One action of the settings of signing in; asks for a fresh sign-in where it is needed, and goes on. */
export async function act<T>(
  action: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<DoorAnswer<T>> {
  const send = (): Promise<DoorAnswer<T>> => knock<T>(sessionStore(), `/api/auth/security/${action}`, fields);
  const first = await send();
  if (first.ok || first.code !== 'STEP_UP_NEEDED') return first;
  return (await askFreshSignIn()) ? send() : first;
}

export interface Factor {
  readonly id: string;
  readonly kind: 'CodeApp' | 'Passkey';
  readonly name: string;
  readonly addedAt: string;
  readonly lastUsedAt: string | null;
}
export interface Device {
  readonly id: string;
  readonly isThis: boolean;
  readonly area: 'customer' | 'admin';
  readonly userAgent: string;
  readonly signedInAt: string;
  readonly lastSeenAt: string;
}
export interface Security {
  readonly required: boolean;
  readonly factors: readonly Factor[];
  readonly recoveryCodesLeft: number;
  readonly devices: readonly Device[];
}

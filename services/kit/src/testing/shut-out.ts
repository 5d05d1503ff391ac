import { checkRole } from '../runtime/commands/decide.js';
import { Rejection } from '../model/words/rejection.js';
import { roles, type Role } from '../model/words/viewer.js';

/** Every role that may never call the command, in the order of `roles`. The system is never among them. */
export function shutOut(command: { readonly name: string; readonly allowed: readonly Role[] }): Role[] {
  return roles.filter((role) => {
    try {
      checkRole({ command, viewer: { role, locale: 'en', scopes: [] } });
      return false;
    } catch (error) {
      if (error instanceof Rejection && error.code === 'FORBIDDEN') return true;
      throw error;
    }
  });
}

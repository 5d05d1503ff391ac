import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';

const person = (role: 'customer' | 'lawyer' | 'admin', name: string): Viewer & { userId: string } => ({
  role,
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});

export const client = person('customer', 'client');
export const stranger = person('customer', 'stranger');
export const lawyer = person('lawyer', 'lawyer');
export const otherLawyer = person('lawyer', 'other lawyer');
export const admin = person('admin', 'admin');
export const visitor: Viewer = { role: 'visitor', locale: 'en', scopes: [] };

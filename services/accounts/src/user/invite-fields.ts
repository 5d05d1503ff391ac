import { f } from '@cotta/kit/model/field/field.js';
import { userRoles } from './user.js';

/** What is told of a person whose account is opened by somebody else. */
export const inviteFields = {
  email: f.email('Where the invitation goes.'),
  role: f.enumeration('What the account may do.', { name: 'UserRole', values: userRoles }),
  firstname: f.text('First name.', { max: 100 }),
  lastname: f.text('Last name.', { max: 100 }),
  language: f.code('LanguageCode', 'Language of letters.'),
};

import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { about, admin, asked, linksRevoked } from '../testing/facts.js';
import { revokeLinks } from './revoke-links.js';

describe('revoking links', () => {
  it('raises the revision each time', () => {
    given(asked())
      .when(revokeLinks, {}, { viewer: admin })
      .then(linksRevoked)
      .thenState({ about: { ...about, linkRevision: 2 } });
    given(asked(), linksRevoked)
      .when(revokeLinks, {}, { viewer: admin })
      .then({ type: 'LinksRevoked', data: { linkRevision: 3 } });
  });

  it('is open to nobody but lawyers and admins', () =>
    expect(shutOut(revokeLinks)).toEqual(['visitor', 'customer', 'partner']));
});

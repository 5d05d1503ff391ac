import { expect, it, jest } from '@jest/globals';
import type { Location } from 'react-router';
import { askForPagesWhoseFilesAreGone } from './missing-files.js';

it('asks for the page that is on its way when a file of it is gone, and for none when nobody goes anywhere', () => {
  const leave = jest.fn<(href: string) => void>();
  const navigation: { location?: Location } = {};
  const router = { state: { navigation }, createHref: ({ pathname }: Location) => `/cs${pathname}` };
  askForPagesWhoseFilesAreGone(router, leave);
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(leave).not.toHaveBeenCalled();
  navigation.location = { pathname: '/pricing' } as Location;
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(leave.mock.calls).toEqual([['/cs/pricing']]);
  // Another file of the same page; then whoever is still here tries once more.
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(leave).toHaveBeenCalledTimes(1);
  navigation.location = { pathname: '/pricing' } as Location;
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(leave).toHaveBeenCalledTimes(2);
});

export const passwordResetPreview = {
  link: 'https://cotta.test/portal/set-password?token=Xb3vQpT0sLr8eYk2mWn5cA',
};
